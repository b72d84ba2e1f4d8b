import type { Page } from '@playwright/test'

export { button, link, toasts } from './locators'

interface SeededGroup {
  readonly id: string | number
  readonly name: string
  readonly members: readonly { readonly userId: string; readonly name: string; readonly login: string }[]
}

/** What tests find on the screens of groups. */
export const groupList = (page: Page) => page.getByRole('navigation', { name: 'My groups' })
/** The heading is the screen's own on phones and the card's on a desk. */
export const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Ana's groups as the server holds them. */
export async function fetchGroups(page: Page, token: string): Promise<SeededGroup[]> {
  const answer = await page.request.get('/api/UserGroup', { headers: { Authorization: `Bearer ${token}` } })
  return answer.json()
}

/** The first of Ana's groups; it has two members at least. */
export async function firstGroup(page: Page, token: string): Promise<SeededGroup> {
  const [group] = await fetchGroups(page, token)
  if (!group || group.members.length < 2) throw new Error('Ana has no group with two members.')
  return group
}
