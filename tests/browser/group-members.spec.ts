import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { keyboard, pointer } from './support/input-methods'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your connections' })
const people = (page: Page) => page.getByRole('list', { name: 'Group members' })
const person = (page: Page, name: string) =>
  people(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

interface SeededConnection {
  readonly userId: number
  readonly name: string
  readonly login: string
}

const fetchList = async <Item>(page: Page, token: string, path: string): Promise<Item[]> =>
  (await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })).json()

for (const method of ['pointer', 'keyboard'] as const)
  test(`the member picker selects and searches connections by ${method}`, {
    tag: ['@GRP-EDIT-01', ...(method === 'keyboard' ? [] : ['@both'])],
  }, async ({ page, mock, expectAccessible }) => {
    test.slow(method === 'keyboard')
    const { fill, press, toggle } = method === 'pointer' ? pointer : keyboard(page)
    const token = await mock.login(page)
    const all = await fetchList<SeededConnection>(page, token, '/api/UserConnection/Headers')
    const [one, , three] = all
    if (!one || !three) throw new Error('Ana has too few connections.')
    await page.goto('/group/create')
    await expect(people(page).getByRole('checkbox')).toHaveCount(all.length)
    await expect(page.getByText(`0 of ${all.length} selected`)).toBeVisible()
    await expectAccessible()

    await fill(nameField(page), 'Evening class')
    await fill(search(page), one.name.toUpperCase())
    await expect(people(page).getByRole('checkbox')).toHaveCount(1)
    await search(page).press('Enter')
    await toggle(person(page, one.name))
    await fill(search(page), 'nobody is called that')
    await expect(page.getByText('No matches')).toBeVisible()
    await fill(search(page), '')
    await expect(person(page, one.name)).toBeChecked()
    await toggle(person(page, three.name))
    await toggle(person(page, one.name))
    await expect(page.getByText(`1 of ${all.length} selected`)).toBeVisible()
    await press(save(page))
    await expect(page).toHaveURL(/\/manageGroups/)
    const request = await mock.onlyRequest('createGroup')
    expect(request.body).toMatchObject({ name: 'Evening class', members: [{ userId: three.userId }] })
  })

test('the group editor can remove a former connection from a group', {
  tag: '@GRP-EDIT-01',
}, async ({ page, mock }) => {
  const token = await mock.login(page)
  const [group] = await fetchList<{ id: string; members: SeededConnection[] }>(page, token, '/api/UserGroup')
  const [gone, ...others] = group?.members ?? []
  if (!gone) throw new Error('Ana has no group with members.')
  await page.route('**/api/UserConnection/Headers', async (route) => {
    const answer = await route.fetch()
    const known = (await answer.json()) as SeededConnection[]
    await route.fulfill({ response: answer, json: known.filter(({ userId }) => userId !== gone.userId) })
  })
  await page.goto(`/group/create/${group?.id}`)
  for (const { name } of [gone, ...others]) await expect(person(page, name)).toBeChecked()
  await person(page, gone.name).uncheck()
  // The former connection stays listed after being unchecked, so that the member can undo a mistake.
  await expect(person(page, gone.name)).not.toBeChecked()
  await save(page).click()
  await expect(page).toHaveURL(/\/manageGroups/)
  const [request] = await mock.requests('upsertGroup')
  const { members } = Object(request?.body)
  expect(members.map(({ userId }: SeededConnection) => userId)).toEqual(others.map(({ userId }) => userId))
})

test('the member picker offers a retry when connections fail to load', { tag: '@GRP-EDIT-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await mock.fault('getConnections', { status: 503 })
  await page.goto('/group/create')
  await expect(page.getByRole('alert')).toContainText('connections couldn’t be loaded')
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(people(page)).toBeVisible()
})

test('the member picker shows a message when there are no connections', { tag: '@GRP-EDIT-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page, 'nova')
  await page.route('**/api/UserConnection/Headers', (route) => route.fulfill({ json: [] }))
  await page.goto('/group/create')
  await expect(page.getByText('You don’t have any connections yet.')).toBeVisible()
})

test('the group editor shows no member picker if the network plugin is off', {
  tag: ['@GRP-EDIT-01', '@PLG-03'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await serveConfig(page, { plugins: { network: false } })
  await page.goto('/group/create')
  await expect(nameField(page)).toBeVisible()
  await expect(search(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  expect(await mock.requests('getConnections')).toEqual([])
})
