import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { sendMessageFx } from '../api/send-message'
import { $outbox, messageWritten, outboxRestored, retryAsked } from './outbox'

const written = { destinationId: 2, text: 'Not sent yet', userId: 1, before: [] }

/** Somebody whose messages never come to an answer. */
const waiting = () =>
  fork({
    handlers: [[sendMessageFx, () => new Promise(() => undefined)]],
  })

test('what the tab had kept does not come in the place of what has been written since', async () => {
  const scope = waiting()
  void allSettled(messageWritten, { scope, params: written })
  void allSettled(outboxRestored, { scope, params: [{ ...written, text: 'From before' }] })
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
