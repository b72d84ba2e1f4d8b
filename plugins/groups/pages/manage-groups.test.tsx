import { definePlugin, fill, myPageRoute, type PluginManifest, page, type RouteRef } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
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
  return screen.findByRole('list', { name: /^\d+ members$/ })
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
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
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
  const [remove] = screen.getAllByRole('button', { name: 'Delete' })
  if (remove) await userEvent.click(remove)
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete group' }),
  )
  const emptyState = (await screen.findByText('You don’t have any groups yet')).closest('section')
  await waitFor(() => expect(document.activeElement).toBe(emptyState))
})
