import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { fetchGroups, groupList, link, title } from './support/groups-screen'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test('the groups screen lists groups and shows the selected one; phones show either', {
  tag: ['@both', '@GRP-LIST-01'],
}, async ({ page, mock }) => {
  const token = await mock.login(page)
  const groups = await fetchGroups(page, token)
  await page.goto('/manageGroups')
  await expect(title(page, 'Groups')).toBeVisible()
  await expect(title(page, groups[0]?.name ?? '')).toBeHidden()
  for (const { id, name, members } of groups) {
    await groupList(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/manageGroups?group=${id}`)
    await expect(title(page, name)).toBeVisible()
    await expect(page.getByRole('region', { name })).toBeFocused()
    const people = page.getByRole('list', { name: `${members.length} members` })
    await expect(people.getByRole('listitem')).toHaveCount(members.length)
    await expect(groupList(page)).toBeVisible({ visible: !isPhone(page) })
    if (isPhone(page)) await link(page, 'All groups').click()
  }
  await page.goBack()
  await expect(title(page, groups.at(isPhone(page) ? -1 : -2)?.name ?? '')).toBeVisible()
})
