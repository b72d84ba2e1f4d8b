import { type Session, sessionEnded, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { allSettled, createWatch, fork } from 'effector'
import { sendMessageFx } from '../api/send-message'
import { arrived } from './arrivals'
import { type Announcement, hubChanged, hubOpened } from './hub'
import { readKeptOutbox } from './kept-outbox'
import type { Message } from './message'
import { $outbox, messageWritten, outboxRestored, retryAsked } from './outbox'

const written = { destinationId: 2, text: 'Not sent yet', userId: 1, said: [] }

/** Somebody whose messages never come to an answer. */
const waiting = () =>
  fork({
    handlers: [[sendMessageFx, () => new Promise(() => undefined)]],
  })

test('what the tab had kept does not come in the place of what has been written since', async () => {
  const scope = waiting()
  void allSettled(messageWritten, { scope, params: written })
  void allSettled(outboxRestored, { scope, params: [{ ...written, before: [], text: 'From before' }] })
  void allSettled(messageWritten, { scope, params: { ...written, text: 'And this' } })
  expect(scope.getState($outbox)).toMatchObject([{ text: 'Not sent yet' }, { text: 'And this' }])
})

test('to send again what has gone meanwhile changes nothing', async () => {
  const scope = waiting()
  void allSettled(messageWritten, { scope, params: written })
  void allSettled(retryAsked, { scope, params: 'new:7' })
  void allSettled(messageWritten, { scope, params: { ...written, text: 'And this' } })
  expect(scope.getState($outbox)).toMatchObject([{ text: 'Not sent yet' }, { text: 'And this' }])
})

const sessionOf = (login: string): Session => ({
  person: { id: login, name: login, email: '', login, pictureUrl: '', publicProfile: false },
  limit: 30,
  startedAt: new Date(),
})

/** Ana, whose message is under way; it is answered when the test says so. */
function anaSending() {
  const answered = Promise.withResolvers<Message | undefined>()
  const sends = [() => answered.promise, () => new Promise(() => undefined)]
  const scope = fork({ handlers: [[sendMessageFx, () => sends.shift()?.()]] as never })
  const announced: Announcement[] = []
  void allSettled(sessionStarted, { scope, params: sessionOf('ana') })
  void allSettled(messageWritten, { scope, params: { ...written, text: 'Between us' } })
  return {
    scope,
    announced,
    async answer(outcome?: Message | Error) {
      const taken = new Promise((resolve) => createWatch({ unit: sendMessageFx.finally, scope, fn: resolve }))
      if (outcome instanceof Error) answered.reject(outcome)
      else answered.resolve(outcome)
      await taken
    },
    connect() {
      const hub = {
        tryNow: () => undefined,
        close: () => undefined,
        announce: async (one: Announcement) => void announced.push(one),
      }
      void allSettled(hubOpened, { scope, params: hub })
      void allSettled(hubChanged, { scope, params: 'Connected' as const })
    },
  }
}

test('[KRN-AUTH-06] what one person was still sending at the log-out is not announced as the next one’s', async () => {
  const { scope, announced, answer, connect } = anaSending()
  void allSettled(sessionEnded, { scope, params: 'logout' })
  await answer()
  void allSettled(sessionStarted, { scope, params: sessionOf('bruno') })
  connect()
  expect(announced).toEqual([])
})

test('[MSG-CHAT-05] what one person was still sending takes nothing of the next one’s with it', async () => {
  const { scope, answer } = anaSending()
  void allSettled(sessionEnded, { scope, params: 'logout' })
  void allSettled(sessionStarted, { scope, params: sessionOf('bruno') })
  void allSettled(messageWritten, { scope, params: { ...written, text: 'From Bruno' } })
  await answer()
  expect(scope.getState($outbox)).toMatchObject([{ text: 'From Bruno', state: 'sending' }])
})

test('[MSG-CHAT-05] what was under way when the time was used up is kept, though it fails after the next login', async () => {
  const { scope, answer } = anaSending()
  void allSettled(sessionEnded, { scope, params: 'timeout' })
  void allSettled(sessionStarted, { scope, params: sessionOf('ana') })
  await answer(new Error('too late'))
  expect(readKeptOutbox('ana', 'ana')).toMatchObject([{ text: 'Between us' }])
})

test('[MSG-CHAT-05] what is said twice at once knows the first of the two', async () => {
  const { scope, answer } = anaSending()
  void allSettled(messageWritten, { scope, params: { ...written, text: 'Between us' } })
  await answer({ key: 'id:7', id: 7, userId: 'ana', userName: 'Ana', text: 'Between us', sentAt: undefined })
  expect(scope.getState($outbox)).toMatchObject([{ text: 'Between us', before: [7] }])
})

test('[MSG-CHAT-05] what is said again knows what was said before, whether it was asked for or came', () => {
  const scope = waiting()
  const message = { userId: 1, userName: 'Ana', text: written.text, sentAt: undefined }
  const arrival = { ...message, key: 'id:8', id: 8, at: 1 }
  void allSettled(arrived, { scope, params: { conversation: 2, since: 0, arrival } })
  const other = { ...message, key: 'id:6', id: 6, text: 'Something else' }
  void allSettled(messageWritten, {
    scope,
    params: { ...written, said: [other, { ...message, key: 'id:7', id: 7 }] },
  })
  expect(scope.getState($outbox)).toMatchObject([{ before: [7, 8] }])
})
