import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { button, fetchGroups, firstGroup, groupList, link, title, toasts } from './support/groups-screen'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const confirmDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this group?' })

test.describe(() => {
  let token: string
  test.beforeEach(async ({ page, mock }) => {
    token = await mock.login(page)
  })

  test('the groups screen lists groups and shows the selected one', {
    tag: ['@both', '@GRP-LIST-01'],
  }, async ({ page }) => {
    const groups = await fetchGroups(page, token)
    await page.goto('/manageGroups')
    await expect(title(page, 'My groups')).toBeVisible()
    await expect(groupList(page).getByRole('link')).toHaveText(
      groups.map(({ name }) => new RegExp(`^${name}`)),
    )
    await expect(link(page, 'New group')).toHaveAttribute('href', '/group/create')

    for (const { id, name, members } of groups) {
      await groupList(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/manageGroups?group=${id}`)
      await expect(title(page, name)).toBeVisible()
      await expect(page.getByRole('region', { name })).toBeFocused()
      await expect(link(page, 'Edit')).toHaveAttribute('href', `/group/create/${id}`)
      const people = page.getByRole('list', { name: `${members.length} members` })
      await expect(people.getByRole('listitem')).toHaveCount(members.length)
      for (const member of members) await expect(people.getByText(member.name, { exact: true })).toBeVisible()
      if (isPhone(page)) await link(page, 'Back').click()
    }
  })

  test('the groups screen restores its selection on reload, back and forward', {
    tag: '@GRP-LIST-01',
  }, async ({ page }) => {
    const [one, two] = await fetchGroups(page, token)
    if (!one || !two) throw new Error('Ana has fewer than two groups.')
    await page.goto(`/manageGroups?group=${one.id}`)
    await expect(title(page, one.name)).toBeVisible()
    await page.reload()
    await expect(title(page, one.name)).toBeVisible()
    if (isPhone(page)) await link(page, 'Back').click()
    await groupList(page).getByRole('link', { name: two.name }).click()
    await expect(title(page, two.name)).toBeVisible()
    await page.goBack()
    if (isPhone(page)) await page.goBack()
    await expect(title(page, one.name)).toBeVisible()
  })

  test('on a phone, the groups screen shows a list until a group is selected', {
    tag: ['@phone', '@GRP-LIST-01'],
  }, async ({ page }) => {
    const { name } = await firstGroup(page, token)
    await page.goto('/manageGroups')
    await expect(page.getByText('Choose a group')).toBeHidden()
    await groupList(page).getByRole('link', { name }).click()
    await expect(groupList(page)).toBeHidden()
  })

  test('the groups screen shows an error with a link for an unknown group', { tag: '@GRP-LIST-01' }, async ({
    page,
  }) => {
    await page.goto('/manageGroups?group=nobodys')
    await expect(page.getByText('Group not found')).toBeVisible()
    await link(page, 'All groups').click()
    await expect(page).toHaveURL('/manageGroups')
    await expect(groupList(page)).toBeVisible()
  })

  test('a group does not show a member whose connection ended', {
    tag: '@GRP-LIST-01',
  }, async ({ page }) => {
    const { name, members } = await firstGroup(page, token)
    const [gone, other] = members
    if (!gone || !other) throw new Error('The group has too few members.')
    const open = () => groupList(page).getByRole('link', { name }).click()
    const people = page.getByRole('list', { name: /^\d+ members?$/ })
    await page.goto('/manageGroups')
    await open()
    await expect(people).toContainText(gone.name)
    await link(page, 'Back').click()
    await link(page, 'Manage connections').click()
    await button(page, `Remove connection: ${gone.name}`).click()
    const answered = page.waitForResponse(/\/UserConnection\/delete$/)
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await answered
    await button(page, 'Back').click()
    await link(page, 'Manage groups').click()
    await open()
    await expect(people).toContainText(other.name)
    await expect(people).not.toContainText(gone.name)
  })

  test('a group is deleted only after confirmation', { tag: '@GRP-LIST-01' }, async ({ page, mock }) => {
    const { id, name } = await firstGroup(page, token)
    await page.goto(`/manageGroups?group=${id}`)
    await button(page, 'Delete').click()
    await expect(confirmDialog(page)).toContainText(name)
    await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(confirmDialog(page)).toBeHidden()
    expect(await mock.requests('deleteGroup')).toEqual([])

    await button(page, 'Delete').click()
    await confirmDialog(page).getByRole('button', { name: 'Delete group' }).click()
    await expect(toasts(page)).toContainText('Group deleted')
    await expect(page).toHaveURL('/manageGroups')
    await expect(groupList(page).getByRole('link')).toHaveCount(2)
    await expect(groupList(page)).not.toContainText(name)
    await expect(groupList(page)).toBeFocused()
    const request = await mock.onlyRequest('deleteGroup')
    expect(request).toMatchObject({ method: 'POST', path: `/api/UserGroup/delete/${id}`, query: {} })
  })

  for (const body of ['empty', 'null'] as const)
    test(`a group counts as deleted when the answer body is "${body}"`, { tag: '@GRP-EDIT-02' }, async ({
      page,
      mock,
    }) => {
      const { id, name } = await firstGroup(page, token)
      await page.goto(`/manageGroups?group=${id}`)
      await mock.fault('deleteGroup', { body })
      await button(page, 'Delete').click()
      await confirmDialog(page).getByRole('button', { name: 'Delete group' }).click()
      await expect(toasts(page)).toContainText('Group deleted')
      await expect(groupList(page)).not.toContainText(name)
    })

  test('a group stays and an error appears when its deletion fails', {
    tag: '@GRP-EDIT-02',
  }, async ({ page, mock }) => {
    const { id, name } = await firstGroup(page, token)
    await page.goto(`/manageGroups?group=${id}`)
    await mock.fault('deleteGroup', { status: 500 })
    await button(page, 'Delete').click()
    await confirmDialog(page).getByRole('button', { name: 'Delete group' }).click()
    await expect(toasts(page)).toContainText('Error cancelling group')
    await expect(title(page, name)).toBeVisible()

    await mock.clearFaults()
    await page.route('**/api/UserGroup/delete/*', (route) => route.fulfill({ json: false }), { times: 1 })
    await button(page, 'Delete').click()
    await confirmDialog(page).getByRole('button', { name: 'Delete group' }).click()
    await expect(toasts(page)).toContainText('didn’t accept this')
    await expect(title(page, name)).toBeVisible()

    await expect(confirmDialog(page)).toBeHidden()
    await button(page, 'Delete').click()
    await confirmDialog(page).getByRole('button', { name: 'Delete group' }).click()
    await expect(page).toHaveURL('/manageGroups')
  })

  test('the groups screen suggests a new group when the last one is deleted', {
    tag: '@GRP-LIST-01',
  }, async ({ page }) => {
    await page.goto('/manageGroups')
    for (const { name } of await fetchGroups(page, token)) {
      await groupList(page).getByRole('link', { name }).click()
      await button(page, 'Delete').click()
      await confirmDialog(page).getByRole('button', { name: 'Delete group' }).click()
      await expect(page).toHaveURL('/manageGroups')
    }
    await expect(page.getByText('You don’t have any groups yet')).toBeVisible()
  })
})

test('the groups screen invites a new member to create a group', { tag: '@GRP-LIST-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page, 'nova')
  await page.goto('/manageGroups')
  await expect(page.getByText('You don’t have any groups yet')).toBeVisible()
  await link(page, 'New group').click()
  await expect(page).toHaveURL('/group/create')
})

test('the groups screen and the group editor redirect visitors', {
  tag: ['@GRP-LIST-01', '@GRP-EDIT-01'],
}, async ({ page }) => {
  for (const path of ['/manageGroups', '/group/create', '/group/create/5']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
