import { ApiError, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { messagesQuery } from '../api/queries'
import { sendMessageFx } from '../api/send-message'
import { clientReady } from './arrivals'
import { $outbox, messageSubmitted, retryRequested } from './outbox'

// Covers FLT-06
test('a conversation is refetched if the retry of a failed message succeeds', async () => {
  const answers = [
    () => Promise.reject(new ApiError('server', { status: 500 })),
    () => undefined,
    () => undefined,
  ]
  const stored = { key: 'id:7', id: 7, userId: 1, userName: 'Ana', text: 'Said', sentAt: undefined }
  const send = () => answers.shift()?.() ?? stored
  const scope = fork({ handlers: [[sendMessageFx, send]] })
  const client = new QueryClient()
  const { queryKey } = messagesQuery(2)
  client.setQueryData(queryKey, { askedAt: 0, messages: [] })
  const isOutdated = () => client.getQueryState(queryKey)?.isInvalidated
  const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }
  const session = { person, limit: 30, startedAt: new Date() }
  void allSettled(sessionStarted, { scope, params: session })
  void allSettled(clientReady, { scope, params: client })
  const write = (text: string) =>
    void allSettled(messageSubmitted, {
      scope,
      params: { session, destinationId: 2, text, knownMessages: [] },
    })
  write('First')
  await expect.poll(() => scope.getState($outbox)).toMatchObject([{ state: 'failed' }])
  write('Second')
  await expect.poll(() => scope.getState($outbox)).toHaveLength(1)
  expect(isOutdated()).toBe(false)
  void allSettled(retryRequested, { scope, params: scope.getState($outbox)[0]?.key ?? '' })
  await expect.poll(isOutdated).toBe(true)
})
