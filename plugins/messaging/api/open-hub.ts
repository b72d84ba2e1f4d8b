import { type HubCredentials, type Id, quoteLargeIntegers, stringifyLargeIntegers } from '@kernel'
import {
  DefaultHttpClient,
  type HttpRequest,
  HttpResponse,
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  type HubMessage,
  type ILogger,
  JsonHubProtocol,
  NullLogger,
} from '@microsoft/signalr'

/** Delays in ms before each reconnect after a lost or failed connection. */
const retryDelays = [0, 2_000, 10_000, 30_000]
/** Time in ms after which a connection counts as a success, so that the next loss starts with the first delay again. */
const successAfter = 5_000
/** The connection counts as lost after `serverTimeout` ms of silence; pings are sent every `keepAlive` ms. */
const serverTimeout = 30_000
const keepAlive = 15_000

/** The state of the SignalR connection. */
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

/** Opens the hub connection and reconnects it. SignalR does not retry a failed first start by itself. */
export function openHub({ access, signal, onState, onReceived, onRefused }: HubOptions): Hub {
  const client = new SameOriginTokenHttpClient(access)
  const connection = new HubConnectionBuilder()
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

  let attempts = 0
  let wasConnected = false
  /** Waits for the next attempt, or for the success of the current connection. */
  let timer: ReturnType<typeof setTimeout> | undefined

  const reportState = (state: HubState) => {
    if (!signal.aborted) onState(state)
  }
  const reportTrying = () => reportState(wasConnected ? 'Reconnecting' : 'Connecting')

  async function start(): Promise<void> {
    clearTimeout(timer)
    if (signal.aborted || connection.state !== HubConnectionState.Disconnected) return
    reportTrying()
    try {
      await connection.start()
    } catch {
      if (!signal.aborted && client.takeRefusal()) await onRefused()
      return scheduleRetry()
    }
    if (signal.aborted) return void connection.stop()
    // Some servers and proxies accept each connection and close it at once.
    timer = setTimeout(resetAttempts, successAfter)
    wasConnected = true
    reportState('Connected')
  }

  function resetAttempts(): void {
    attempts = 0
  }

  function scheduleRetry(): void {
    clearTimeout(timer)
    const delay = retryDelays[attempts]
    if (signal.aborted || delay === undefined) {
      reportState('Disconnected')
      return
    }
    attempts += 1
    reportTrying()
    timer = setTimeout(start, delay)
  }

  function reconnectNow(): void {
    resetAttempts()
    void start()
  }
  const reconnectWhenVisible = () => {
    if (document.visibilityState === 'visible') reconnectNow()
  }

  connection.on('ReceiveMessage', (...args: unknown[]) => onReceived(args))
  connection.onclose(scheduleRetry)
  addEventListener('online', reconnectNow, { signal })
  document.addEventListener('visibilitychange', reconnectWhenVisible, { signal })
  signal.addEventListener('abort', () => {
    onState('Disconnecting')
    clearTimeout(timer)
    connection.stop().catch(() => undefined)
  })
  void start()

  return {
    reconnectNow,
    async announce({ destinationId, text }: Announcement) {
      try {
        await connection.invoke('SendMessageToUser', destinationId, text)
      } catch (error) {
        // A call that the hub rejects is final; a call that fails because the connection broke needs another attempt.
        if (connection.state !== HubConnectionState.Connected) throw error
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
