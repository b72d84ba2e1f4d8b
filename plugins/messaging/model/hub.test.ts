import { ApiError, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { sendMessageFx } from '../api/send-message'
import { $hubState, type Hub, hubClosed, hubOpened, hubStateChanged, refetcherReady } from './hub'
import { $outbox, messageSubmitted, retryRequested } from './outbox'

const createHub = (): Hub => ({
  reconnectNow: () => undefined,
  announce: async () => undefined,
  close: async () => undefined,
})

// Covers FLT-63
test('hub state stays unchanged when a previous hub connection closes', () => {
  const scope = fork()
  const [first, second] = [createHub(), createHub()]
  void allSettled(hubOpened, { scope, params: first })
  void allSettled(hubStateChanged, { scope, params: 'Disconnecting' })
  void allSettled(hubOpened, { scope, params: second })
  void allSettled(hubStateChanged, { scope, params: 'Connected' })
  void allSettled(hubClosed, { scope, params: first })
  expect(scope.getState($hubState)).toBe('Connected')
  void allSettled(hubClosed, { scope, params: second })
  expect(scope.getState($hubState)).toBe('Disconnected')
})

// Covers FLT-06
test('conversation is refetched when the retry of a failed message succeeds', async () => {
  const answers = [
    () => Promise.reject(new ApiError('server', { status: 500 })),
    () => undefined,
    () => undefined,
  ]
  const stored = { key: 'id:7', id: 7, userId: 1, userName: 'Ana', text: 'Said', sentAt: undefined }
  const send = () => answers.shift()?.() ?? stored
  const scope = fork({ handlers: [[sendMessageFx, send]] })
  const refetched: unknown[] = []
  const refetcher = {
    refetch: (id: unknown) => refetched.push(id),
    refetchIfUnordered: () => 0,
    refetchIfUnknown: () => 0,
    refetchAll: () => 0,
  }
  const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }
  void allSettled(sessionStarted, { scope, params: { person, limit: 30, startedAt: new Date() } })
  void allSettled(refetcherReady, { scope, params: refetcher })
  const write = (text: string) =>
    void allSettled(messageSubmitted, {
      scope,
      params: { destinationId: 2, text, userId: 1, knownMessages: [] },
    })
  write('First')
  await expect.poll(() => scope.getState($outbox)).toMatchObject([{ state: 'failed' }])
  write('Second')
  await expect.poll(() => scope.getState($outbox)).toHaveLength(1)
  expect(refetched).toEqual([])
  void allSettled(retryRequested, { scope, params: scope.getState($outbox)[0]?.key ?? '' })
  await expect.poll(() => refetched).toEqual([2])
})
