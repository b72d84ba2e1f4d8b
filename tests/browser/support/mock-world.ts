import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Fault } from '../../../mocks/faults/fault'

/** A request that the mock server recorded. */
export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: {
    readonly authorization: boolean
    readonly 'x-xsrf-token': string | null
    readonly 'content-type': string | null
  }
  readonly body: unknown
  readonly operationId: string | null
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string
}

/** The demo accounts of the mock server. */
export type Account = 'ana' | 'bruno' | 'nova'

/** The mock server state of one test, isolated from other tests. */
export class MockWorld {
  readonly baseURL: string
  readonly #context: BrowserContext
  readonly #onFault: () => void

  constructor(context: BrowserContext, baseURL: string, onFault: () => void) {
    this.#context = context
    this.baseURL = baseURL
    this.#onFault = onFault
  }

  /** Selects the mock world by a cookie, which requests of both the page and the test send. */
  async open(name: string): Promise<void> {
    await this.#context.addCookies([
      { name: 'mock-world', value: encodeURIComponent(name), url: this.baseURL },
    ])
  }

  /**
   * Signs in without the login screen: stores the token, which the next `page.goto` restores.
   *
   * @returns the token
   */
  async login(page: Page, account: Account = 'ana'): Promise<string> {
    const token = await this.signIn(account)
    // The token is stored only once, since the product may remove or replace it later.
    await page.addInitScript((granted) => {
      try {
        if (localStorage.getItem(`granted:${granted}`)) return
        localStorage.setItem(`granted:${granted}`, 'true')
        localStorage.setItem('token', granted)
      } catch {
        // Some tests forbid access to the browser storage.
      }
    }, token)
    return token
  }

  /** Signs in at the server without storing the token in the browser. @returns the token */
  async signIn(account: Account): Promise<string> {
    const answer = await this.#request.post('/__mock/session', { data: { login: `${account}@roda.example` } })
    if (!answer.ok()) throw new Error(`The mock server does not know ${account}: ${await answer.text()}`)
    return String((await answer.json()).token)
  }

  /** Restores the initial state of the mock world. */
  async reset(): Promise<void> {
    await this.#post('reset', {})
  }

  /** Makes calls of the operation fail, and allows the console errors of failed requests. */
  async fault(operation: string, fault: Omit<Fault, 'operation'>): Promise<void> {
    this.#onFault()
    await this.#post('faults', { operation, ...fault })
  }

  /** Enables these scenarios of the mock server and disables all others. */
  async setScenarios(...names: readonly string[]): Promise<void> {
    await this.#post('scenarios', { names })
  }

  async clearFaults(): Promise<void> {
    await this.#request.delete('/__mock/faults')
  }

  /** Returns the recorded requests of one operation, or of all. */
  async requests(operationId?: string): Promise<RecordedRequest[]> {
    const recorded: RecordedRequest[] = await (await this.#request.get('/__mock/requests')).json()
    return operationId ? recorded.filter((request) => request.operationId === operationId) : recorded
  }

  /** Returns the only request of an operation. @throws when there are none or several */
  async onlyRequest(operationId: string): Promise<RecordedRequest> {
    const [request, ...more] = await this.requests(operationId)
    if (!request || more.length > 0)
      throw new Error(`${operationId} was called ${request ? more.length + 1 : 0} times instead of once.`)
    return request
  }

  async clearRequests(): Promise<void> {
    await this.#request.delete('/__mock/requests')
  }

  /**
   * Adds posts by Ana's connections.
   *
   * @param age of the first post in minutes; each further one is a minute older
   */
  async addPosts(count: number, age = 0): Promise<void> {
    await this.#post('posts', { login: 'ana@roda.example', count, age })
  }

  /** Adds messages between Bruno and Ana, of which the last one is a minute old. */
  async addMessages(count: number): Promise<void> {
    await this.#post('messages', { from: 'bruno@roda.example', to: 'ana@roda.example', count })
  }

  /** Drops all connections to the SignalR hub. */
  async dropHub(): Promise<void> {
    await this.#post('hub', { drop: true })
  }

  /** Returns the sent mails, the latest last. */
  async sentMails(): Promise<Mail[]> {
    return (await this.#request.get('/__mock/outbox')).json()
  }

  /** Sets the clock of the mock server ahead of real time. */
  async setClock(offsetMinutes: number): Promise<void> {
    await this.#post('clock', { offsetMinutes })
  }

  /** Describes the calls and answers that do not match openapi.yaml. */
  async mismatches(): Promise<string[]> {
    return (await this.#request.get('/__mock/mismatches')).json()
  }

  get #request(): APIRequestContext {
    return this.#context.request
  }

  async #post(control: string, data: unknown): Promise<void> {
    const answer = await this.#request.post(`/__mock/${control}`, { data })
    if (!answer.ok()) throw new Error(`/__mock/${control}: ${await answer.text()}`)
  }
}
