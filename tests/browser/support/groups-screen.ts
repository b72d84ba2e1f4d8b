import type { Page } from '@playwright/test'

export { button, link, toasts } from './locators'

interface SeededGroup {
  readonly id: string | number
  readonly name: string
  readonly members: readonly { readonly userId: string; readonly name: string; readonly login: string }[]
}

export const groupList = (page: Page) => page.getByRole('navigation', { name: 'My groups' })
/** The heading of the screen on phones, of the card on desktops. */
export const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

export async function fetchGroups(page: Page, token: string): Promise<SeededGroup[]> {
  const answer = await page.request.get('/api/UserGroup', { headers: { Authorization: `Bearer ${token}` } })
  return answer.json()
}

/** Ana's first group, with at least two members. */
export async function firstGroup(page: Page, token: string): Promise<SeededGroup> {
  const [group] = await fetchGroups(page, token)
  if (!group || group.members.length < 2) throw new Error('Ana has no group with two members.')
  return group
}
