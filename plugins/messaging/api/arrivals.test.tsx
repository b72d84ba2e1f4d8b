import { ApiError, sessionStarted } from '@kernel'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from '@rstest/core'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { aPerson } from '@tests/kit/person'
import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { type Message, readMessages } from '../model/message'
import { clientReady, followConversations, receiveMessages } from './arrivals'
import { $outbox, messageSubmitted, retryRequested } from './outbox'
import { messagesQuery } from './queries'
import { sendMessageFx } from './send-message'

const network = setupServer()
beforeAll(() => network.listen())
beforeEach(() => localStorage.setItem('token', 'secret'))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const query = messagesQuery(2)
const aMessage = (text: string): Message => ({
  key: `live:${text}`,
  id: undefined,
  userId: 2,
  userName: 'Bruno',
  text,
  sentAt: undefined,
})
const receive = (client: QueryClient, text: string) => receiveMessages(client, 2, [aMessage(text)])

/** Creates a client with a loaded conversation, and a server whose next answers the test releases. */
async function openConversation() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const requests: ((texts: readonly string[]) => void)[] = []
  network.use(
    http.get('*/api/Message/Messages', async () => {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      requests.push(resolve)
      return HttpResponse.json((await promise).map((messageText, id) => ({ id, userId: 2, messageText })))
    }),
  )
  const asked = () => expect.poll(() => requests, { timeout: 3_000 }).toHaveLength(1)
  const answer = async (...texts: string[]) => {
    await asked()
    requests.shift()?.(texts)
  }
  const fetched = client.prefetchQuery(query)
  return {
    client,
    asked,
    answer,
    fetched,
    texts: () => client.getQueryData(query.queryKey)?.map(({ text }) => text),
    isStale: () => client.getQueryCache().find(query)?.isStaleByTime(30_000),
  }
}

// Covers MSG-CHAT-03
test('a message that arrives during a refetch is kept if the answer lacks it', async () => {
  const { client, fetched, asked, answer, texts } = await openConversation()
  await answer('One')
  await fetched
  receive(client, 'Before')
  const refetched = client.refetchQueries(query)
  await asked()
  receive(client, 'Meanwhile')
  expect(texts()).toEqual(['One', 'Before', 'Meanwhile'])
  await answer('One')
  await refetched
  expect(texts()).toEqual(['One', 'Meanwhile'])
})

// Covers UX-20
test('a message from the hub has the time of its arrival', async () => {
  const { client, fetched, answer } = await openConversation()
  await answer('One')
  await fetched
  const before = Date.now()
  receive(client, 'Two')
  const [loaded, arrived] = client.getQueryData(query.queryKey) ?? []
  expect(loaded?.sentAt).toBeUndefined()
  expect(Date.parse(String(arrived?.sentAt))).toBeGreaterThanOrEqual(before)
})

// Covers MSG-CHAT-03
test('a message that arrives during a canceled refetch is kept', async () => {
  const { client, fetched, answer, texts } = await openConversation()
  await answer('One')
  await fetched
  void client.refetchQueries(query)
  receive(client, 'Meanwhile')
  await client.cancelQueries(query)
  expect(texts()).toEqual(['One', 'Meanwhile'])
})

// Covers MSG-CHAT-03
test('each message is shown once for any order of events', async () => {
  const anEvent = fc.oneof(
    fc.record({ kind: fc.constant('say' as const), text: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
    fc.record({ kind: fc.constant('bring' as const), which: fc.nat(30) }),
    fc.record({ kind: fc.constantFrom('ask' as const, 'answer' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anEvent, { maxLength: 60 }), async (events) => {
      const client = new QueryClient()
      const said: { id: number; userId: string; messageText: string }[] = []
      let answer: (() => Promise<unknown>) | undefined
      const ask = () => {
        const { promise, resolve } = Promise.withResolvers<readonly Message[]>()
        const messages = readMessages(structuredClone(said))
        const fetched = client.fetchQuery({ ...query, queryFn: () => promise })
        answer = () => {
          answer = undefined
          resolve(messages)
          return fetched
        }
      }
      const shown = () => client.getQueryData(query.queryKey) ?? []
      ask()
      for (const [at, event] of events.entries()) {
        if (event.kind === 'say') said.push({ id: said.length + 1, userId: 'bruno', messageText: event.text })
        if (event.kind === 'ask' && !answer) ask()
        if (event.kind === 'answer') await answer?.()
        const brought = event.kind === 'bring' ? said[event.which] : undefined
        if (brought)
          receiveMessages(client, 2, [
            { ...aMessage(brought.messageText), userId: 'bruno', key: `live:${at}` },
          ])
        const count = (texts: string[], text: string) => texts.filter((one) => one === text).length
        const texts = shown().map(({ text }) => text)
        const saidTexts = said.map(({ messageText }) => messageText)
        for (const text of 'abcde') expect(count(texts, text)).toBeLessThanOrEqual(count(saidTexts, text))
      }
      await answer?.()
      ask()
      await answer?.()
      expect(shown()).toEqual(readMessages(said))
      client.clear()
    }),
  )
})

// Covers MSG-HUB-02
test('an outdated conversation stays outdated when a message arrives', async () => {
  const { client, fetched, answer, isStale } = await openConversation()
  await answer('One')
  await fetched
  receive(client, 'Two')
  expect(isStale()).toBe(false)
  await client.invalidateQueries({ queryKey: query.queryKey })
  receive(client, 'Three')
  expect(isStale()).toBe(true)
})

// Covers MSG-CHAT-03
test('a message that arrives during the first load is shown, and the result is outdated', async () => {
  const { client, fetched, answer, texts, isStale } = await openConversation()
  receive(client, 'Two')
  await answer('One')
  await fetched
  expect(texts()).toEqual(['One', 'Two'])
  await expect.poll(isStale).toBe(true)
})

// Covers UX-20
test('a message loads a conversation of which a list shows only the last line', async () => {
  const { client, fetched, answer, texts } = await openConversation()
  await answer('One')
  await fetched
  client.removeQueries(query)
  onTestFinished(new QueryObserver(client, { ...query, enabled: false }).subscribe(() => undefined))
  receive(client, 'Two')
  await answer('One', 'Two')
  await expect.poll(texts).toEqual(['One', 'Two'])
})

// Covers FLT-06
test('followConversations reports questions, answers of the server and messages from the hub', async () => {
  const { client, fetched, answer } = await openConversation()
  const reports: unknown[] = []
  const stop = followConversations(
    client,
    (conversation) => reports.push(`asked ${conversation}`),
    ({ messages, isAnswer }) => reports.push([messages.length, isAnswer]),
  )
  await answer('One')
  await fetched
  receive(client, 'Two')
  const again = client.invalidateQueries(query).then(() => client.fetchQuery(query))
  await answer('One', 'Two')
  await again
  expect(reports).toEqual([[1, true], [2, false], 'asked 2', [2, true]])
  stop()
})

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
  client.setQueryData(queryKey, [])
  const isOutdated = () => client.getQueryState(queryKey)?.isInvalidated
  const person = aPerson({ id: 1, name: 'Ana', login: 'ana' })
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
