import type { ExportTools } from '../../accounts/contract'
import { myPostsQuery } from '../api/queries'

export default ({ client }: ExportTools) => client.fetchQuery(myPostsQuery())
