import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, reload, startMockServer } from '@tests/kit'
import network from '../../plugins/network/plugin'
import notices from '../../plugins/notices/plugin'
import posts from '../../plugins/posts/plugin'
import preferences from '../../plugins/preferences/plugin'
import publicPage from '../../plugins/public-page/plugin'

const plugins = [notices, posts, network, preferences, publicPage]
const mock = startMockServer()

const person = (login: string) => {
  const found = mock.state.people.find((one) => one.login === login)
  if (!found) throw new Error(`Nobody is ${login}.`)
  return found
}
const ownPost = () => {
  const ana = person('ana.martins').id
  const post = mock.state.posts.find(({ authorId }) => authorId === ana)
  if (!post) throw new Error('Ana has no post.')
  return post
}
const addLike = (login: string) =>
  mock.state.reactions.push({ postId: ownPost().id, personId: person(login).id, reactionType: 1 })
const addComment = (login: string, content: string, postId = ownPost().id) =>
  mock.state.comments.push({
    id: 90_000 + mock.state.comments.length,
    postId,
    authorId: person(login).id,
    content,
    commentDate: new Date(Date.now() + 60_000).toISOString(),
  })
const openBell = async () => userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
const seeNew = (...titles: string[]) =>
  waitFor(() => {
    const fresh = within(screen.getByRole('region', { name: 'New' }))
    for (const title of titles)
      expect(fresh.getAllByRole('link').map(({ firstChild }) => firstChild?.textContent)).toContain(title)
  })
const open = async (path = '/mypage?tab=mine') => {
  await openProduct(path, { plugins, as: 'ana' })
  await screen.findByRole('button', { name: 'Notifications, 3 unread' })
}

// Covers UX-62
test('the bell tells of likes, comments and mentions since the first visit, once', async () => {
  const stranger = mock.state.people.find(
    ({ id, login }) =>
      login !== 'ana.martins' && !mock.state.connections.some(({ personId }) => personId === id),
  )
  await open()
  expect(mock.requests('getMyPosts')).toHaveLength(1)
  mock.state.reactions = mock.state.reactions.filter(({ postId }) => postId !== ownPost().id)
  mock.state.comments = mock.state.comments.filter(({ postId }) => postId !== ownPost().id)
  addLike('bruno.carvalho')
  addLike(stranger?.login ?? '')
  addComment('bruno.carvalho', 'What a kiln!')
  const feedPost = mock.state.posts.find(({ authorId }) => authorId === person('bruno.carvalho').id)
  addComment('ines.lourenco', 'Ask https://roda.example/@ana.martins', feedPost?.id)
  await reload()
  await screen.findByRole('button', { name: 'Notifications, 5 unread' })
  await openBell()
  await seeNew(
    'Bruno Carvalho and 1 other like your post',
    'Bruno Carvalho commented on your post',
    'Inês Lourenço mentioned you',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByText(/like your post/)).toBeNull())
  await reload()
  await screen.findByRole('button', { name: 'Notifications' })
  expect(screen.queryByRole('button', { name: /unread/ })).toBeNull()
})

// Covers UX-62, UX-64
test('the bell tells who answered a comment of the user, and shows the words alone', async () => {
  const post = mock.state.posts.find(({ authorId }) => authorId === person('bruno.carvalho').id)
  if (!post) throw new Error('Bruno has no post.')
  await open(`/post/${post.id}`)
  await userEvent.click(await screen.findByRole('button', { name: /^Comment/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Which clay?')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const written = () => mock.state.comments.find(({ content }) => content === 'Which clay?')
  await waitFor(() => expect(written()).toBeTruthy())
  const opening = (id?: number) => `@Ana Martins ${location.origin}/post/${post.id}#comment-${id}`
  addComment('ines.lourenco', `${opening(written()?.id)} Red clay.`, post.id)
  const others = mock.state.comments.at(-1)?.id
  addComment('bruno.carvalho', `${opening(others)} With sand.`, post.id)
  await reload()
  await openBell()
  await seeNew('Inês Lourenço mentioned you')
  const fresh = within(screen.getByRole('region', { name: 'New' }))
  expect(fresh.getByText('Red clay.')).toBeTruthy()
  expect(fresh.queryByText(/With sand/)).toBeNull()
})

// Covers UX-62
test('a kind that is switched off is neither counted nor listed', async () => {
  await open('/settings?panel=notices')
  await userEvent.click(await screen.findByRole('switch', { name: 'Comments on your posts' }))
  addComment('bruno.carvalho', 'What a kiln!')
  addLike('bruno.carvalho')
  await reload()
  await openBell()
  await seeNew('Bruno Carvalho likes your post')
  expect(screen.queryByText('Bruno Carvalho commented on your post')).toBeNull()
})

// Covers UX-62
test('the bell tells who accepted a request of the user', async () => {
  const [ana, asked] = [
    person('ana.martins'),
    mock.state.people.find(
      ({ id, login }) =>
        login !== 'ana.martins' && !mock.state.connections.some(({ personId }) => personId === id),
    ),
  ]
  if (!asked) throw new Error('Everybody is connected.')
  mock.state.connectionRequests.push({ id: 70_001, fromId: ana.id, toId: asked.id })
  await open()
  await openBell()
  await waitFor(() => expect(localStorage.getItem(`roda:own:${ana.id}:network.asked`)).toContain(asked.login))
  mock.state.connectionRequests = mock.state.connectionRequests.filter(({ id }) => id !== 70_001)
  mock.state.connections.push(
    { id: 70_002, ownerId: ana.id, personId: asked.id },
    { id: 70_003, ownerId: asked.id, personId: ana.id },
  )
  await reload()
  await openBell()
  await seeNew(`${asked.name} accepted your request`)
})
