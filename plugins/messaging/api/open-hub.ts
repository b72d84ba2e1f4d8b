import type { HubCredentials } from '@kernel'
import {
  DefaultHttpClient,
  type HttpRequest,
  type HttpResponse,
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  NullLogger,
} from '@microsoft/signalr'
import type { Announcement, Hub, HubState } from '../model/hub'

/** Milliseconds before each further try, after the connection broke or could not be made (MSG-HUB-02). */
const delays = [0, 2_000, 10_000, 30_000]
/** Milliseconds of the server's silence after which it is given up, and between two signs of life (MSG-HUB-02). */
const serverTimeout = 30_000
const keepAlive = 15_000

interface HubOptions {
  readonly access: HubCredentials
  readonly onState: (state: HubState) => void
  readonly onReceived: (args: readonly unknown[]) => void
  /** The hub does not take the token; it is not tried again before this is answered. */
  readonly onRefused: () => Promise<unknown>
}

/**
 * Opens the live connection and keeps it: the first start is tried as often as a broken connection, which the library
 * does not do by itself (MSG-HUB-02).
 */
export function openHub({ access, onState, onReceived, onRefused }: HubOptions): Hub {
  const client = new SameOriginTokenHttpClient(access)
  const connection = new HubConnectionBuilder()
    .withUrl(access.address, {
      accessTokenFactory: access.token,
      // Of the ways that there are the third, server-sent events, would write the token into the address of a call.
      transport: HttpTransportType.WebSockets | HttpTransportType.LongPolling,
      httpClient: client,
      // Where the library finds Node, as in component tests, it would take another one; its types leave this option out.
      ...{ WebSocket },
      logger: NullLogger.instance,
    })
    .configureLogging(LogLevel.None)
    .withServerTimeout(serverTimeout)
    .withKeepAliveInterval(keepAlive)
    .build()

  let tries = 0
  let isClosed = false
  let wasConnected = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = (state: HubState) => {
    if (!isClosed) onState(state)
  }
  const isTrying = () => say(wasConnected ? 'Reconnecting' : 'Connecting')

  async function start(): Promise<void> {
    clearTimeout(timer)
    if (isClosed || connection.state !== HubConnectionState.Disconnected) return
    isTrying()
    try {
      await connection.start()
    } catch {
      if (!isClosed && client.takeRefusal()) await onRefused()
      return again()
    }
    if (isClosed) return void connection.stop()
    tries = 0
    wasConnected = true
    say('Connected')
  }

  function again(): void {
    const delay = delays[tries]
    if (isClosed || delay === undefined) {
      say('Disconnected')
      return
    }
    tries += 1
    isTrying()
    clearTimeout(timer)
    timer = setTimeout(start, delay)
  }

  function tryNow(): void {
    tries = 0
    void start()
  }
  const tryWhenSeen = () => {
    if (document.visibilityState === 'visible') tryNow()
  }

  connection.on('ReceiveMessage', (...args: unknown[]) => onReceived(args))
  connection.onclose(again)
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', tryWhenSeen)
  void start()

  return {
    tryNow,
    async announce({ destinationId, text }: Announcement) {
      try {
        await connection.invoke('SendMessageToUser', destinationId, text)
      } catch (error) {
        // What the server refuses it would refuse again; what did not arrive has to be said once more.
        if (connection.state !== HubConnectionState.Connected) throw error
      }
    },
    async close() {
      say('Disconnecting')
      isClosed = true
      removeEventListener('online', tryNow)
      document.removeEventListener('visibilitychange', tryWhenSeen)
      clearTimeout(timer)
      await connection.stop().catch(() => undefined)
    },
  }
}

/** Sends the token to the deployment's server alone, wherever a negotiation may point to. */
class SameOriginTokenHttpClient extends DefaultHttpClient {
  private readonly access: HubCredentials
  /** What the server gave for the one that it points to: a socket carries it in its address. */
  private tokenForOthers: unknown
  private isRefused = false

  constructor(access: HubCredentials) {
    super(NullLogger.instance)
    this.access = access
  }

  /** Whether our server has not taken our token since the last time. The library's errors do not say. */
  takeRefusal(): boolean {
    const { isRefused } = this
    this.isRefused = false
    return isRefused
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const { url = '', method = 'GET' } = request
    const { isSameOrigin, headersFor, timeoutMs } = this.access
    const headers = { ...request.headers, ...headersFor({ url, method }) }
    if (!isSameOrigin(url) && !(this.tokenForOthers && headers.Authorization === `Bearer ${this.tokenForOthers}`))
      throw new Error(`The token is not for ${new URL(url).origin}.`)
    const isNegotiation = /\/negotiate(\?|$)/.test(url)
    const sent = super.send({ ...request, headers, ...(isNegotiation && { timeout: timeoutMs }) })
    const response = await sent.catch((error) => {
      this.isRefused ||= isSameOrigin(url) && error.statusCode === 401
      throw error
    })
    if (isNegotiation)
      this.tokenForOthers = JSON.parse(String(response.content)).accessToken ?? this.tokenForOthers
    return response
  }
}
