import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { button, fetchGroups, link, title, toasts } from './support/groups-screen'
import { keyboard } from './support/input-methods'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your connections' })
const people = (page: Page) => page.getByRole('list', { name: 'Group members' })

test('a member creates a group and selects its members by keyboard', {
  tag: ['@both', '@GRP-EDIT-01', '@GRP-EDIT-02'],
}, async ({ page, mock, expectAccessible }) => {
  test.slow()
  const { fill, press, toggle } = keyboard(page)
  const token = await mock.login(page)
  await page.goto('/manageGroups')
  await press(link(page, 'New group'))
  await expect(title(page, 'New group')).toBeVisible()
  await expect(people(page)).toBeVisible()
  await expectAccessible()

  await fill(nameField(page), 'Evening class')
  await fill(search(page), 'BRUNO CARVALHO')
  await expect(people(page).getByRole('checkbox')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await toggle(people(page).getByRole('checkbox', { name: /^Bruno Carvalho/ }))
  await press(button(page, 'Create group'))

  await expect(toasts(page)).toContainText('Group created')
  const created = (await fetchGroups(page, token)).find(({ name }) => name === 'Evening class')
  await expect(page).toHaveURL(`/manageGroups?group=${created?.id}`)
  await expect(title(page, 'Evening class')).toBeVisible()
  await expect(page.getByRole('list', { name: '1 member' })).toContainText('Bruno Carvalho')
})
