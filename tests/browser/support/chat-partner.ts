import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { XsrfHttpClient } from '../../../mocks/node/xsrf-client.fixture'

/** The arguments of the SignalR hub event `ReceiveMessage`. */
export type ReceivedMessage = readonly [
  destinationId: string,
  userId: string,
  userName: string,
  messageText: string,
]

/** The other person of a chat, connected by the real SignalR client without a browser. */
export interface ChatPartner {
  readonly id: string
  readonly name: string
  readonly received: ReceivedMessage[]
  /** Stores a message and announces it to the hub, as the product does. */
  send(to: string, text: string): Promise<void>
  /** Stores a message without announcing it to the hub. */
  store(to: string, text: string): Promise<void>
  /** Announces a message to the hub without storing it. */
  announce(to: string, text: string): Promise<void>
  /** Returns the stored texts of a conversation, oldest first. */
  stored(other: string): Promise<string[]>
  leave(): Promise<void>
}

/**
 * Signs an account in and connects it to the hub.
 *
 * @param cookie the cookie that names the mock world of the test
 */
export async function joinChat(
  baseURL: string,
  cookie: string,
  account: 'ana' | 'bruno' | 'nova',
): Promise<ChatPartner> {
  const json = { 'Content-Type': 'application/json', Cookie: cookie }
  const post = (path: string, body: unknown, headers: object = {}) =>
    fetch(baseURL + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  const session = await post('/__mock/session', { login: `${account}@roda.example` })
  const { token, id, name } = await session.json()
  const headers = { Authorization: `Bearer ${token}` }
  const connection = new HubConnectionBuilder()
    .withUrl(`${baseURL}/MessageHub`, {
      accessTokenFactory: () => token,
      headers: { Cookie: cookie },
      httpClient: new XsrfHttpClient(),
    })
    .withAutomaticReconnect()
    .configureLogging(LogLevel.None)
    .build()
  const received: ReceivedMessage[] = []
  connection.on('ReceiveMessage', (...args) => received.push(args as unknown as ReceivedMessage))
  await connection.start()

  async function store(to: string, messageText: string): Promise<void> {
    const answer = await post('/api/Message/Create', { messageText, destinationId: to }, headers)
    if (!answer.ok) throw new Error(await answer.text())
  }
  const announce = (to: string, text: string) => connection.invoke<void>('SendMessageToUser', to, text)

  return {
    id,
    name,
    received,
    store,
    announce,
    async send(to, text) {
      await store(to, text)
      await announce(to, text)
    },
    async stored(other) {
      const answer = await fetch(`${baseURL}/api/Message/Messages?destinationId=${other}`, {
        headers: { ...json, ...headers },
      })
      return (await answer.json()).map(({ messageText }: { messageText: string }) => messageText)
    },
    leave: () => connection.stop(),
  }
}
