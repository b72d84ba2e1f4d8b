import type { Page } from '@playwright/test'

export { button, link, toasts } from './locators'

interface SeededGroup {
  readonly id: string | number
  readonly name: string
  readonly members: readonly { readonly userId: string; readonly name: string; readonly login: string }[]
}

export const groupList = (page: Page) => page.getByRole('navigation', { name: 'My groups' })
/** Finds the name of a group: phones show it as heading of the screen, desktops of a card. */
export const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

export async function fetchGroups(page: Page, token: string): Promise<SeededGroup[]> {
  const answer = await page.request.get('/api/UserGroup', { headers: { Authorization: `Bearer ${token}` } })
  return answer.json()
}
