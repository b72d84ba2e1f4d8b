import { definePlugin, fill, type Loadable } from '@kernel'
import { ready } from '@kernel/parts'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeLocks, openProduct, reload, startMockServer } from '@tests/kit'
import { useState } from 'react'
import network from '../../network/plugin'
import { type Notice, noticeSources } from '../../notices/contract'
import notices from '../../notices/plugin'
import preferences from '../../preferences/plugin'
import publicPage from '../../public-page/plugin'
import posts from '../plugin'

const mock = startMockServer()
const plugins = [notices, posts, network, preferences, publicPage]

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
  waitFor(
    () => {
      const fresh = within(screen.getByRole('region', { name: 'New' }))
      for (const title of titles)
        expect(fresh.getAllByRole('link').map(({ firstChild }) => firstChild?.textContent)).toContain(title)
    },
    { timeout: 8_000 },
  )
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

// Covers UX-62
test('a kind that is switched off is neither counted nor listed', async () => {
  await open('/settings')
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

// Covers UX-62
test.each([
  ['switched on', { hasSound: true }, { isOn: false }, 2],
  ['off by default', {}, { isOn: false }, 0],
  ['on, but in quiet hours', { hasSound: true }, { isOn: true, from: '00:00', to: '23:59' }, 0],
])('the sound for something new is %s', async (_case, choices, quiet, tones) => {
  fakeLocks()
  let played = 0
  const node = {
    connect: () => node,
    start: () => void played++,
    stop: () => undefined,
    frequency: {},
    gain: { setValueAtTime: rs.fn(), exponentialRampToValueAtTime: rs.fn() },
  }
  Object.assign(globalThis, {
    AudioContext: class {
      currentTime = 0
      createOscillator = () => node
      createGain = () => node
      close = async () => undefined
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'AudioContext'))
  const ana = person('ana.martins').id
  const old: Notice = { id: '1', title: 'Old', to: '/' }
  let add: () => void = () => undefined
  const useNews = (): Loadable<readonly Notice[]> => {
    const [all, setAll] = useState([old])
    add = () => act(() => setAll([{ id: '2', title: 'Something new', to: '/' }, old]))
    return ready(all)
  }
  const news = definePlugin({
    id: 'news',
    fills: [
      fill(noticeSources, {
        id: 'news/new',
        hasServerState: false,
        load: async () => ({ default: useNews }),
      }),
    ],
  })
  localStorage.setItem(`roda:own:${ana}:notices.choices`, JSON.stringify(choices))
  localStorage.setItem(`roda:own:${ana}:notices.quiet`, JSON.stringify(quiet))
  await openProduct('/mypage', { plugins: [notices, news], as: 'ana' })
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  add()
  await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  expect(played).toBe(tones)
})
