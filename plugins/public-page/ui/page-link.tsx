import type { LinkedScreen } from '@kernel/parts'
import { publicSettingsQuery } from '../api/queries'

export default async function pageLink({ params: { id = '' }, client }: LinkedScreen) {
  const page = await client.fetchQuery(publicSettingsQuery(id.slice(1))).catch(() => undefined)
  return page?.isPublic
    ? { title: page.name || id, author: page.headline, picture: page.pictureUrl }
    : undefined
}
