import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reload, renderRoute, startMockServer } from '@tests/kit'
import { createGroupRoute, editGroupRoute, manageGroupsRoute } from '../contract'
import groups from '../plugin'

const mock = startMockServer()
const deployment = { plugins: [groups], as: 'ana' }

/** Ana's first group with its members, as the product sends it. */
function firstGroup() {
  const { groups: all, people } = mock.state
  const ana = people.find(({ email }) => email === 'ana@roda.example')
  const group = all.find(({ ownerId }) => ownerId === ana?.id)
  if (!group) throw new Error('Ana has no groups.')
  const members = group.memberIds.map((userId) => {
    const { name, login } = people.find(({ id }) => id === userId) ?? {}
    return { userId, name, login, pictureUrl: expect.any(String) }
  })
  return { id: group.id, name: group.name, members }
}
const create = () => renderRoute(createGroupRoute, deployment)
const edit = (id: string | number) => renderRoute(editGroupRoute, { ...deployment, params: { id } })
const address = () => `${location.pathname}${location.search}`
const findName = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const type = async (value: string) => fireEvent.input(await findName(), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const seeTitle = (name: string) => screen.findAllByRole('heading', { name })
const seeNoRequest = (operation: string) => expect(mock.requests(operation)).toEqual([])
const findMembers = async () =>
  within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem')
const drafts = () => Object.keys({ ...localStorage }).filter((key) => key.includes(':draft:'))

// Covers GRP-EDIT-01, GRP-EDIT-02
test('a created group is selected in the list, and back leads to the list', async () => {
  await renderRoute(manageGroupsRoute, deployment)
  const [link] = await screen.findAllByRole('link', { name: 'New group' })
  if (link) fireEvent.click(link)
  await seeTitle('New group')
  expect(address()).toBe('/group/create')
  await type('  Evening class  ')
  await press('Create group')

  await screen.findByRole('group', { name: 'Group created' })
  await seeTitle('Evening class')
  const created = mock.state.groups.find(({ name }) => name === 'Evening class')
  expect(address()).toBe(`/manageGroups?group=${created?.id}`)
  await screen.findByText('This group has no members yet.')
  expect(mock.onlyRequest('createGroup').body).toEqual({ name: 'Evening class', members: [] })

  act(() => history.back())
  await waitFor(() => expect(address()).toBe('/manageGroups'))
  await seeTitle('Groups')
})

// Covers GRP-EDIT-02
test.each(['empty', 'null', 'wrong-types'] as const)(
  'a new group is selected when the answer body is "%s"',
  async (body) => {
    mock.fault({ operation: 'createGroup', body })
    await create()
    await type('Evening class')
    await press('Create group')
    await seeTitle('Evening class')
    expect(address()).toMatch(/^\/manageGroups\?group=/)
  },
)

// Covers FLT-122, GRP-EDIT-01
test('a group is created once if its form is opened again before the answer', async () => {
  const release = mock.hold('createGroup')
  await renderRoute(manageGroupsRoute, deployment)
  const openForm = async () => {
    const [link] = await screen.findAllByRole('link', { name: 'New group' })
    if (link) fireEvent.click(link)
    await seeTitle('New group')
  }
  await openForm()
  await type('Evening class')
  await press('Create group')
  await waitFor(() => expect(mock.onlyRequest('createGroup')).toBeTruthy())
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await openForm()
  expect((await findName()).value).toBe('Evening class')
  fireEvent.click(await screen.findByRole('button', { name: /^Create group/, busy: true }))
  release()

  await seeTitle('Evening class')
  expect(address()).toMatch(/^\/manageGroups\?group=/)
  expect(mock.onlyRequest('createGroup')).toBeTruthy()
  expect(drafts()).toEqual([])
})

// Covers GRP-EDIT-01
test('the group editor sends nothing when the group has no name', async () => {
  await create()
  await type('   ')
  await press('Create group')
  await screen.findByRole('textbox', { description: /Enter a name for the group\./ })
  expect(document.activeElement).toBe(await findName())
  seeNoRequest('createGroup')
})

// Covers FLT-163
test('the group editor says that a pasted name is too long, and cuts nothing', async () => {
  await create()
  const name = await findName()
  await userEvent.click(name)
  await userEvent.paste('n'.repeat(201))
  expect(name.value).toHaveLength(201)
  await press('Create group')
  expect((await screen.findAllByText(/The limit is 200 characters/))[0]).toBeTruthy()
  seeNoRequest('createGroup')
})

// Covers GRP-EDIT-01, PLG-03
test('the group editor shows no member picker if the network plugin is off', async () => {
  await create()
  await findName()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  seeNoRequest('getConnections')
})

// Covers GRP-EDIT-01, GRP-EDIT-02
test('the group editor saves a new name and removed members', async () => {
  const { id, name, members } = firstGroup()
  const [leaving, ...staying] = members
  await renderRoute(manageGroupsRoute, { ...deployment, query: { group: id } })
  const [link] = await screen.findAllByRole('link', { name: 'Edit' })
  if (link) fireEvent.click(link)
  await seeTitle('Edit group')
  expect(address()).toBe(`/group/create/${id}`)
  expect((await findName()).value).toBe(name)
  expect(await findMembers()).toHaveLength(members.length)

  await type('Monday walkers')
  await userEvent.click(screen.getByRole('button', { name: `Remove ${leaving?.name} from the group` }))
  expect(await findMembers()).toHaveLength(staying.length)
  expect(document.activeElement?.textContent).toContain(staying[0]?.name)
  await press('Save')
  await screen.findByRole('group', { name: 'Group saved' })
  const shown = within(await screen.findByRole('region', { name: 'Monday walkers' }))
  expect(address()).toBe(`/manageGroups?group=${id}`)
  expect(shown.getAllByRole('listitem')).toHaveLength(staying.length)
  expect(mock.onlyRequest('upsertGroup').body).toEqual({ id, name: 'Monday walkers', members: staying })
})

// Covers GRP-EDIT-01
test('going back from the group editor opens the group and sends nothing', async () => {
  const { id, name } = firstGroup()
  await edit(id)
  await type('Monday walkers')
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await seeTitle(name)
  expect(address()).toBe(`/manageGroups?group=${id}`)
  seeNoRequest('upsertGroup')
})

// Covers GRP-EDIT-01
test('the group editor shows an error with a link for an unknown group', async () => {
  await edit('nobodys')
  await screen.findByText('Group not found')
  fireEvent.click(screen.getByRole('link', { name: 'All groups' }))
  await screen.findByRole('navigation', { name: 'My groups' })
})

// Covers GRP-EDIT-01
test('the group editor keeps edits over a reload until they are saved', async () => {
  const { id, name, members } = firstGroup()
  await edit(id)
  await type('Half a na')
  await press(`Remove ${members[0]?.name} from the group`)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Half a na'))
  await reload()
  expect((await findName()).value).toBe('Half a na')
  expect(await findMembers()).toHaveLength(members.length - 1)

  await press('Discard')
  await waitFor(async () => expect((await findName()).value).toBe(name))
  expect(document.activeElement).toBe(await findName())
  expect(await findMembers()).toHaveLength(members.length)
  await type('A whole name')
  await waitFor(() => expect(drafts()).toHaveLength(1))
  await press('Save')
  await seeTitle('A whole name')
  expect(drafts()).toEqual([])
})

// Covers GRP-EDIT-02
test('a restored draft of a group keeps members that were added elsewhere since', async () => {
  const { id, members } = firstGroup()
  await edit(id)
  await type('Monday walkers')
  await press(`Remove ${members[0]?.name} from the group`)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Monday walkers'))
  const group = mock.state.groups.find((one) => one.id === id)
  const isMember = (userId: string) => members.some((member) => member.userId === userId)
  const all = mock.state.groups.filter(({ ownerId }) => ownerId === group?.ownerId)
  const other = all.flatMap(({ memberIds }) => memberIds).find((userId) => !isMember(userId))
  if (!group || !other) throw new Error('The groups of Ana have the same members.')
  group.memberIds.push(other)

  await reload()
  expect((await findName()).value).toBe('Monday walkers')
  await press('Save')
  await screen.findByRole('group', { name: 'Group saved' })
  const sent = mock.onlyRequest('upsertGroup').body as { readonly members: { readonly userId: string }[] }
  expect(sent.members.map(({ userId }) => userId)).toEqual([
    ...members.slice(1).map(({ userId }) => userId),
    other,
  ])
})

// Covers GRP-EDIT-01
test('a group that is being saved is neither changed nor sent a second time', async () => {
  const release = mock.hold('upsertGroup')
  await edit(firstGroup().id)
  await type('Monday walkers')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Monday walkers'))
  await reload()
  await press('Save')
  await waitFor(() => expect(mock.onlyRequest('upsertGroup')).toBeTruthy())
  await userEvent.type(await findName(), ' and more')
  expect((await findName()).value).toBe('Monday walkers')
  expect((await screen.findByRole('list', { name: 'Members' })).closest('[inert]')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect((await findName()).value).toBe('Monday walkers')
  release()
  await seeTitle('Monday walkers')
})

// Covers GRP-EDIT-02
test('the group editor keeps edits when the server refuses a member', async () => {
  mock.fault({ operation: 'upsertGroup', status: 400, json: { errors: { members: ['Not a connection.'] } } })
  await edit(firstGroup().id)
  await type('Monday walkers')
  await press('Save')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('didn’t accept one of the members')
  expect((await findName()).value).toBe('Monday walkers')
})
