import {
  $unsentCount,
  ApiError,
  type Session,
  sessionEnded,
  sessionStarted,
  unsentDiscarded,
  unsentStorage,
  userStorage,
} from '@kernel'
import { afterEach, expect, test } from '@rstest/core'
import { allSettled, createWatch, fork } from 'effector'
import { sendMessageFx } from '../api/send-message'
import { $arrivals, messageAppended } from './arrivals'
import { type Announcement, type Hub, hubChanged, hubOpened } from './hub'
import type { Message } from './message'
import {
  $outbox,
  conversationRead,
  discardRequested,
  messageSubmitted,
  outboxOpened,
  outboxTold,
  retryRequested,
  tabGone,
} from './outbox'
import { readOutbox } from './outbox-storage'
import type { QueuedMessage } from './queued-message'

afterEach(() => localStorage.clear())

const sessionOf = (login: string): Session => ({
  person: { id: login, name: login, email: '', login, pictureUrl: '', publicProfile: false },
  limit: 30,
  startedAt: new Date(),
})
const ana = sessionOf('ana')
const written = { destinationId: 2, text: 'Not sent yet', userId: 'ana', said: [] }
const stored = (id: number, text: string, userId = 'ana'): Message => ({
  key: `id:${id}`,
  id,
  userId,
  userName: userId,
  text,
  sentAt: undefined,
})
const lost = () => new ApiError('server', { status: 500 })
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

/** A page of somebody; each send is answered when the test says so. */
function openPage(session = ana, tab = 'this') {
  const sends: { message: QueuedMessage; done: PromiseWithResolvers<Message | undefined> }[] = []
  const send = (message: QueuedMessage) => {
    const done = Promise.withResolvers<Message | undefined>()
    sends.push({ message, done })
    return done.promise
  }
  const scope = fork({ handlers: [[sendMessageFx, send]] as never })
  const told: Announcement[] = []
  void allSettled(sessionStarted, { scope, params: session })
  const open = () => {
    const messages = readOutbox(session)
    void allSettled(outboxOpened, { scope, params: { tab, messages } })
    // Nobody holds the locks of tabs that are gone.
    for (const message of messages) void allSettled(tabGone, { scope, params: message.tab })
  }
  open()
  return {
    scope,
    sends,
    told,
    open,
    write: (text: string) => void allSettled(messageSubmitted, { scope, params: { ...written, text } }),
    outbox: () => scope.getState($outbox),
    async answer(at: number, outcome?: Message | Error) {
      const taken = new Promise((resolve) => createWatch({ unit: sendMessageFx.finally, scope, fn: resolve }))
      if (outcome instanceof Error) sends[at]?.done.reject(outcome)
      else sends[at]?.done.resolve(outcome)
      await taken
    },
    connect(announce: Hub['announce'] = async (one) => void told.push(one)) {
      const hub: Hub = { tryNow: () => undefined, close: async () => undefined, announce }
      void allSettled(hubOpened, { scope, params: hub })
      void allSettled(hubChanged, { scope, params: 'Connected' as const })
    },
  }
}

// Covers FLT-04
test('brings back what failed when the tab was closed', async () => {
  const first = openPage()
  first.write('Failed')
  await first.answer(0, lost())
  first.write('On its way')
  expect(openPage(ana, 'next').outbox()).toMatchObject([
    { text: 'Failed', state: 'failed', isUncertain: true },
    { text: 'On its way', state: 'failed', isUncertain: true },
  ])
  expect(openPage(sessionOf('bruno')).outbox()).toEqual([])
})

// Covers FLT-04
test('keeps the outbox over a log-out unless the person discards it', async () => {
  const page = openPage()
  page.write('Failed')
  await page.answer(0, lost())
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
test('a discarded message stays away when its late answer comes', async () => {
  const page = openPage()
  page.write('On its way')
  void allSettled(unsentDiscarded, { scope: page.scope })
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  await page.answer(0, lost())
  expect(readOutbox(ana)).toEqual([])
})

// Covers FLT-04
test('leaves what another tab sends to it, and takes over when it is gone', async () => {
  const [one, other] = [openPage(ana, 'one'), openPage(ana, 'other')]
  one.write('From the one')
  const [message] = readOutbox(ana)
  void allSettled(outboxTold, {
    scope: other.scope,
    params: { kind: 'kept', message: message as QueuedMessage },
  })
  expect(other.outbox()).toMatchObject([{ text: 'From the one', state: 'sending' }])
  other.write('From the other')
  expect(other.sends.map((sent) => sent.message.text)).toEqual(['From the other'])
  void allSettled(tabGone, { scope: other.scope, params: 'one' })
  expect(other.outbox()[0]).toMatchObject({ state: 'failed', isUncertain: true, tab: 'other' })
  expect(other.sends).toHaveLength(1)
})

// Covers FLT-04
test('drops a message that another tab has sent, and does not announce it', async () => {
  const [one, other] = [openPage(ana, 'one'), openPage(ana, 'other')]
  other.connect()
  one.write('From the one')
  const tell = (params: Parameters<typeof outboxTold>[0]) =>
    void allSettled(outboxTold, { scope: other.scope, params })
  tell({ kind: 'kept', message: readOutbox(ana)[0] as QueuedMessage })
  await one.answer(0, stored(7, 'From the one'))
  const [kept] = readOutbox(ana)
  tell({ kind: 'kept', message: kept as QueuedMessage })
  tell({ kind: 'removed', key: kept?.key ?? '', isStored: false })
  expect(other.outbox()).toEqual([])
  expect(other.told).toEqual([])
  void allSettled(tabGone, { scope: other.scope, params: 'one' })
  await expect.poll(() => texts(other.told)).toEqual(['From the one'])
})

// Covers FLT-04
test('reads nothing but messages from a hostile storage', () => {
  const keep = unsentStorage(ana)
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
  for (const [index, value] of values.entries()) keep.set(`message:${index}`, value)
  keep.set('other', JSON.stringify({ destinationId: 2, text: 'Not a message' }))
  keep.set(
    'message:good',
    JSON.stringify({ destinationId: 2, text: 'Good', state: 7, before: 'none', writtenAt: {} }),
  )
  expect(openPage().outbox()).toMatchObject([{ text: 'Good', state: 'failed', before: [] }])
})

// Covers FLT-04
test('writes no private key down', () => {
  const page = openPage()
  page.write(`nsec1${'q'.repeat(58)}`)
  expect(page.outbox()).toHaveLength(1)
  expect(JSON.stringify(localStorage)).not.toContain('nsec1')
})

// Covers FLT-05
test('announces after a reload what was stored while the hub was away', async () => {
  const page = openPage()
  page.write('One')
  page.write('Two')
  await page.answer(0, stored(7, 'One'))
  await page.answer(1, stored(8, 'Two'))
  const next = openPage(ana, 'next')
  expect(next.outbox()).toEqual([])
  next.connect()
  await expect
    .poll(() => next.told)
    .toEqual([
      { destinationId: 2, text: 'One' },
      { destinationId: 2, text: 'Two' },
    ])
  await expect.poll(() => readOutbox(ana)).toEqual([])
  const last = openPage(ana, 'last')
  last.connect()
  expect(last.told).toEqual([])
})

// Covers FLT-05
test('announces again after the connection broke in between', async () => {
  const page = openPage()
  page.connect(() => Promise.reject(new Error('broken')))
  page.write('One')
  await page.answer(0, stored(7, 'One'))
  void allSettled(hubChanged, { scope: page.scope, params: 'Reconnecting' })
  page.connect()
  await expect.poll(() => texts(page.told)).toEqual(['One'])
})

// Covers FLT-05
test('a log-out leaves no text of what was only to be announced', async () => {
  const page = openPage()
  page.write('Stored')
  await page.answer(0, stored(7, 'Stored'))
  expect(userStorage(ana).keys()).toHaveLength(1)
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  expect(JSON.stringify(localStorage)).not.toContain('Stored')
})

// Covers FLT-06
test('recognises a stored message that was answered 500, and announces it', async () => {
  const page = openPage()
  page.connect()
  page.write('Once')
  page.write('Once')
  await page.answer(0, lost())
  await page.answer(1, lost())
  const read = (...messages: Message[]) =>
    void allSettled(conversationRead, { scope: page.scope, params: { conversation: '2', messages } })
  read(stored(6, 'Once', 'bruno'))
  expect(page.outbox()).toHaveLength(2)
  read(stored(6, 'Once', 'bruno'), stored(7, 'Once'))
  expect(page.outbox()).toMatchObject([{ text: 'Once', before: [7] }])
  read(stored(7, 'Once'), stored(8, 'Once'))
  expect(page.outbox()).toEqual([])
  await expect.poll(() => texts(page.told)).toEqual(['Once', 'Once'])
})

// Covers FLT-06
test('a message that the server refused is not taken for one that it has', async () => {
  const page = openPage()
  page.write('Once')
  await page.answer(0, new ApiError('forbidden', { status: 403 }))
  const params = { conversation: 2, messages: [stored(7, 'Once')] }
  void allSettled(conversationRead, { scope: page.scope, params })
  expect(page.outbox()).toHaveLength(1)
})

// Covers FLT-63
test('an announcement of the earlier session removes none of the next', async () => {
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
  await expect.poll(() => texts(page.told)).toEqual(['Of the second'])
})

// Covers FLT-66
test('a hub and an outbox of one scope are none of another', async () => {
  const [one, other] = [openPage(), openPage(sessionOf('bruno'))]
  one.connect()
  other.write('Between us')
  await other.answer(0, stored(7, 'Between us'))
  expect(one.told).toEqual([])
  expect(one.outbox()).toEqual([])
})

test('to send again what has gone meanwhile changes nothing', () => {
  const page = openPage()
  page.write('Not sent yet')
  void allSettled(retryRequested, { scope: page.scope, params: 'gone' })
  page.write('And this')
  expect(texts(page.outbox())).toEqual(['Not sent yet', 'And this'])
})

// Covers MSG-CHAT-05
test('a message is discarded for good, and sent again behind the others', async () => {
  const page = openPage()
  page.write('One')
  await page.answer(0, lost())
  page.write('Two')
  await page.answer(1, lost())
  const [first, second] = page.outbox()
  void allSettled(retryRequested, { scope: page.scope, params: first?.key ?? '' })
  expect(texts(page.outbox())).toEqual(['Two', 'One'])
  expect(page.sends.at(-1)?.message).toMatchObject({ text: 'One', isUncertain: true })
  void allSettled(discardRequested, { scope: page.scope, params: second?.key ?? '' })
  expect(texts(openPage(ana, 'next').outbox())).toEqual(['One'])
})

// Covers KRN-AUTH-06
test('what one person was still sending at the log-out is not announced as the next one’s', async () => {
  const page = openPage()
  page.write('Between us')
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  void allSettled(sessionStarted, { scope: page.scope, params: sessionOf('bruno') })
  await page.answer(0)
  page.connect()
  expect(page.told).toEqual([])
  expect(Object.keys(page.scope.getState($arrivals))).toEqual([])
})

// Covers MSG-CHAT-05
test('what one person was still sending takes nothing of the next one’s with it', async () => {
  const page = openPage()
  page.write('Between us')
  void allSettled(sessionEnded, { scope: page.scope, params: 'logout' })
  void allSettled(sessionStarted, { scope: page.scope, params: sessionOf('bruno') })
  page.write('From Bruno')
  await page.answer(0)
  expect(page.outbox()).toMatchObject([{ text: 'From Bruno', state: 'sending' }])
})

// Covers MSG-CHAT-05
test('what was under way when the time was used up is kept, though it fails after the next login', async () => {
  const page = openPage()
  page.write('Between us')
  void allSettled(sessionEnded, { scope: page.scope, params: 'timeout' })
  void allSettled(sessionStarted, { scope: page.scope, params: ana })
  await page.answer(0, new Error('too late'))
  expect(readOutbox(ana)).toMatchObject([{ text: 'Between us', state: 'failed' }])
})

// Covers MSG-CHAT-05
test('what is said twice at once knows the first of the two', async () => {
  const page = openPage()
  page.write('Between us')
  page.write('Between us')
  await page.answer(0, stored(7, 'Between us'))
  expect(page.outbox()).toMatchObject([{ text: 'Between us', before: [7] }])
})

// Covers MSG-CHAT-05
test('what is said again knows what was said before, whether it was asked for or came', () => {
  const { scope } = openPage()
  const arrival = { ...stored(8, written.text), at: 1 }
  void allSettled(messageAppended, { scope, params: { conversation: 2, since: 0, arrival } })
  const said = [stored(6, 'Something else'), stored(7, written.text)]
  void allSettled(messageSubmitted, { scope, params: { ...written, said } })
  expect(scope.getState($outbox)).toMatchObject([{ before: [7, 8] }])
})
