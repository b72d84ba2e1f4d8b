import type { ExportTools } from '../../accounts/contract'
import { myCoursesQuery } from '../api/queries'

export default ({ client }: ExportTools) => client.fetchQuery(myCoursesQuery())
