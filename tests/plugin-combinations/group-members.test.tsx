import { createGroupRoute, editGroupRoute, manageGroupsRoute } from '@plugins/groups/contract'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, renderRoute, startMockServer } from '@tests/kit'

const mock = startMockServer()
const deployment = { plugins: [groups, network], as: 'ana' }

interface Connection {
  readonly userId: number
  readonly name: string
}

/** Ana's connections as the mock server lists them. */
async function fetchConnections(): Promise<Connection[]> {
  const Authorization = `Bearer ${mock.signIn('ana@roda.example')}`
  return (await fetch('/api/UserConnection/Headers', { headers: { Authorization } })).json()
}
/** Ana's first group with its members. */
function firstGroup() {
  const { groups: all, people } = mock.state
  const ana = people.find(({ email }) => email === 'ana@roda.example')
  const group = all.find(({ ownerId }) => ownerId === ana?.id)
  const [gone, ...others] = (group?.memberIds ?? []).map((id) => people.find((person) => person.id === id))
  if (!group || !gone || others.length === 0) throw new Error('Ana has no group with two members.')
  return { ...group, gone, others }
}

const findPeople = async () => within(await screen.findByRole('list', { name: 'Group members' }))
const findPerson = async (name: string) =>
  (await findPeople()).findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
const toggle = async (name: string) => fireEvent.click(await findPerson(name))
const search = (value: string) =>
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search your connections' }), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const pressFirst = async (role: string, name: string | RegExp) => {
  const [first] = await screen.findAllByRole(role, { name })
  if (first) fireEvent.click(first)
}
const seeGroups = () => waitFor(() => expect(location.pathname).toBe(manageGroupsRoute.path))

// Covers GRP-EDIT-01
test('the member picker selects and searches connections', async () => {
  const all = await fetchConnections()
  const [one, , three] = all
  if (!one || !three) throw new Error('Ana has too few connections.')
  await renderRoute(createGroupRoute, deployment)
  await waitFor(async () => expect((await findPeople()).getAllByRole('checkbox')).toHaveLength(all.length))
  await screen.findByText(`0 of ${all.length} selected`)

  fireEvent.input(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Evening class' } })
  search(one.name.toUpperCase())
  await waitFor(async () => expect((await findPeople()).getAllByRole('checkbox')).toHaveLength(1))
  const isSent = fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  expect(isSent, 'whether Enter in the search sends the form').toBe(false)
  await toggle(one.name)
  search('nobody is called that')
  await screen.findByText('No matches')
  search('')
  expect((await findPerson(one.name)).checked).toBe(true)
  await toggle(three.name)
  await toggle(one.name)
  await screen.findByText(`1 of ${all.length} selected`)
  await press('Create group')
  await seeGroups()
  expect(mock.onlyRequest('createGroup').body).toMatchObject({
    name: 'Evening class',
    members: [{ userId: three.userId }],
  })
})

// Covers GRP-EDIT-01
test('the group editor can remove a former connection from a group', async () => {
  const { id, gone, others } = firstGroup()
  const connections = await fetchConnections()
  const json = connections.filter(({ userId }) => String(userId) !== gone.id)
  mock.fault({ operation: 'getConnections', json })
  await renderRoute(editGroupRoute, { ...deployment, params: { id } })
  for (const person of [gone, ...others]) expect((await findPerson(person?.name ?? '-')).checked).toBe(true)
  await toggle(gone.name)
  // The former connection stays listed after being unchecked, so that the member can undo a mistake.
  expect((await findPerson(gone.name)).checked).toBe(false)
  await press('Save')
  await seeGroups()
  expect(mock.onlyRequest('upsertGroup').body).toMatchObject({
    members: others.map((person) => ({ userId: person?.id })),
  })
})

// Covers GRP-EDIT-01
test('the member picker offers a retry when connections fail to load', async () => {
  mock.fault({ operation: 'getConnections', status: 503 })
  await renderRoute(createGroupRoute, deployment)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('connections couldn’t be loaded')
  mock.clearFaults()
  await press('Try again')
  await findPeople()
})

// Covers GRP-EDIT-01
test('the member picker shows a message when there are no connections', async () => {
  await renderRoute(createGroupRoute, { ...deployment, as: 'nova' })
  await screen.findByText('You don’t have any connections yet')
  await screen.findByRole('link', { name: 'Find people' })
})

// Covers UX-03
test('who has no group is told what groups are for, with the way to people', async () => {
  await renderRoute(manageGroupsRoute, { plugins: [groups, network, posts], as: 'nova' })
  await screen.findByText('You don’t have any groups yet')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Find people' }).getAttribute('href')).toBe('/mypage?tab=people')
  main.getByRole('link', { name: 'New group' })
  await expectAccessible()
})

// Covers GRP-LIST-01
test('a group does not show a member whose connection ended', async () => {
  const { name, gone, others } = firstGroup()
  const openGroup = async () => {
    const list = within(await screen.findByRole('navigation', { name: 'My groups' }))
    fireEvent.click(list.getByRole('link', { name: new RegExp(`^${name}`) }))
    return (await screen.findByRole('list', { name: 'Members' })).textContent
  }
  await renderRoute(manageGroupsRoute, deployment)
  expect(await openGroup()).toContain(gone.name)
  // Its name ends with the number of requests, once that is known.
  await pressFirst('link', /^Connections/)
  await press(`More actions: ${gone.name}`)
  await screen.findByRole('menuitem', { name: 'Remove connection' })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  // By keyboard: happy-dom loses a click right after the one that opened the menu.
  await userEvent.keyboard('rem{Enter}')
  await press('Close')
  await waitFor(() => expect(mock.requests('deleteConnection')).toHaveLength(1))
  await pressFirst('link', 'Groups')
  await waitFor(async () => expect(await openGroup()).not.toContain(gone.name))
  expect(await openGroup()).toContain(others[0]?.name)
})
