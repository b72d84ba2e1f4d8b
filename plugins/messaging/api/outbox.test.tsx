import {
  $session,
  $unsentCount,
  ApiError,
  type Session,
  sessionEnded,
  sessionStarted,
  toastShown,
  unsentDiscarded,
} from '@kernel'
import { afterEach, expect, test } from '@rstest/core'
import { QueryClient } from '@tanstack/react-query'
import { fakeClock } from '@tests/kit/clock'
import { aPerson } from '@tests/kit/person'
import { allSettled, createWatch, fork } from 'effector'
import { conversationLoaded, type Message } from '../model/message'
import { loadOutbox } from '../model/outbox-storage'
import type { QueuedMessage } from '../model/queued-message'
import { clientReady } from './arrivals'
import { hubOpened, hubStateChanged } from './hub'
import type { Announcement, Hub } from './open-hub'
import {
  $outbox,
  discardRequested,
  messageSubmitted,
  outboxChanged,
  outboxOpened,
  pageShown,
  retryRequested,
  tabClosed,
} from './outbox'
import { messagesQuery } from './queries'
import { sendMessageFx } from './send-message'

afterEach(() => localStorage.clear())

const sessionOf = (login: string): Session => ({
  person: aPerson({ id: login, name: login, login }),
  limit: 30,
  startedAt: new Date(),
})
const ana = sessionOf('ana')
const written = { session: ana, destinationId: 2, text: 'Not sent yet', knownMessages: [] }
const stored = (id: number, text: string, userId = 'ana'): Message => ({
  key: `id:${id}`,
  id,
  userId,
  userName: userId,
  text,
  sentAt: undefined,
})
const serverError = () => new ApiError('server', { status: 500 })
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

/** Creates a page with its own scope; the test decides how each send ends. */
function openPage(session = ana, tab = 'this') {
  const sends: { message: QueuedMessage; done: PromiseWithResolvers<Message | undefined> }[] = []
  const send = (message: QueuedMessage) => {
    const done = Promise.withResolvers<Message | undefined>()
    sends.push({ message, done })
    return done.promise
  }
  const scope = fork({ handlers: [[sendMessageFx, send]] })
  const announcements: Announcement[] = []
  void allSettled(sessionStarted, { scope, params: session })
  const open = () => {
    const messages = loadOutbox(session)
    void allSettled(outboxOpened, { scope, params: { tab, messages } })
    // The locks of closed tabs are free: report those tabs as closed.
    for (const message of messages) void allSettled(tabClosed, { scope, params: message.tab })
  }
  open()
  const keyOf = (text: string) => scope.getState($outbox).find((message) => message.text === text)?.key ?? ''
  return {
    scope,
    sends,
    announcements,
    open,
    /** Writes as the current user, or as the one whose session has just ended. */
    write: (text: string) =>
      void allSettled(messageSubmitted, {
        scope,
        params: { ...written, session: scope.getState($session) ?? session, text },
      }),
    outbox: () => scope.getState($outbox),
    retry: (text: string) => void allSettled(retryRequested, { scope, params: keyOf(text) }),
    read: (...messages: Message[]) =>
      void allSettled(conversationLoaded, { scope, params: { conversation: '2', messages } }),
    discard: (text: string) => void allSettled(discardRequested, { scope, params: keyOf(text) }),
    async answer(at: number, outcome?: Message | Error) {
      const settled = new Promise((resolve) =>
        createWatch({ unit: sendMessageFx.finally, scope, fn: resolve }),
      )
      if (outcome instanceof Error) sends[at]?.done.reject(outcome)
      else sends[at]?.done.resolve(outcome)
      await settled
    },
    connect(announce: Hub['announce'] = async (one) => void announcements.push(one)) {
      const hub: Hub = { reconnectNow: () => undefined, announce }
      void allSettled(hubOpened, { scope, params: hub })
      void allSettled(hubStateChanged, { scope, params: 'Connected' as const })
    },
  }
}

// Covers FLT-04
test('the outbox restores failed and unfinished messages after a tab closed', async () => {
  const first = openPage()
  first.write('Failed')
  await first.answer(0, serverError())
  first.write('On its way')
  expect(openPage(ana, 'next').outbox()).toMatchObject([
    { text: 'Failed', state: 'failed', isUncertain: true },
    { text: 'On its way', state: 'failed', isUncertain: true },
  ])
  expect(openPage(sessionOf('bruno')).outbox()).toEqual([])
})

// Covers FLT-04
test('the outbox is kept after logout unless the user discards it', async () => {
  const page = openPage()
  page.write('Failed')
  await page.answer(0, serverError())
  expect(page.scope.getState($unsentCount)).toBe(1)
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  void allSettled(sessionStarted, { scope: page.scope, params: ana })
  page.open()
  expect(texts(page.outbox())).toEqual(['Failed'])
  void allSettled(unsentDiscarded, { scope: page.scope })
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  expect(openPage().outbox()).toEqual([])
  expect(JSON.stringify(localStorage)).not.toContain('Failed')
})

// Covers FLT-04
test('discarded message stays discarded when its request fails later', async () => {
  const page = openPage()
  page.write('On its way')
  void allSettled(unsentDiscarded, { scope: page.scope })
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  await page.answer(0, serverError())
  expect(loadOutbox(ana)).toEqual([])
})

// Covers FLT-04
test('the outbox takes over the messages of another tab when that tab closes', async () => {
  const [one, other] = [openPage(ana, 'one'), openPage(ana, 'other')]
  one.write('From the one')
  const [message] = loadOutbox(ana)
  void allSettled(outboxChanged, {
    scope: other.scope,
    params: { kind: 'saved', message: message as QueuedMessage },
  })
  expect(other.outbox()).toMatchObject([{ text: 'From the one', state: 'sending' }])
  other.write('From the other')
  expect(other.sends.map((sent) => sent.message.text)).toEqual(['From the other'])
  void allSettled(tabClosed, { scope: other.scope, params: 'one' })
  expect(other.outbox()[0]).toMatchObject({ state: 'failed', isUncertain: true, tab: 'other' })
  expect(other.sends).toHaveLength(1)
})

// Covers FLT-04
test('the outbox sends a stored message of a closed tab to the hub', async () => {
  const [one, other] = [openPage(ana, 'one'), openPage(ana, 'other')]
  other.connect()
  one.write('From the one')
  const tell = (params: Parameters<typeof outboxChanged>[0]) =>
    void allSettled(outboxChanged, { scope: other.scope, params })
  tell({ kind: 'saved', message: loadOutbox(ana)[0] as QueuedMessage })
  await one.answer(0, stored(7, 'From the one'))
  const [saved] = loadOutbox(ana)
  tell({ kind: 'saved', message: saved as QueuedMessage })
  tell({ kind: 'removed', key: saved?.key ?? '', isStored: false })
  expect(other.outbox()).toEqual([])
  expect(other.announcements).toEqual([])
  void allSettled(tabClosed, { scope: other.scope, params: 'one' })
  await expect.poll(() => texts(other.announcements)).toEqual(['From the one'])
})

// Covers FLT-04
test('the outbox ignores invalid stored values', () => {
  const store = (key: string, text: string) => localStorage.setItem(`roda:unsent:ana:${key}`, text)
  const values = [
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"destinationId":2}',
    '{"text":"To nobody"}',
    '{"destinationId":{},"text":"x"}',
  ]
  for (const [index, value] of values.entries()) store(`message:${index}`, value)
  store('other', JSON.stringify({ destinationId: 2, text: 'Not a message' }))
  store(
    'message:good',
    JSON.stringify({ destinationId: 2, text: 'Good', state: 7, before: 'none', writtenAt: {} }),
  )
  expect(openPage().outbox()).toMatchObject([{ text: 'Good', state: 'failed', earlierIds: undefined }])
})

// Covers FLT-04
test('the outbox stores no message that contains a Nostr private key', () => {
  const page = openPage()
  page.write(`nsec1${'q'.repeat(58)}`)
  expect(page.outbox()).toHaveLength(1)
  expect(JSON.stringify(localStorage)).not.toContain('nsec1')
})

// Covers FLT-05
test('messages sent while the hub is offline reach the hub after a reload', async () => {
  const page = openPage()
  page.write('One')
  page.write('Two')
  await page.answer(0, stored(7, 'One'))
  await page.answer(1, stored(8, 'Two'))
  const next = openPage(ana, 'next')
  expect(next.outbox()).toEqual([])
  next.connect()
  await expect
    .poll(() => next.announcements)
    .toEqual([
      { destinationId: 2, text: 'One' },
      { destinationId: 2, text: 'Two' },
    ])
  await expect.poll(() => loadOutbox(ana)).toEqual([])
  const last = openPage(ana, 'last')
  last.connect()
  expect(last.announcements).toEqual([])
})

// Covers FLT-05
test('a message is sent to the hub again when the hub connection broke', async () => {
  const page = openPage()
  page.connect(() => Promise.reject(new Error('server')))
  page.write('One')
  await page.answer(0, stored(7, 'One'))
  void allSettled(hubStateChanged, { scope: page.scope, params: 'Reconnecting' })
  page.connect()
  await expect.poll(() => texts(page.announcements)).toEqual(['One'])
})

// Covers FLT-05
test('messages that did not reach the hub are deleted on logout', async () => {
  const page = openPage()
  page.write('Stored')
  await page.answer(0, stored(7, 'Stored'))
  expect(Object.keys(localStorage)).toHaveLength(1)
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  expect(JSON.stringify(localStorage)).not.toContain('Stored')
})

// Covers UX-21
test('messages written offline are sent in order when the hub reconnects', async () => {
  const page = openPage()
  for (const text of ['Refused', 'One', 'Two']) page.write(text)
  await page.answer(0, serverError())
  await page.answer(1, new ApiError('timeout'))
  await page.answer(2, new ApiError('unreachable'))
  expect(page.outbox().map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
  page.connect()
  await page.answer(3, stored(7, 'One'))
  await page.answer(4, stored(8, 'Two'))
  expect(texts(page.sends.map(({ message }) => message))).toEqual(['Refused', 'One', 'Two', 'One', 'Two'])
  expect(page.outbox()).toMatchObject([{ text: 'Refused', state: 'failed' }])
  await expect.poll(() => texts(page.announcements)).toEqual(['One', 'Two'])
})

// Covers UX-21
test('a message that waits for a connection is sent again after growing delays, and fails without another toast', async () => {
  const { advance } = fakeClock()
  const page = openPage()
  const toasts: unknown[] = []
  createWatch({ unit: toastShown, scope: page.scope, fn: (toast) => toasts.push(toast) })
  page.write('One')
  page.write('Two')
  await page.answer(0, new ApiError('unreachable'))
  expect(toasts).toHaveLength(1)
  const sent = () => texts(page.sends.map(({ message }) => message)).slice(1)
  await advance(4_900)
  expect(sent()).toEqual([])
  await advance(200)
  expect(sent()).toEqual(['One'])
  await page.answer(1, new ApiError('unreachable'))
  await advance(5_100)
  expect(sent()).toEqual(['One'])
  await advance(10_000)
  await page.answer(2, stored(7, 'One'))
  await page.answer(3, stored(8, 'Two'))
  expect(sent()).toEqual(['One', 'One', 'Two'])
  expect(page.outbox()).toEqual([])
  expect(toasts).toHaveLength(1)
})

// Covers FLT-122
test('a message that timed out is not sent again without a new connection, because a slow server may still store it', async () => {
  const { advance } = fakeClock()
  const page = openPage()
  page.write('Slow')
  await page.answer(0, new ApiError('timeout'))
  page.write('Unreached')
  await page.answer(1, new ApiError('unreachable'))
  const sent = () => texts(page.sends.map(({ message }) => message)).slice(2)
  await advance(5_100)
  expect(sent()).toEqual(['Unreached'])
  await page.answer(2, new ApiError('unreachable'))
  void allSettled(pageShown, { scope: page.scope })
  expect(sent()).toEqual(['Unreached', 'Unreached'])
  await page.answer(3, stored(7, 'Unreached'))
  await advance(60_000)
  expect(sent()).toHaveLength(2)
  page.connect()
  expect(sent()).toEqual(['Unreached', 'Unreached', 'Slow'])
})

// Covers FLT-144
test.each<[title: string, failure: ApiError, act: (page: ReturnType<typeof openPage>) => void, sent: string]>(
  [
    ['until it is sent', new ApiError('server', { status: 503 }), (page) => page.connect(), 'one two three'],
    [
      'also when a message behind it is to be sent again',
      new ApiError('unreachable'),
      (page) => page.retry('two'),
      'one two three',
    ],
    [
      'until the server turns out to have it',
      new ApiError('unreachable'),
      (page) => page.read(stored(7, 'one')),
      'two three',
    ],
    ['until it is discarded', new ApiError('unreachable'), (page) => page.discard('one'), 'two three'],
  ],
)('a message that waits holds back those written after it: %s', async (_title, failure, act, sent) => {
  const page = openPage()
  page.write('one')
  await page.answer(0, failure)
  page.write('two')
  page.write('three')
  expect(page.outbox().map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
  expect(page.sends).toHaveLength(1)
  act(page)
  expect(texts(page.outbox())).toEqual(sent.split(' '))
  for (const [at, text] of sent.split(' ').entries()) await page.answer(at + 1, stored(at + 7, text))
  expect(texts(page.sends.map(({ message }) => message)).slice(1)).toEqual(sent.split(' '))
})

// Covers FLT-144
test('a message that is sent again keeps the time of writing', async () => {
  const page = openPage()
  page.write('one')
  const writtenAt = page.outbox()[0]?.writtenAt
  await page.answer(0, serverError())
  const { advance } = fakeClock()
  await advance(60_000)
  page.retry('one')
  expect(loadOutbox(ana)[0]).toMatchObject({ state: 'sending', writtenAt })
})

// Covers UX-21
test('a message that failed before a reload is not resent automatically', async () => {
  const page = openPage()
  page.write('Old')
  await page.answer(0, new ApiError('unreachable'))
  const next = openPage(ana, 'next')
  next.connect()
  expect(next.sends).toEqual([])
  expect(next.outbox()).toMatchObject([{ text: 'Old', state: 'failed' }])
})

// Covers FLT-06
test('a message answered with 500 is sent to the hub if the server stored it', async () => {
  const page = openPage()
  page.connect()
  page.write('Once')
  page.write('Once')
  await page.answer(0, serverError())
  await page.answer(1, serverError())
  const { read } = page
  read(stored(6, 'Once', 'bruno'))
  expect(page.outbox()).toHaveLength(2)
  read(stored(6, 'Once', 'bruno'), stored(7, 'Once'))
  expect(page.outbox()).toMatchObject([{ text: 'Once', earlierIds: [7] }])
  read(stored(7, 'Once'), stored(8, 'Once'))
  expect(page.outbox()).toEqual([])
  await expect.poll(() => texts(page.announcements)).toEqual(['Once', 'Once'])
})

// Covers FLT-06
test('a message the server rejected stays despite an equal stored message', async () => {
  const page = openPage()
  page.write('Once')
  await page.answer(0, new ApiError('forbidden', { status: 403 }))
  const params = { conversation: 2, messages: [stored(7, 'Once')] }
  void allSettled(conversationLoaded, { scope: page.scope, params })
  expect(page.outbox()).toHaveLength(1)
})

// Covers FLT-63
test('the late answer of the hub leaves the next user’s messages queued', async () => {
  const page = openPage()
  const late = Promise.withResolvers<void>()
  page.connect(() => late.promise)
  page.write('Of the first')
  await page.answer(0, stored(7, 'Of the first'))
  void allSettled(sessionEnded, { scope: page.scope, params: 'timeout' })
  void allSettled(sessionStarted, { scope: page.scope, params: sessionOf('bruno') })
  page.write('Of the second')
  await page.answer(1, stored(8, 'Of the second'))
  late.resolve()
  page.connect()
  await expect.poll(() => texts(page.announcements)).toEqual(['Of the second'])
})

// Covers FLT-66
test('two effector scopes have separate hubs and outboxes', async () => {
  const [one, other] = [openPage(), openPage(sessionOf('bruno'))]
  one.connect()
  other.write('Between us')
  await other.answer(0, stored(7, 'Between us'))
  expect(one.announcements).toEqual([])
  expect(one.outbox()).toEqual([])
})

test('retry of a message that is no longer in the outbox is ignored', () => {
  const page = openPage()
  page.write('Not sent yet')
  void allSettled(retryRequested, { scope: page.scope, params: 'gone' })
  page.write('And this')
  expect(texts(page.outbox())).toEqual(['Not sent yet', 'And this'])
})

// Covers MSG-CHAT-05
test('a retried message keeps its place, a discarded one is removed', async () => {
  const page = openPage()
  page.write('One')
  await page.answer(0, serverError())
  page.write('Two')
  await page.answer(1, serverError())
  const [first, second] = page.outbox()
  void allSettled(retryRequested, { scope: page.scope, params: first?.key ?? '' })
  expect(texts(page.outbox())).toEqual(['One', 'Two'])
  expect(page.sends.at(-1)?.message).toMatchObject({ text: 'One', isUncertain: true })
  void allSettled(discardRequested, { scope: page.scope, params: second?.key ?? '' })
  expect(texts(openPage(ana, 'next').outbox())).toEqual(['One'])
})

// Covers KRN-AUTH-06
test('a message answered after a logout is not sent to the hub', async () => {
  const page = openPage()
  page.write('Between us')
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  void allSettled(sessionStarted, { scope: page.scope, params: sessionOf('bruno') })
  const client = new QueryClient()
  const { queryKey } = messagesQuery(2)
  client.setQueryData(queryKey, [])
  void allSettled(clientReady, { scope: page.scope, params: client })
  await page.answer(0)
  page.connect()
  expect(page.announcements).toEqual([])
  expect(client.getQueryData(queryKey)).toEqual([])
})

// Covers MSG-CHAT-05
test('late answer after a logout does not change the next user’s outbox', async () => {
  const page = openPage()
  page.write('Between us')
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  void allSettled(sessionStarted, { scope: page.scope, params: sessionOf('bruno') })
  page.write('From Bruno')
  await page.answer(0)
  expect(page.outbox()).toMatchObject([{ text: 'From Bruno', state: 'sending' }])
})

// Covers MSG-CHAT-05
test('a request that fails after a new login keeps its message in the outbox', async () => {
  const page = openPage()
  page.write('Between us')
  void allSettled(sessionEnded, { scope: page.scope, params: 'timeout' })
  void allSettled(sessionStarted, { scope: page.scope, params: ana })
  await page.answer(0, new Error('too late'))
  expect(loadOutbox(ana)).toMatchObject([{ text: 'Between us', state: 'failed' }])
})

// Covers MSG-CHAT-05
test('second of two equal messages records the id of the first message', async () => {
  const page = openPage()
  page.write('Between us')
  page.write('Between us')
  await page.answer(0, stored(7, 'Between us'))
  expect(page.outbox()).toMatchObject([{ text: 'Between us', earlierIds: [7] }])
})

// Covers FLT-04
test('the second of two equal messages is not mistaken for the stored first one after a reload', async () => {
  const page = openPage()
  page.write('Once')
  page.write('Once')
  page.write('Once')
  await page.answer(0, stored(7, 'Once'))
  const idsAfterReload = () =>
    loadOutbox(ana).flatMap(({ state, earlierIds }) => (state === 'stored' ? [] : [earlierIds]))
  expect(idsAfterReload()).toEqual([[7], [7]])
  await page.answer(1, serverError())
  const params = { conversation: '2', messages: [stored(7, 'Once'), stored(8, 'Once')] }
  void allSettled(conversationLoaded, { scope: page.scope, params })
  expect(idsAfterReload()).toEqual([[7, 8]])
})

// Covers FLT-01
test('a message that is sent at the moment its session ends waits for the next login of its user', () => {
  const page = openPage()
  void allSettled(sessionEnded, { scope: page.scope, params: 'timeout' })
  page.write('At the last moment')
  expect(page.outbox()).toEqual([])
  expect(page.sends).toEqual([])
  const again = openPage()
  expect(texts(again.outbox())).toEqual(['At the last moment'])
  expect(texts(openPage(sessionOf('bruno')).outbox())).toEqual([])
})

// Covers MSG-CHAT-05
test('a new message records the ids of earlier messages with the same text', () => {
  const { scope } = openPage()
  const knownMessages = [stored(6, 'Something else'), stored(7, written.text)]
  void allSettled(messageSubmitted, { scope, params: { ...written, knownMessages } })
  expect(scope.getState($outbox)).toMatchObject([{ earlierIds: [7] }])
})
