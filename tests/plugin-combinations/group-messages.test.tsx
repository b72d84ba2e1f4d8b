import { hrefOf, navigate } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, renderRoute, startMockServer } from '@tests/kit'
import { scopeBind } from 'effector'
import { editGroupRoute, manageGroupsRoute } from '../../plugins/groups/contract'
import groups from '../../plugins/groups/plugin'
import { messagesRoute } from '../../plugins/messaging/contract'
import messaging from '../../plugins/messaging/plugin'
import network from '../../plugins/network/plugin'
import posts from '../../plugins/posts/plugin'
import publicPage from '../../plugins/public-page/plugin'

const mock = startMockServer()

const open = () => renderRoute(manageGroupsRoute, { plugins: [groups, messaging], as: 'ana' })
/** Opens the first group of Ana from the list. */
async function openFirst() {
  const list = within(await screen.findByRole('navigation', { name: 'My groups' }))
  const [first] = list.getAllByRole('link')
  if (first) fireEvent.click(first)
}

// Covers UX-20
test('groups show their last messages', async () => {
  await open()
  await openFirst()
  const list = within(await screen.findByRole('navigation', { name: 'My groups' }))
  const latest = within(await screen.findByRole('region', { name: 'Latest messages' }))
  await waitFor(() => expect(latest.getAllByRole('listitem')).toHaveLength(3))
  latest.getByText('Bring them on Saturday, I’ll have coffee.')
  const [write] = screen.getAllByRole('link', { name: 'Message group' })
  expect(write?.getAttribute('href')).toMatch(/^\/messages\?group=\d+$/)
  const answer = latest.getByRole('link', { name: 'Message Seed swap' })
  expect(answer.getAttribute('href')).toBe(write?.getAttribute('href'))
  await list.findByText('You: Bring them on Saturday, I’ll have coffee.')
  await list.findByText(/: Slowly, with two stops for photos\.$/)
  // A group without messages says so, in a row as high as the others.
  await list.findByText('No messages yet')
  await expectAccessible()
})

// Covers UX-20
test('while no group is open, the cards have their last three messages', async () => {
  await open()
  const list = within(await screen.findByRole('navigation', { name: 'My groups' }))
  const swap = within(await list.findByRole('link', { name: /^Seed swap/ }))
  for (const text of [/^The tomatoes are labeled/, /^I can trade beans/, /^Bring them on Saturday/])
    await swap.findByText(text)
  await list.findByText('No messages yet')
  expect(screen.queryByRole('region', { name: 'Latest messages' })).toBeNull()
  await expectAccessible()
})

// Covers UX-20
test('a group whose conversation the server does not know shows its members only', async () => {
  for (const operation of ['getConversations', 'getMessageContacts']) mock.fault({ operation, json: [] })
  await open()
  await openFirst()
  await screen.findByRole('list', { name: 'Members' })
  await waitFor(() => expect(mock.requests('getMessageContacts').length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest messages' })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

// Covers FLT-146
test('a conversation that has an id of its own is found by its group', async () => {
  mock.setScenarios('group-conversations')
  await open()
  await openFirst()
  const latest = within(await screen.findByRole('region', { name: 'Latest messages' }))
  await waitFor(() => expect(latest.getAllByRole('listitem')).toHaveLength(3))
  const [write] = screen.getAllByRole('link', { name: 'Message group' })
  if (write) fireEvent.click(write)
  await screen.findByRole('log', { name: 'Messages with Seed swap' })
  expect(location.search).toMatch(/^\?with=conversation-\d+$/)
  expect(mock.requests('getMessages').every(({ query }) => !/^\d+$/.test(String(query.destinationId)))).toBe(
    true,
  )
})

// Covers FLT-146
test('a group without messages leads to a new conversation, one that the server does not know to none', async () => {
  mock.setScenarios('group-conversations')
  const { id } = mock.state.groups.find(({ name }) => name === 'Seed swap') ?? {}
  mock.state.messages = mock.state.messages.filter(
    ({ destinationId }) => !destinationId.startsWith('conversation-'),
  )
  const show = (group: unknown) =>
    renderRoute(messagesRoute, { plugins: [groups, messaging], as: 'ana', query: { group: String(group) } })
  await show(id)
  await screen.findByRole('log', { name: 'Messages with Seed swap' })
  expect(location.search).toBe(`?with=conversation-${id}`)
  cleanup()
  await show('gone')
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy()
})

// Covers UX-20, FLT-146
test.each(['none', 'group-conversations'])(
  'conversations of groups show the faces of the members, as the groups do: %s',
  async (scenario) => {
    mock.setScenarios(...[scenario].filter((name) => name !== 'none'))
    await renderRoute(messagesRoute, { plugins: [network, groups, messaging], as: 'ana' })
    const facesIn = (row: HTMLElement) => [...row.querySelectorAll('img')].map(({ src }) => src)
    const row = await screen.findByRole('link', { name: 'Seed swap' })
    await waitFor(() => expect(facesIn(row)).toHaveLength(2))
    // Of the group of another person only the names are known, and the ids of those who wrote.
    const other = await screen.findByRole('link', { name: /^Sunday walk$/ })
    await waitFor(() => expect(facesIn(other)).toHaveLength(3))
  },
)

// Covers GRP-EDIT-02
test('a conversation has the new name of its group at once', async () => {
  const scope = await renderRoute(messagesRoute, { plugins: [network, groups, messaging], as: 'ana' })
  const go = (to: string) => act(() => scopeBind(navigate, { scope })({ to }))
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('link', { name: 'Seed swap' })
  const { id } = mock.state.groups.find(({ name }) => name === 'Seed swap') ?? {}
  go(hrefOf(editGroupRoute, { id: id ?? '' }))
  fireEvent.input(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Bean swap' } })
  await press('Save')
  await screen.findAllByRole('heading', { name: 'Bean swap' })
  go(messagesRoute.path)
  await screen.findByRole('link', { name: 'Bean swap' })
  expect(screen.queryByRole('link', { name: 'Seed swap' })).toBeNull()
})

// Covers UX-04
test('the list of groups and an open group show what their members post', async () => {
  await renderRoute(manageGroupsRoute, { plugins: [groups, posts, publicPage], as: 'ana' })
  const expectPostsOf = async (title: string, members: readonly string[]) => {
    const section = within(await screen.findByRole('region', { name: title }))
    const shown = section
      .getAllByRole('link')
      .filter((link) => /^.post/.test(link.getAttribute('href') ?? ''))
    expect(shown.length).toBeGreaterThan(0)
    for (const link of shown) {
      const post = mock.state.posts.find(({ id }) => link.getAttribute('href') === `/post/${id}`)
      expect(members).toContain(post?.authorId)
    }
    await expectAccessible()
  }
  const membersOf = (names: readonly string[]) =>
    mock.state.groups.filter(({ name }) => names.includes(name)).flatMap(({ memberIds }) => memberIds)
  await expectPostsOf(
    'What people in your groups post',
    membersOf(['Seed swap', 'Sunday walkers', 'Tuesday choir']),
  )
  await openFirst()
  expect(screen.queryByRole('region', { name: 'What people in your groups post' })).toBeNull()
  await expectPostsOf('What its members post', membersOf(['Seed swap']))
})

test('without messaging, groups show their members', async () => {
  await renderRoute(manageGroupsRoute, { plugins: [groups], as: 'ana' })
  await openFirst()
  await screen.findByRole('list', { name: 'Members' })
  expect(screen.queryByRole('region', { name: 'Latest messages' })).toBeNull()
})
