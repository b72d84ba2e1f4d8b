import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { button, fetchGroups, firstGroup, groupList, link, title, toasts } from './support/groups-screen'
import { keyboard, pointer } from './support/input-methods'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })

const requestMembers = (members: Awaited<ReturnType<typeof firstGroup>>['members']) =>
  members.map(({ userId, name, login }) => ({ userId, name, login, pictureUrl: expect.any(String) }))

const withoutNetwork = (page: Page) => serveConfig(page, { plugins: { network: false } })

let token: string
test.beforeEach(async ({ page, mock }) => {
  token = await mock.login(page)
})

for (const [method, inputMethodFor] of [
  ['pointer', () => pointer],
  ['keyboard', keyboard],
] as const)
  test(`a member creates a group by ${method}`, { tag: ['@both', '@GRP-EDIT-01', '@GRP-EDIT-02'] }, async ({
    page,
    mock,
  }) => {
    const { fill, press } = inputMethodFor(page)
    await page.goto('/manageGroups')
    await press(link(page, 'New group'))
    await expect(page).toHaveURL('/group/create')
    await expect(title(page, 'New group')).toBeVisible()
    await fill(nameField(page), '  Evening class  ')
    await press(button(page, 'Save'))

    await expect(toasts(page)).toContainText('Group created')
    const created = (await fetchGroups(page, token)).find(({ name }) => name === 'Evening class')
    await expect(page).toHaveURL(`/manageGroups?group=${created?.id}`)
    await expect(title(page, 'Evening class')).toBeVisible()
    await expect(page.getByText('This group has no members yet.')).toBeVisible()
    const request = await mock.onlyRequest('createGroup')
    expect(request.body).toEqual({ name: 'Evening class', members: [] })

    await page.goBack()
    await expect(title(page, 'My groups')).toBeVisible()
  })

for (const body of ['empty', 'null', 'wrong-types'] as const)
  test(`a new group is selected when the answer body is "${body}"`, {
    tag: '@GRP-EDIT-02',
  }, async ({ page, mock }) => {
    await page.goto('/group/create')
    await mock.fault('createGroup', { body })
    await nameField(page).fill('Evening class')
    await button(page, 'Save').click()
    await expect(page).toHaveURL(/\/manageGroups\?group=/)
    await expect(title(page, 'Evening class')).toBeVisible()
  })

test('the group editor sends nothing when the group has no name', { tag: '@GRP-EDIT-01' }, async ({
  page,
  mock,
}) => {
  await page.goto('/group/create')
  await nameField(page).fill('   ')
  await button(page, 'Save').click()
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toHaveAccessibleDescription(/Enter a name for the group\./)
  expect(await mock.requests('createGroup')).toEqual([])
})

test('the group editor saves a new name and removed members', {
  tag: ['@GRP-EDIT-01', '@GRP-EDIT-02'],
}, async ({ page, mock }) => {
  await withoutNetwork(page)
  const { id, name, members } = await firstGroup(page, token)
  const [leaving, ...staying] = members
  await page.goto(`/manageGroups?group=${id}`)
  await link(page, 'Edit').click()
  await expect(page).toHaveURL(`/group/create/${id}`)
  await expect(title(page, 'Edit group')).toBeVisible()
  await expect(nameField(page)).toHaveValue(name)
  const people = page.getByRole('list', { name: 'Members' })
  await expect(people.getByRole('listitem')).toHaveCount(members.length)

  await nameField(page).fill('Monday walkers')
  await button(page, `Remove ${leaving?.name} from the group`).click()
  await expect(people.getByRole('listitem')).toHaveCount(staying.length)
  await expect(page.locator('p:focus')).toBeVisible()
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Group saved')
  await expect(page).toHaveURL(`/manageGroups?group=${id}`)
  await expect(title(page, 'Monday walkers')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Monday walkers' }).getByRole('listitem')).toHaveCount(
    staying.length,
  )
  const request = await mock.onlyRequest('upsertGroup')
  expect(request.body).toEqual({ id, name: 'Monday walkers', members: requestMembers(staying) })
})

test('going back from the group editor opens the group and sends nothing', {
  tag: '@GRP-EDIT-01',
}, async ({ page, mock }) => {
  const { id, name } = await firstGroup(page, token)
  await page.goto(`/group/create/${id}`)
  await expect(nameField(page)).toHaveValue(name)
  await link(page, 'Back').click()
  await expect(page).toHaveURL(`/manageGroups?group=${id}`)
  expect(await mock.requests('upsertGroup')).toEqual([])
})

test('the group editor shows an error with a link for an unknown group', { tag: '@GRP-EDIT-01' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/)
  await page.goto('/group/create/nobodys')
  await expect(page.getByText('Group not found')).toBeVisible()
  await link(page, 'All groups').click()
  await expect(groupList(page)).toBeVisible()
})

test('the group editor keeps edits over a reload until they are saved', {
  tag: '@GRP-EDIT-01',
}, async ({ page }) => {
  await withoutNetwork(page)
  const { id, name, members } = await firstGroup(page, token)
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft:')))
  await page.goto(`/group/create/${id}`)
  const people = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
  await nameField(page).fill('Half a na')
  await button(page, `Remove ${members[0]?.name} from the group`).click()
  await expect.poll(drafts).toHaveLength(1)
  await page.reload()
  await expect(nameField(page)).toHaveValue('Half a na')
  await expect(people).toHaveCount(members.length - 1)

  await button(page, 'Discard').click()
  await expect(nameField(page)).toHaveValue(name)
  await expect(people).toHaveCount(members.length)
  await nameField(page).fill('A whole name')
  await expect.poll(drafts).toHaveLength(1)
  await button(page, 'Save').click()
  await expect(title(page, 'A whole name')).toBeVisible()
  expect(await drafts()).toEqual([])
})

test('the group editor keeps edits when the server refuses a member', {
  tag: '@GRP-EDIT-02',
}, async ({ page, mock }) => {
  const { id } = await firstGroup(page, token)
  await page.goto(`/group/create/${id}`)
  await nameField(page).fill('Monday walkers')
  await mock.fault('upsertGroup', { status: 400 })
  await page.route(
    '**/api/UserGroup/Upsert',
    (route) => route.fulfill({ status: 400, json: { errors: { members: ['Not a connection.'] } } }),
    { times: 1 },
  )
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toContainText('didn’t accept one of the members')
  await expect(nameField(page)).toHaveValue('Monday walkers')
})
