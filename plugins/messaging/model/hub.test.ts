import { ApiError, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { sendMessageFx } from '../api/send-message'
import { $hubState, type Hub, hubChanged, hubClosed, hubOpened, refetchersReady } from './hub'
import { $outbox, messageSubmitted, retryRequested } from './outbox'

const aHub = (): Hub => ({
  tryNow: () => undefined,
  announce: async () => undefined,
  close: async () => undefined,
})

// Covers FLT-63
test('the end of a closed hub leaves the state of the next one alone', () => {
  const scope = fork()
  const [first, second] = [aHub(), aHub()]
  void allSettled(hubOpened, { scope, params: first })
  void allSettled(hubChanged, { scope, params: 'Disconnecting' })
  void allSettled(hubOpened, { scope, params: second })
  void allSettled(hubChanged, { scope, params: 'Connected' })
  void allSettled(hubClosed, { scope, params: first })
  expect(scope.getState($hubState)).toBe('Connected')
  void allSettled(hubClosed, { scope, params: second })
  expect(scope.getState($hubState)).toBe('Disconnected')
})

// Covers FLT-06
test('asks for the order again when a message was stored before later ones', async () => {
  const answers = [
    () => Promise.reject(new ApiError('server', { status: 500 })),
    () => undefined,
    () => undefined,
  ]
  const stored = { key: 'id:7', id: 7, userId: 1, userName: 'Ana', text: 'Said', sentAt: undefined }
  const send = () => answers.shift()?.() ?? stored
  const scope = fork({ handlers: [[sendMessageFx, send]] as never })
  const asked: unknown[] = []
  const asking = { again: (id: unknown) => asked.push(id), inOrder: () => 0, named: () => 0, all: () => 0 }
  const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }
  void allSettled(sessionStarted, { scope, params: { person, limit: 30, startedAt: new Date() } })
  void allSettled(refetchersReady, { scope, params: asking })
  const write = (text: string) =>
    void allSettled(messageSubmitted, { scope, params: { destinationId: 2, text, userId: 1, said: [] } })
  write('First')
  await expect.poll(() => scope.getState($outbox)).toMatchObject([{ state: 'failed' }])
  write('Second')
  await expect.poll(() => scope.getState($outbox)).toHaveLength(1)
  expect(asked).toEqual([])
  void allSettled(retryRequested, { scope, params: scope.getState($outbox)[0]?.key ?? '' })
  await expect.poll(() => asked).toEqual([2])
})
