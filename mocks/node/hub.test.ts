import { HubConnectionState } from '@microsoft/signalr'
import { expect, onTestFinished, test } from '@rstest/core'
import { WebSocket } from 'ws'
import { createDeferred, listen } from './mock-server.fixture'

type Received = [destinationId: string, userId: string, userName: string, messageText: string]

async function startServer(options: Parameters<typeof listen>[0] = {}) {
  const server = await listen(options)
  onTestFinished(() => server.stop())
  return server
}

type Server = Awaited<ReturnType<typeof startServer>>

/** Signs in, connects to the hub and collects received messages. */
async function join(server: Server, email: string) {
  const person = await server.signIn(email)
  const connection = server.chat(person.token)
  const received: Received[] = []
  const next = createDeferred<Received>()
  connection.on('ReceiveMessage', (...args: Received) => {
    received.push(args)
    next.resolve(args)
  })
  await connection.start()
  onTestFinished(() => connection.stop())
  return { ...person, connection, received, next: next.promise }
}

// Covers MCK-03
test('the hub delivers a message to its recipient only and stores it once', async () => {
  const server = await startServer()
  const ana = await join(server, 'ana@roda.example')
  const bruno = await join(server, 'bruno@roda.example')
  const nova = await join(server, 'nova@roda.example')
  const authorization = `Bearer ${ana.token}`

  await server.send(
    '/api/Message/Create',
    { messageText: 'See you at eight.', destinationId: bruno.id },
    { authorization },
  )
  await ana.connection.invoke('SendMessageToUser', bruno.id, 'See you at eight.')
  expect(await bruno.next).toEqual([bruno.id, ana.id, 'Ana Martins', 'See you at eight.'])

  // Bruno’s message is sent last: once Ana received it, Nova would already have received Ana’s first message.
  await bruno.connection.invoke('SendMessageToUser', ana.id, 'Nine is better.')
  expect(await ana.next).toEqual([ana.id, bruno.id, 'Bruno Carvalho', 'Nine is better.'])
  expect(nova.received).toEqual([])
  expect(ana.received).toHaveLength(1)

  const stored = await fetch(`${server.base}/api/Message/Messages?destinationId=${bruno.id}`, {
    headers: { authorization },
  })
  const texts = (await stored.json()).map(({ messageText }: { messageText: string }) => messageText)
  expect(texts.filter((text: string) => text === 'See you at eight.')).toHaveLength(1)
})

// Covers MCK-03
test('the hub delivers a group message to all members except the author', async () => {
  const server = await startServer()
  const ana = await join(server, 'ana@roda.example')
  const bruno = await join(server, 'bruno@roda.example')
  const nova = await join(server, 'nova@roda.example')
  const conversations = await fetch(`${server.base}/api/message/conversations`, {
    headers: { authorization: `Bearer ${ana.token}` },
  })
  const group = (await conversations.json()).find(({ members }: { members?: unknown[] }) => members)

  await ana.connection.invoke('SendMessageToUser', group.id, 'Rain or shine?')
  expect(await bruno.next).toEqual([group.id, ana.id, 'Ana Martins', 'Rain or shine?'])
  expect([ana.received, nova.received]).toEqual([[], []])
})

test('the hub answers an invalid method call with the reason', async () => {
  const server = await startServer()
  const { connection, id } = await join(server, 'ana@roda.example')
  await expect(connection.invoke('SendMessageToUser', 'nobody', 'Hello')).rejects.toThrow(
    'There is no such conversation.',
  )
  await expect(connection.invoke('SendMessageToUser', id, '')).rejects.toThrow('The message is empty.')
  await expect(connection.invoke('SendMessageToUser')).rejects.toThrow('destinationId and text')
  await expect(connection.invoke('Shout', 'Hello')).rejects.toThrow('Method does not exist: Shout.')
})

test('the hub rejects an invalid token in negotiation and socket requests', async () => {
  const server = await startServer()
  await expect(server.chat('made-up').start()).rejects.toThrow(/401/)
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/MessageHub?access_token=made-up`)
  const refused = createDeferred<number | undefined>()
  socket.on('unexpected-response', (_, { statusCode }) => refused.resolve(statusCode))
  expect(await refused.promise).toBe(401)
})

// Covers MCK-04
test('a client can reconnect after the hub dropped its connections', async () => {
  const server = await startServer()
  const { connection } = await join(server, 'ana@roda.example')
  const closed = createDeferred<undefined>()
  connection.onclose(() => closed.resolve(undefined))
  expect(await (await server.send('/__mock/hub', { drop: true })).json()).toEqual({ dropped: 1 })
  await closed.promise
  expect(connection.state).toBe(HubConnectionState.Disconnected)
  await connection.start()
  expect(connection.state).toBe(HubConnectionState.Connected)
})

test('a client connects to the hub of the mock world named in its cookie', async () => {
  const server = await startServer()
  const { token } = await server.signIn('ana@roda.example', 'elsewhere')
  const connection = server.chat(token, { cookie: 'mock-world=elsewhere' })
  await connection.start()
  onTestFinished(() => connection.stop())
  const connections = async (headers: Record<string, string>) =>
    (await (await fetch(`${server.base}/__mock/state`, { headers })).json()).connections
  expect(await connections({ 'x-mock-world': 'elsewhere' })).toBe(1)
  expect(await connections({})).toBe(0)
})

test('a session begins with an unread message by someone who waits for an answer', async () => {
  const server = await startServer({ answerAfter: 1 })
  const ana = await join(server, 'ana@roda.example')
  const [destinationId, userId, , messageText] = await ana.next
  const stored = await fetch(`${server.base}/api/Message/Messages?destinationId=${userId}`, {
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(destinationId).toBe(ana.id)
  expect((await stored.json()).at(-1)).toMatchObject({ userId, messageText })
})

test('automatic replies to a message arrive through the hub', async () => {
  const server = await startServer({ answerAfter: 1 })
  const ana = await join(server, 'ana@roda.example')
  const authorization = `Bearer ${ana.token}`
  const contacts = await (
    await fetch(`${server.base}/api/Message/GetMessageContacts`, { headers: { authorization } })
  ).json()
  const [, answerer] = contacts
  await server.send(
    '/api/Message/Create',
    { messageText: 'Are you there?', destinationId: answerer.id },
    { authorization },
  )
  const lastText = async () => {
    const stored = await fetch(`${server.base}/api/Message/Messages?destinationId=${answerer.id}`, {
      headers: { authorization },
    })
    return (await stored.json()).at(-1).messageText
  }
  await expect
    .poll(async () => {
      const stored = await lastText()
      return ana.received.find(([, , , text]) => text === stored)
    })
    .toEqual([ana.id, answerer.id, answerer.name, expect.any(String)])
})
