import { definePlugin, fill, myPageRoute, type PluginManifest, page, type RouteRef } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeDevice, openProduct, reload, renderRoute, startMockServer } from '@tests/kit'
import { messagesRoute } from '../../messaging/contract'
import { publicPageRoute } from '../../public-page/contract'
import { createGroupRoute, type MemberPickerProps, manageGroupsRoute, memberPicker } from '../contract'
import groups from '../plugin'

const mock = startMockServer()

const open = (route: RouteRef, ...others: PluginManifest[]) =>
  renderRoute(route, { plugins: [groups, ...others], as: 'ana' })

/** Opens the first group in the list of groups. */
async function openFirstGroup() {
  const list = await screen.findByRole('navigation', { name: 'My groups' })
  const [first] = within(list).getAllByRole('link')
  if (!first) throw new Error('Ana has no groups.')
  await userEvent.click(first)
  return screen.findByRole('list', { name: 'Members' })
}

/** Replaces the `public-page` plugin in these tests. */
const publicPage = definePlugin({
  id: 'public-page',
  routes: [page(publicPageRoute, { load: async () => ({ default: () => <p>The public page</p> }) })],
})

// Covers GRP-LIST-01
test('members of a group are not links when the public-page plugin is off', async () => {
  await open(manageGroupsRoute)
  expect(within(await openFirstGroup()).queryAllByRole('link')).toEqual([])
})

// Covers GRP-LIST-01
test('members of a group link to their public pages', async () => {
  await open(manageGroupsRoute, publicPage)
  const members = within(await openFirstGroup())
  const [link] = members.getAllByRole('link')
  const login = members.getAllByText(/^@/)[0]?.textContent
  expect(link?.getAttribute('href')).toBe(`/${login}`)
})

/** Replaces the member picker of the network plugin in these tests. */
function Picker({ members, onChange }: MemberPickerProps) {
  const rui = { userId: 43, name: 'Rui Costa', login: 'ruicosta', pictureUrl: '' }
  return (
    <>
      <p>Chosen: {members.map(({ name }) => name).join(', ')}</p>
      <button type="button" onClick={() => onChange([...members, rui])}>
        Add Rui
      </button>
    </>
  )
}
const network = definePlugin({
  id: 'network',
  fills: [fill(memberPicker, { id: 'network/members', load: async () => ({ default: Picker }) })],
})

// Covers GRP-EDIT-01
test('the group editor shows the member picker of another plugin', async () => {
  await open(createGroupRoute, network)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Rui' }))
  expect(await screen.findByText('Chosen: Rui Costa')).toBeTruthy()
  expect(screen.queryByText(/can’t be shown right now/)).toBeNull()
})

// Covers GRP-EDIT-02
test('saving a group does not navigate when the user opened another screen', async () => {
  mock.fault({ operation: 'createGroup', latency: 1_000 })
  await open(createGroupRoute)
  fireEvent.input(await screen.findByLabelText(/^Name/), { target: { value: 'Choir' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create group' }))
  await waitFor(() =>
    expect(mock.requests().some(({ operationId }) => operationId === 'createGroup')).toBe(true),
  )
  fireEvent.click(screen.getByRole('link', { name: /, Home$/ }))
  expect(await screen.findAllByText('Group created')).not.toEqual([])
  expect(location.pathname).toBe(myPageRoute.path)
})

// Covers GRP-LIST-01
test('focus moves to the empty state after the last group was deleted', async () => {
  const { groups: all, people } = mock.state
  const ana = people.find(({ email }) => email === 'ana@roda.example')
  const [only] = all.filter(({ ownerId }) => ownerId === ana?.id)
  all.splice(0, all.length, ...(only ? [only] : []))
  await open(manageGroupsRoute)
  await openFirstGroup()
  const [remove] = screen.getAllByRole('button', { name: 'Delete group' })
  if (remove) await userEvent.click(remove)
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete group' }),
  )
  const emptyState = (await screen.findByText('You don’t have any groups yet')).closest('section')
  await waitFor(() => expect(document.activeElement).toBe(emptyState))
})

/** The groups of Ana with the names of their members, as the mock server has them. */
function groupsOfAna() {
  const { groups: all, people } = mock.state
  const ana = people.find(({ email }) => email === 'ana@roda.example')
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? ''
  return all
    .filter(({ ownerId }) => ownerId === ana?.id)
    .map(({ id, name, memberIds }) => ({ id, name, members: memberIds.map(nameOf) }))
}
function firstGroup() {
  const [first] = groupsOfAna()
  if (!first) throw new Error('Ana has no groups.')
  return first
}
const openGroup = (id: string | number) =>
  renderRoute(manageGroupsRoute, { plugins: [groups], as: 'ana', query: { group: id } })
const address = () => `${location.pathname}${location.search}`
const findList = () => screen.findByRole('navigation', { name: 'My groups' })
const listed = async () =>
  within(within(await findList()).getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.querySelector('span:not([aria-hidden]) > span')?.textContent)
const seeTitle = (name: string) => screen.findAllByRole('heading', { name })
/** Finds the first of two elements, of which phones show one and wider screens the other. */
const findFirst = async (role: string, name: string) =>
  (await screen.findAllByRole(role, { name }))[0] as HTMLElement
const select = async (name: string) =>
  fireEvent.click(within(await findList()).getByRole('link', { name: new RegExp(`^${name}`) }))

async function answerDeletion(answer: string) {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  fireEvent.click(await findFirst('button', 'Delete group'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this group?' })
  fireEvent.click(within(dialog).getByRole('button', { name: answer }))
  return dialog
}

// Covers GRP-LIST-01
test('the groups screen lists groups and shows the selected one', async () => {
  await open(manageGroupsRoute)
  await seeTitle('Groups')
  const all = groupsOfAna()
  expect(await listed()).toEqual(all.map(({ name }) => name))
  expect((await findFirst('link', 'New group')).getAttribute('href')).toBe('/group/create')
  for (const { id, name, members } of all) {
    await select(name)
    await seeTitle(name)
    expect(address()).toBe(`/manageGroups?group=${id}`)
    expect(document.activeElement).toBe(screen.getByRole('region', { name }))
    expect((await findFirst('link', 'Edit')).getAttribute('href')).toBe(`/group/create/${id}`)
    const people = within(screen.getByRole('list', { name: 'Members' }))
    expect(people.getAllByRole('listitem')).toHaveLength(members.length)
    for (const member of members) people.getByText(member)
  }
})

// Covers GRP-LIST-01
test('the groups screen restores its selection on reload and back', async () => {
  const [one, two] = groupsOfAna()
  if (!one || !two) throw new Error('Ana has fewer than two groups.')
  await openGroup(one.id)
  await seeTitle(one.name)
  await reload()
  await seeTitle(one.name)
  await select(two.name)
  await seeTitle(two.name)
  act(() => history.back())
  await seeTitle(one.name)
})

// Covers GRP-LIST-01
test('going back from a group returns to the place in the list', async () => {
  await open(manageGroupsRoute)
  const { name } = firstGroup()
  await findList()
  window.scrollTo(0, 900)
  await select(name)
  await seeTitle(name)
  await waitFor(() => expect(window.scrollY).toBe(0))
  act(() => history.back())
  await waitFor(async () => expect(document.activeElement).toBe(await findList()))
  expect(window.scrollY).toBe(900)
})

// Covers GRP-LIST-01
test('the groups screen shows an error with a link for an unknown group', async () => {
  await openGroup('nobodys')
  await screen.findByText('Group not found')
  fireEvent.click(screen.getByRole('link', { name: 'All groups' }))
  await findList()
  expect(address()).toBe('/manageGroups')
})

// Covers GRP-LIST-01
test('a group is deleted only after confirmation', async () => {
  const { id, name } = firstGroup()
  await openGroup(id)
  expect((await answerDeletion('Keep group')).textContent).toContain(name)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(mock.requests('deleteGroup')).toEqual([])

  await answerDeletion('Delete group')
  await screen.findByRole('group', { name: 'Group deleted' })
  await waitFor(() => expect(address()).toBe('/manageGroups'))
  expect(await listed()).toEqual(groupsOfAna().map((group) => group.name))
  expect(await listed()).not.toContain(name)
  await waitFor(async () => expect(document.activeElement).toBe(await findList()))
  expect(mock.onlyRequest('deleteGroup')).toMatchObject({
    method: 'POST',
    path: `/api/UserGroup/delete/${id}`,
    query: {},
  })
})

// Covers GRP-EDIT-02
test.each(['empty', 'null'] as const)(
  'a group counts as deleted when the answer body is "%s"',
  async (body) => {
    const { id, name } = firstGroup()
    mock.fault({ operation: 'deleteGroup', body })
    await openGroup(id)
    await answerDeletion('Delete group')
    await screen.findByRole('group', { name: 'Group deleted' })
    await waitFor(async () => expect(await listed()).not.toContain(name))
  },
)

// Covers GRP-EDIT-02
test('a group stays and an error appears when its deletion fails', async () => {
  const { id, name } = firstGroup()
  mock.fault({ operation: 'deleteGroup', json: false, times: 1 })
  // The fault that was added last applies first.
  mock.fault({ operation: 'deleteGroup', status: 500, times: 1 })
  await openGroup(id)
  await answerDeletion('Delete group')
  await screen.findByRole('group', { name: 'Error cancelling group' })
  await seeTitle(name)
  await answerDeletion('Delete group')
  await screen.findByText(/^The server didn’t accept this\./, { selector: '[data-toast] p' })
  await seeTitle(name)

  await answerDeletion('Delete group')
  await waitFor(() => expect(address()).toBe('/manageGroups'))
  expect(mock.requests('deleteGroup')).toHaveLength(3)
})

// Covers GRP-LIST-01
test('the groups screen invites a new member to create a group', async () => {
  await renderRoute(manageGroupsRoute, { plugins: [groups], as: 'nova' })
  await screen.findByText('You don’t have any groups yet')
  fireEvent.click(screen.getByRole('link', { name: 'New group' }))
  await seeTitle('New group')
  expect(address()).toBe('/group/create')
})

// Covers GRP-LIST-01, GRP-EDIT-01
test.each(['/manageGroups', '/group/create', '/group/create/5'])(
  'visitors are redirected from %s',
  async (path) => {
    await openProduct(path, { plugins: [groups] })
    await waitFor(() => expect(location.pathname).toBe('/'))
  },
)

// Covers UX-04
test('wide screens show all groups until one is chosen, and again after it was deleted', async () => {
  await open(manageGroupsRoute)
  await findList()
  expect(screen.queryByRole('list', { name: 'Members' })).toBeNull()
  await openFirstGroup()
  await answerDeletion('Delete group')
  await waitFor(async () => expect(document.activeElement).toBe(await findList()))
  expect(screen.queryByRole('list', { name: 'Members' })).toBeNull()
})

// Covers UX-04
test('phones show the list of groups alone until one is chosen', async () => {
  fakeDevice({ width: 360 })
  await open(manageGroupsRoute)
  await findList()
  expect(screen.queryByRole('list', { name: 'Members' })).toBeNull()
})

// Covers UX-04
test('an open group leads to its conversation', async () => {
  const messaging = definePlugin({
    id: 'messaging',
    routes: [page(messagesRoute, { load: async () => ({ default: () => <p>The conversation</p> }) })],
  })
  await open(manageGroupsRoute, messaging)
  await openFirstGroup()
  const write = await findFirst('link', 'Message group')
  fireEvent.click(write)
  await screen.findByText('The conversation')
  expect(address()).toMatch(/^\/messages\?group=\d+$/)
})
