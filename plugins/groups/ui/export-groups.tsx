import type { ExportTools } from '../../accounts/contract'
import { groupsQuery } from '../api/queries'

export default ({ client }: ExportTools) => client.fetchQuery(groupsQuery())
