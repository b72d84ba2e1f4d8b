import type { ExportTools } from '../../accounts/contract'
import { paymentsQuery } from '../api/queries'

export default ({ client }: ExportTools) => client.fetchQuery(paymentsQuery())
