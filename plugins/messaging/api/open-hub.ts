import { type HubCredentials, type Id, quoteLargeIntegers, stringifyLargeIntegers } from '@kernel'
import {
  DefaultHttpClient,
  type HttpRequest,
  HttpResponse,
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  type HubMessage,
  type ILogger,
  JsonHubProtocol,
  NullLogger,
} from '@microsoft/signalr'

/** Delays in ms before each reconnect after a lost or failed connection. */
const retryDelays = [0, 2_000, 10_000, 30_000]
/** Mean delay in ms of all later attempts: half of it to one and a half, so that not all clients return at once. */
const lateRetryDelay = 60_000
/** Time in ms after which a connection counts as a success, so that the next loss starts with the first delay again. */
const successAfter = 5_000
/** The connection counts as lost after `serverTimeout` ms of silence; pings are sent every `keepAlive` ms. */
const serverTimeout = 30_000
const keepAlive = 15_000
/** A doubted connection counts as lost after this time in ms. */
const proofTimeout = 3_000
/** Interval in ms of the timer by which sleep of the device is noticed, and the gap that tells of it. */
const tickInterval = 2_000
const sleepGap = 10_000
/** Browsers run the timers of hidden pages once a minute. */
const hiddenSleepGap = 90_000

export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Disconnecting' | 'Reconnecting'

/** A stored message that the hub announces to its recipients. */
export interface Announcement {
  readonly destinationId: Id
  readonly text: string
}

export interface Hub {
  /** Reconnects immediately and resets the retry delays. */
  reconnectNow(): void
  /** Announces a stored message. @throws when the connection breaks before the server has answered */
  announce(announcement: Announcement): Promise<void>
}

interface HubOptions {
  readonly access: HubCredentials
  /** Closes the connection when it is aborted; nothing is reported afterwards. */
  readonly signal: AbortSignal
  readonly onState: (state: HubState) => void
  readonly onReceived: (args: readonly unknown[]) => void
  /** Called when the hub rejected the token; retries wait for the promise. */
  readonly onRefused: () => Promise<unknown>
}

/** SignalR does not retry a failed first start by itself. */
export function openHub({ access, signal, onState, onReceived, onRefused }: HubOptions): Hub {
  const client = new SameOriginTokenHttpClient(access)
  let connection = build()
  /** The open connection that has to prove that it is alive. */
  let doubted: HubConnection | undefined
  let attempts = 0
  let wasConnected = false
  /** Waits for the next attempt, for the proof of the current connection, or for its success. */
  let timer: ReturnType<typeof setTimeout> | undefined

  const reportState = (state: HubState) => {
    if (!signal.aborted) onState(state)
  }
  const reportTrying = () => reportState(wasConnected ? 'Reconnecting' : 'Connecting')

  function build(): HubConnection {
    const built = new HubConnectionBuilder()
      .withUrl(access.address, {
        accessTokenFactory: access.token,
        transport:
          HttpTransportType.WebSockets | HttpTransportType.ServerSentEvents | HttpTransportType.LongPolling,
        httpClient: client,
      })
      .withHubProtocol(new ExactIdProtocol())
      .configureLogging(NullLogger.instance)
      .withServerTimeout(serverTimeout)
      .withKeepAliveInterval(keepAlive)
      .build()
    built.on('ReceiveMessage', (...args: unknown[]) => built === connection && onReceived(args))
    built.onclose(() => built === connection && scheduleRetry())
    return built
  }

  async function start(): Promise<void> {
    if (signal.aborted || connection.state !== HubConnectionState.Disconnected) return
    clearTimeout(timer)
    // Late attempts are not reported, because most of them fail.
    if (attempts <= retryDelays.length) reportTrying()
    try {
      await connection.start()
    } catch {
      if (!signal.aborted && client.takeRefusal()) await onRefused()
      return scheduleRetry()
    }
    if (signal.aborted) return void connection.stop()
    succeed()
  }

  function succeed(): void {
    clearTimeout(timer)
    // Some servers and proxies accept each connection and close it at once.
    timer = setTimeout(resetAttempts, successAfter)
    wasConnected = true
    reportState('Connected')
  }

  /** After sleep or a change of network, an open connection may be dead: it has to answer, or a new one replaces it. */
  async function prove(): Promise<void> {
    const current = connection
    if (signal.aborted || current === doubted || current.state !== HubConnectionState.Connected) return
    doubted = current
    clearTimeout(timer)
    reportTrying()
    timer = setTimeout(() => {
      connection = build()
      current.stop().catch(() => undefined)
      void start()
    }, proofTimeout)
    // The hub has no such method. That it says so is the proof.
    await current.invoke('Ping').catch(() => undefined)
    doubted = undefined
    if (!signal.aborted && current === connection && current.state === HubConnectionState.Connected) succeed()
  }

  function resetAttempts(): void {
    attempts = 0
  }

  function scheduleRetry(): void {
    clearTimeout(timer)
    if (signal.aborted) return
    const delay = retryDelays[attempts]
    attempts += 1
    if (delay === undefined) reportState('Disconnected')
    else reportTrying()
    timer = setTimeout(start, delay ?? lateRetryDelay * (0.5 + Math.random()))
  }

  function reconnectNow(): void {
    if (connection.state === HubConnectionState.Connected) return
    resetAttempts()
    void start()
  }

  let lastTick = Date.now()
  /** Notices that the device slept: then no timer ran. */
  function tick(): void {
    const now = Date.now()
    const gap = now - lastTick
    lastTick = now
    if (gap > (document.hidden ? hiddenSleepGap : sleepGap)) void prove()
  }
  const followNetwork = () => {
    reconnectNow()
    void prove()
  }
  const resume = () => {
    if (document.hidden) return
    tick()
    reconnectNow()
  }

  const ticks = setInterval(tick, tickInterval)
  addEventListener('online', followNetwork, { signal })
  addEventListener('focus', resume, { signal })
  document.addEventListener('visibilitychange', resume, { signal })
  signal.addEventListener('abort', () => {
    onState('Disconnecting')
    clearTimeout(timer)
    clearInterval(ticks)
    connection.stop().catch(() => undefined)
  })
  void start()

  return {
    reconnectNow,
    async announce({ destinationId, text }: Announcement) {
      const current = connection
      try {
        await current.invoke('SendMessageToUser', destinationId, text)
      } catch (error) {
        // A call that the hub rejects is final; a call that fails because the connection broke needs another attempt.
        if (current.state !== HubConnectionState.Connected) throw error
      }
    },
  }
}

/** The JSON protocol of SignalR, but with ids of 64 bits as the server sent them. */
export class ExactIdProtocol extends JsonHubProtocol {
  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    return super.parseMessages(quoteLargeIntegers(input), logger)
  }

  override writeMessage(message: HubMessage): string {
    return `${stringifyLargeIntegers(message)}\u001e`
  }
}

/** Sends the token only to the deployment's own server, even when a negotiation redirects elsewhere. */
class SameOriginTokenHttpClient extends DefaultHttpClient {
  private readonly access: HubCredentials
  /** Token that the server issued for the target of a redirect; a WebSocket sends it in its URL. */
  private tokenForOthers: unknown
  private isRefused = false

  constructor(access: HubCredentials) {
    super(NullLogger.instance)
    this.access = access
  }

  /** Whether the server answered 401 since the last call of this method; SignalR's errors do not contain the status. */
  takeRefusal(): boolean {
    const { isRefused } = this
    this.isRefused = false
    return isRefused
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const { url = '', method = 'GET' } = request
    const { isSameOrigin, headersFor, timeoutMs } = this.access
    const headers = { ...request.headers, ...headersFor({ url, method }) }
    if (
      !isSameOrigin(url) &&
      !(this.tokenForOthers && headers.Authorization === `Bearer ${this.tokenForOthers}`)
    )
      throw new Error(`The token is not for ${new URL(url).origin}.`)
    const isNegotiation = /\/negotiate(\?|$)/.test(url)
    const sent = super.send({ ...request, headers, ...(isNegotiation && { timeout: timeoutMs }) })
    const response = await sent.catch((error) => {
      this.isRefused ||= isSameOrigin(url) && error.statusCode === 401
      throw error
    })
    if (!isNegotiation) return response
    const negotiation = JSON.parse(String(response.content))
    this.tokenForOthers = negotiation.accessToken ?? this.tokenForOthers
    return isSameOrigin(url) ? withoutServerSentEvents(response, negotiation) : response
  }
}

interface Negotiation {
  readonly availableTransports?: readonly { readonly transport?: unknown }[]
}

/** Server-sent events would put the session's token into a URL; a managed service gets a short-lived token instead. */
function withoutServerSentEvents(
  { statusCode, statusText }: HttpResponse,
  { availableTransports, ...rest }: Negotiation,
): HttpResponse {
  const allowed = availableTransports?.filter(({ transport }) => transport !== 'ServerSentEvents')
  return new HttpResponse(
    statusCode,
    statusText ?? '',
    JSON.stringify({ ...rest, availableTransports: allowed }),
  )
}
