import type { ExportTools } from '../../accounts/contract'
import { connectionsQuery, tagsQuery } from '../api/queries'

export default async ({ client }: ExportTools) => ({
  connections: await client.fetchQuery(connectionsQuery()),
  tags: await client.fetchQuery(tagsQuery()),
})
