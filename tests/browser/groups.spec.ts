import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { keyboard, pointer } from './hands'
import { deployWith } from './settings'

interface SeededGroup {
  readonly id: string | number
  readonly name: string
  readonly members: readonly { readonly userId: string; readonly name: string; readonly login: string }[]
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const list = (page: Page) => page.getByRole('navigation', { name: 'My groups' })
/** The heading is the screen's own on phones and the card's on a desk. */
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this group?' })

/** Ana's groups as the server holds them. */
async function seeded(page: Page, token: string): Promise<SeededGroup[]> {
  const answer = await page.request.get('/api/UserGroup', { headers: { Authorization: `Bearer ${token}` } })
  return answer.json()
}

/** The first of Ana's groups; it has two members at least. */
async function firstGroup(page: Page, token: string): Promise<SeededGroup> {
  const [group] = await seeded(page, token)
  if (!group || group.members.length < 2) throw new Error('Ana has no group with two members.')
  return group
}

/** What is sent of the members of a group. */
const sent = (members: SeededGroup['members']) =>
  members.map(({ userId, name, login }) => ({ userId, name, login, pictureUrl: expect.any(String) }))

/** A deployment in which nobody shows one's connections. */
const withoutNetwork = (page: Page) => deployWith(page, { plugins: { network: false } })

test.describe('as Ana', () => {
  let token: string
  test.beforeEach(async ({ page, mock }) => {
    token = await mock.login(page)
  })

  test('[GRP-LIST-01] my groups are listed, and the chosen one shows its name, edit and members @both', async ({
    page,
  }) => {
    const groups = await seeded(page, token)
    await page.goto('/manageGroups')
    await expect(title(page, 'My groups')).toBeVisible()
    await expect(list(page).getByRole('link')).toHaveText(groups.map(({ name }) => new RegExp(`^${name}`)))
    await expect(link(page, 'New group')).toHaveAttribute('href', '/group/create')

    for (const { id, name, members } of groups) {
      await list(page).getByRole('link', { name }).click()
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

  test('[GRP-LIST-01] the chosen group is there again after a reload and by back and forward', async ({
    page,
  }) => {
    const [one, two] = await seeded(page, token)
    if (!one || !two) throw new Error('Ana has fewer than two groups.')
    await page.goto(`/manageGroups?group=${one.id}`)
    await expect(title(page, one.name)).toBeVisible()
    await page.reload()
    await expect(title(page, one.name)).toBeVisible()
    if (isPhone(page)) await link(page, 'Back').click()
    await list(page).getByRole('link', { name: two.name }).click()
    await expect(title(page, two.name)).toBeVisible()
    await page.goBack()
    if (isPhone(page)) await page.goBack()
    await expect(title(page, one.name)).toBeVisible()
  })

  test('[GRP-LIST-01] phones show the list alone until a group is chosen @phone', async ({ page }) => {
    const { name } = await firstGroup(page, token)
    await page.goto('/manageGroups')
    await expect(page.getByText('Choose a group')).toBeHidden()
    await list(page).getByRole('link', { name }).click()
    await expect(list(page)).toBeHidden()
  })

  test('[GRP-LIST-01] an address that names no group of mine says so, and leads to all', async ({ page }) => {
    await page.goto('/manageGroups?group=nobodys')
    await expect(page.getByText('There is no such group')).toBeVisible()
    await link(page, 'All groups').click()
    await expect(page).toHaveURL('/manageGroups')
    await expect(list(page)).toBeVisible()
  })

  test('[GRP-LIST-01] a group is deleted after a yes, and not after a no', async ({ page, mock }) => {
    const { id, name } = await firstGroup(page, token)
    await page.goto(`/manageGroups?group=${id}`)
    await button(page, 'Delete').click()
    await expect(question(page)).toContainText(name)
    await question(page).getByRole('button', { name: 'No' }).click()
    await expect(question(page)).toBeHidden()
    expect(await mock.requests('deleteGroup')).toEqual([])

    await button(page, 'Delete').click()
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(messages(page)).toContainText('The group is deleted.')
    await expect(page).toHaveURL('/manageGroups')
    await expect(list(page).getByRole('link')).toHaveCount(2)
    await expect(list(page)).not.toContainText(name)
    await expect(list(page)).toBeFocused()
    const [request, ...others] = await mock.requests('deleteGroup')
    expect(request).toMatchObject({ method: 'POST', path: `/api/UserGroup/delete/${id}`, query: {} })
    expect(others).toEqual([])
  })

  for (const body of ['empty', 'null'] as const)
    test(`[GRP-EDIT-02] a delete that is answered by ${body} is done @desk`, async ({ page, mock }) => {
      const { id, name } = await firstGroup(page, token)
      await page.goto(`/manageGroups?group=${id}`)
      await mock.fault('deleteGroup', { body })
      await button(page, 'Delete').click()
      await question(page).getByRole('button', { name: 'Delete' }).click()
      await expect(messages(page)).toContainText('The group is deleted.')
      await expect(list(page)).not.toContainText(name)
    })

  test('[GRP-EDIT-02] a delete that fails says “Error cancelling group”, and the group stays @desk', async ({
    page,
    mock,
  }) => {
    const { id, name } = await firstGroup(page, token)
    await page.goto(`/manageGroups?group=${id}`)
    await mock.fault('deleteGroup', { status: 500 })
    await button(page, 'Delete').click()
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(messages(page)).toContainText('Error cancelling group')
    await expect(title(page, name)).toBeVisible()

    await mock.mend()
    await page.route('**/api/UserGroup/delete/*', (route) => route.fulfill({ json: false }), { times: 1 })
    await button(page, 'Delete').click()
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(messages(page)).toContainText('did not accept this')
    await expect(title(page, name)).toBeVisible()

    await expect(question(page)).toBeHidden()
    await button(page, 'Delete').click()
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/manageGroups')
  })

  test('[GRP-LIST-01] after the last group has gone there is an invitation to create one @desk', async ({
    page,
  }) => {
    await page.goto('/manageGroups')
    for (const { name } of await seeded(page, token)) {
      await list(page).getByRole('link', { name }).click()
      await button(page, 'Delete').click()
      await question(page).getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL('/manageGroups')
    }
    await expect(page.getByText('You have no groups yet')).toBeVisible()
  })

  for (const [way, handsOf] of [
    ['by pointer', () => pointer],
    ['by keyboard @desk', keyboard],
  ] as const)
    test(`[GRP-EDIT-01] [GRP-EDIT-02] a group is created, ${way} @both`, async ({ page, mock }) => {
      const hands = handsOf(page)
      await page.goto('/manageGroups')
      await hands.press(link(page, 'New group'))
      await expect(page).toHaveURL('/group/create')
      await expect(title(page, 'New group')).toBeVisible()
      await hands.write(nameField(page), '  Evening class  ')
      await hands.press(button(page, 'Save'))

      await expect(messages(page)).toContainText('The group is created.')
      const created = (await seeded(page, token)).find(({ name }) => name === 'Evening class')
      await expect(page).toHaveURL(`/manageGroups?group=${created?.id}`)
      await expect(title(page, 'Evening class')).toBeVisible()
      await expect(page.getByText('Nobody is in this group yet.')).toBeVisible()
      const [request, ...others] = await mock.requests('createGroup')
      expect(request?.body).toEqual({ name: 'Evening class', members: [] })
      expect(others).toEqual([])

      await page.goBack()
      await expect(title(page, 'My groups')).toBeVisible()
    })

  for (const body of ['empty', 'null', 'wrong-types'] as const)
    test(`[GRP-EDIT-02] a create that is answered by ${body} chooses the new group all the same @desk`, async ({
      page,
      mock,
    }) => {
      await page.goto('/group/create')
      await mock.fault('createGroup', { body })
      await nameField(page).fill('Evening class')
      await button(page, 'Save').click()
      await expect(page).toHaveURL(/\/manageGroups\?group=/)
      await expect(title(page, 'Evening class')).toBeVisible()
    })

  test('[GRP-EDIT-01] a group without a name is not sent @desk', async ({ page, mock }) => {
    await page.goto('/group/create')
    await nameField(page).fill('   ')
    await button(page, 'Save').click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveAccessibleDescription(/Give the group a name\./)
    expect(await mock.requests('createGroup')).toEqual([])
  })

  test('[GRP-EDIT-01] [GRP-EDIT-02] a group gets another name and fewer members', async ({ page, mock }) => {
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
    await button(page, `Take ${leaving?.name} out of the group`).click()
    await expect(people.getByRole('listitem')).toHaveCount(staying.length)
    await expect(page.locator('p:focus')).toBeVisible()
    await button(page, 'Save').click()
    await expect(messages(page)).toContainText('The group is saved.')
    await expect(page).toHaveURL(`/manageGroups?group=${id}`)
    await expect(title(page, 'Monday walkers')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Monday walkers' }).getByRole('listitem')).toHaveCount(
      staying.length,
    )
    const [request, ...others] = await mock.requests('upsertGroup')
    expect(request?.body).toEqual({ id, name: 'Monday walkers', members: sent(staying) })
    expect(others).toEqual([])
  })

  test('[GRP-EDIT-01] back leads to the group that was being edited, and nothing is sent @desk', async ({
    page,
    mock,
  }) => {
    const { id, name } = await firstGroup(page, token)
    await page.goto(`/group/create/${id}`)
    await expect(nameField(page)).toHaveValue(name)
    await link(page, 'Back').click()
    await expect(page).toHaveURL(`/manageGroups?group=${id}`)
    expect(await mock.requests('upsertGroup')).toEqual([])
  })

  test('[GRP-EDIT-01] a group that nobody knows cannot be edited, and there is a way on @desk', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/)
    await page.goto('/group/create/nobodys')
    await expect(page.getByText('There is no such group')).toBeVisible()
    await link(page, 'All groups').click()
    await expect(list(page)).toBeVisible()
  })

  test('[GRP-EDIT-01] what was entered outlives a reload, can be discarded, and is gone once it is saved @desk', async ({
    page,
  }) => {
    await withoutNetwork(page)
    const { id, name, members } = await firstGroup(page, token)
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft:')))
    await page.goto(`/group/create/${id}`)
    const people = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
    await nameField(page).fill('Half a na')
    await button(page, `Take ${members[0]?.name} out of the group`).click()
    await expect.poll(drafts).toHaveLength(1)
    await page.reload()
    await expect(nameField(page)).toHaveValue('Half a na')
    await expect(people).toHaveCount(members.length - 1)

    await button(page, 'Discard it').click()
    await expect(nameField(page)).toHaveValue(name)
    await expect(people).toHaveCount(members.length)
    await nameField(page).fill('A whole name')
    await expect.poll(drafts).toHaveLength(1)
    await button(page, 'Save').click()
    await expect(title(page, 'A whole name')).toBeVisible()
    expect(await drafts()).toEqual([])
  })

  test('[GRP-EDIT-02] a member whom the server no longer takes is said, and nothing entered is lost @desk', async ({
    page,
    mock,
  }) => {
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
    await expect(page.getByRole('alert')).toContainText('did not accept one of the members')
    await expect(nameField(page)).toHaveValue('Monday walkers')
  })
})

test('[GRP-LIST-01] a newcomer without groups is invited to create one @desk', async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/manageGroups')
  await expect(page.getByText('You have no groups yet')).toBeVisible()
  await link(page, 'New group').click()
  await expect(page).toHaveURL('/group/create')
})

test('[GRP-LIST-01] [GRP-EDIT-01] groups are for members @desk', async ({ page }) => {
  for (const path of ['/manageGroups', '/group/create', '/group/create/5']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
