import { expect, test } from '@rstest/core'
import { connectPeer } from './hub-connection'

const end = '\x1e'
const handshake = `{"protocol":"json","version":1}${end}`

function createConnection() {
  const sent: unknown[] = []
  const state = { isClosed: false }
  const peer = {
    send: (text: string) =>
      sent.push(
        ...text
          .split(end)
          .filter(Boolean)
          .map((part) => JSON.parse(part)),
      ),
    close: () => {
      state.isClosed = true
    },
  }
  const connection = connectPeer(peer, (target, args) => {
    if (target === 'Fail') throw new Error('No.')
    return args.length
  })
  return { connection, sent, state }
}

test('the hub completes the handshake when frames arrive in fragments', async () => {
  const { connection, sent } = createConnection()
  for (const piece of [
    handshake.slice(0, 5),
    handshake.slice(5),
    `{"type":6}${end}{"ty`,
    `pe":1,"target":"Count","arguments":[1,2],"invocationId":"7"}${end}`,
  ]) {
    await connection.receive(piece)
  }
  expect(sent).toEqual([{}, { type: 3, invocationId: '7', result: 2 }])
})

test('before the handshake, the hub sends no events and rejects MessagePack', async () => {
  const { connection, sent, state } = createConnection()
  connection.raise('ReceiveMessage', [1])
  connection.ping()
  await connection.receive(`{"protocol":"messagepack","version":1}${end}`)
  expect(sent).toEqual([{ error: "The protocol 'messagepack' is not supported." }])
  expect(state.isClosed).toBe(true)
})

test('the hub answers a failed invocation only if the client awaits a result', async () => {
  const { connection, sent } = createConnection()
  await connection.receive(
    `${handshake}{"type":1,"target":"Fail","arguments":[]}${end}{"type":1,"target":"Fail","arguments":[],"invocationId":"1"}${end}`,
  )
  expect(sent).toEqual([{}, { type: 3, invocationId: '1', error: 'HubException: No.' }])
})

test('the hub sends events and pings, and closes on invalid JSON', async () => {
  const { connection, sent, state } = createConnection()
  await connection.receive(handshake)
  connection.raise('ReceiveMessage', ['a', 'b', 'c', 'd'])
  connection.ping()
  await connection.receive(`nonsense${end}`)
  expect(sent).toEqual([
    {},
    { type: 1, target: 'ReceiveMessage', arguments: ['a', 'b', 'c', 'd'] },
    { type: 6 },
    { type: 7, error: 'The message is not JSON.' },
  ])
  expect(state.isClosed).toBe(true)
})
