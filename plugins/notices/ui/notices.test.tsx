import { definePlugin, defineTexts, fill, type Loadable, navigate, sessionEnded } from '@kernel'
import { ready } from '@kernel/parts'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, fakeLocks, openProduct, startMockServer, storeElsewhere } from '@tests/kit'
import { allSettled } from 'effector'
import { useState } from 'react'
import { type Notice, noticeSources } from '../contract'
import noticesPlugin from '../plugin'

const mock = startMockServer()

/** The runtime of the bundler: `e` loads a chunk. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> }

const label = defineTexts<Record<string, string>>('kernel').ref('nav.label')
const later = new Date(Date.now() + 3_600_000)
const notices: readonly Notice[] = [
  { id: '1', title: 'Undated', to: '/mypage?read' },
  { id: '2', title: 'Later', to: '/mypage?read', date: later },
  { id: '3', title: 'Before the first visit', to: '/mypage?read', date: new Date('2020-01-01') },
]
type Source = () => Loadable<readonly Notice[]>

const useNews: Source = () => ready(notices)
const useBroken: Source = () => ({ state: 'failed', error: new Error('down'), retry: () => undefined })
const source = (id: string, useSource: Source, until?: Promise<void>) =>
  definePlugin({
    id,
    fills: [
      fill(noticeSources, {
        id: `${id}/notices`,
        hasServerState: false,
        label,
        load: async () => {
          await until
          return { default: useSource }
        },
      }),
    ],
  })
const bell = (unread = '') => screen.findByRole('button', { name: `Notifications${unread}` })

// Covers UX-40. The first test: in the others, the code of the list is already loaded.
test('the bell counts unread notices after the code of the list failed to load', async () => {
  const loadChunk = __webpack_require__.e
  const restore = () => {
    __webpack_require__.e = loadChunk
  }
  onTestFinished(restore)
  let failures = 0
  __webpack_require__.e = async (chunk) => {
    // It fails after it has loaded, because Node finds no chunk under the URL of a retry.
    await loadChunk(chunk)
    if (!chunk.includes('notices_lazy')) return
    failures += 1
    throw new Error('Loading chunk notices failed.')
  }
  await openProduct('/mypage', { plugins: [noticesPlugin, source('news', useNews)], as: 'ana' })
  await waitFor(() => expect(failures).toBe(1))
  restore()
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy()
  })
})

// Covers UX-40
test('the bell counts unread notices and stores which ones were read', async () => {
  await openProduct('/mypage', { plugins: [noticesPlugin, source('news', useNews)], as: 'ana' })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Notifications, 2 unread' }, { timeout: 8_000 }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
  expect(
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['UndatedUnread', 'LaterUnread', 'Before the first visit'])
  await userEvent.click(within(dialog).getByRole('link', { name: /^Later/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.click(await bell(', 1 unread'))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(
      'No unread notifications',
    ),
  )
  const stored = Object.entries(localStorage).find(([key]) => key.includes('readNotices'))
  expect(stored?.[1]).toContain('news/notices 1')
})

// Covers UX-40, FLT-01
test('the bell counts anew when another tab marks notices as read', async () => {
  await openProduct('/mypage', { plugins: [noticesPlugin, source('news', useNews)], as: 'ana' })
  await bell(', 2 unread')
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  const read = { since: Date.now(), keys: ['news/notices 1'] }
  storeElsewhere(`roda:own:${ana?.id}:readNotices`, JSON.stringify(read))
  await bell(', 1 unread')
})

// Covers UX-40
test('a failed notice source offers a retry; the other sources still work', async () => {
  await openProduct('/mypage', {
    plugins: [noticesPlugin, source('news', useNews), source('broken', useBroken)],
    as: 'ana',
  })
  await userEvent.click(await bell())
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
  expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(within(dialog).getByText('Undated')).toBeTruthy()
})

// Covers UX-40
test('a source of notices that crashes is named and offers a retry', async () => {
  allowConsoleErrors(/crash/)
  let isBroken = true
  const useCrashing: Source = () => {
    if (isBroken) throw new Error('crash')
    return useNews()
  }
  await openProduct('/mypage', { plugins: [noticesPlugin, source('crashing', useCrashing)], as: 'ana' })
  await userEvent.click(await bell())
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const retry = await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.getByRole('alert').textContent).toMatch(/^“.+” couldn’t be loaded/)
  isBroken = false
  await userEvent.click(retry)
  expect(await dialog.findByText('Undated')).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})

// Covers UX-40
test('the list of notices does not say that it is empty until all sources have loaded', async () => {
  const useEmpty: Source = () => ready([])
  const loaded = Promise.withResolvers<void>()
  const plugins = [noticesPlugin, source('empty', useEmpty), source('late', useEmpty, loaded.promise)]
  await openProduct('/mypage', { plugins, as: 'ana' })
  await userEvent.click(await bell())
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(dialog.queryByText('You’re all caught up')).toBeNull()
  loaded.resolve()
  expect(await dialog.findByText('You’re all caught up')).toBeTruthy()
})

// Covers UX-40
test('a product without sources of notices has no bell', async () => {
  await openProduct('/mypage', { plugins: [noticesPlugin], as: 'ana' })
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
})

// Covers UX-40
test('going back in the browser closes the list of notices', async () => {
  const scope = await openProduct('/mypage', {
    plugins: [noticesPlugin, source('news', useNews)],
    as: 'ana',
  })
  await act(() => allSettled(navigate, { scope, params: { to: '/mypage?again' } }))
  await waitFor(() => expect(location.search).toBe('?again'))
  await userEvent.click(await bell(', 2 unread'))
  await screen.findByRole('dialog', { name: 'Notifications' })
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
})

const hourFromNow = (hours: number) =>
  `${String((new Date().getHours() + 24 + hours) % 24).padStart(2, '0')}:00`

// Covers UX-62
test.each([
  ['switched on', { hasSound: true }, { isOn: false }, 2],
  ['off by default', {}, { isOn: false }, 0],
  [
    'on, but in quiet hours',
    { hasSound: true },
    { isOn: true, from: hourFromNow(-1), to: hourFromNow(2) },
    0,
  ],
])('the sound for something new is %s', async (_case, choices, quiet, tones) => {
  fakeLocks()
  let played = 0
  const node = {
    connect: () => node,
    start: () => void played++,
    stop: () => undefined,
    addEventListener: (_type: string, end: () => void) => end(),
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
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')?.id
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
  await openProduct('/mypage', { plugins: [noticesPlugin, news], as: 'ana' })
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  add()
  await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  await waitFor(() => expect(played).toBe(tones))
})

// Covers UX-74
test('the icon of the installed app has the number of unread notices: 3 to 0, and none after a logout', async () => {
  const badges: number[] = []
  Object.assign(navigator, {
    setAppBadge: async (count: number) => badges.push(count),
    clearAppBadge: async () => badges.push(0),
  })
  onTestFinished(() => {
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
  })
  const more = notices.slice(0, 1)
  const plugins = [noticesPlugin, source('news', useNews), source('more', () => ready(more))]
  const scope = await openProduct('/mypage', { plugins, as: 'ana' })
  await waitFor(() => expect(badges).toEqual([3]), { timeout: 8_000 })
  await userEvent.click(await bell(', 3 unread'))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(badges).toEqual([3, 0]))
  badges.length = 0
  await allSettled(sessionEnded, { scope, params: 'logout' })
  await waitFor(() => expect(badges).toContain(0))
})
