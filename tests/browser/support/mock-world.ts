import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Fault } from '../../../mocks/faults/fault'

/** A call as the mock server noted it down. */
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

/** A mail as the mock server would have sent it. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string
}

/** First names of the demo accounts. */
export type Account = 'ana' | 'bruno' | 'nova'

/** The mock server's world of one test, which no other test sees. */
export class MockWorld {
  readonly baseURL: string
  readonly #context: BrowserContext
  readonly #onFault: () => void

  constructor(context: BrowserContext, baseURL: string, onFault: () => void) {
    this.#context = context
    this.baseURL = baseURL
    this.#onFault = onFault
  }

  /** The cookie goes along with every call of this browser: the page's own and ours. */
  async open(name: string): Promise<void> {
    await this.#context.addCookies([
      { name: 'mock-world', value: encodeURIComponent(name), url: this.baseURL },
    ])
  }

  /**
   * Signs somebody in without the login screen. The next address that is opened finds the session.
   *
   * @param account a demo account's first name
   * @returns the token
   */
  async login(page: Page, account: Account = 'ana'): Promise<string> {
    const token = await this.signIn(account)
    // Once: what the product does with the token from then on is what is being tested.
    await page.addInitScript((granted) => {
      try {
        if (localStorage.getItem(`granted:${granted}`)) return
        localStorage.setItem(`granted:${granted}`, 'true')
        localStorage.setItem('token', granted)
      } catch {
        // Storage is forbidden in this test.
      }
    }, token)
    return token
  }

  /** Signs somebody in at the server; no page knows of it. @returns the token */
  async signIn(account: Account): Promise<string> {
    const answer = await this.#request.post('/__mock/session', { data: { login: `${account}@roda.example` } })
    if (!answer.ok()) throw new Error(`The mock server does not know ${account}: ${await answer.text()}`)
    return String((await answer.json()).token)
  }

  /** Makes the world anew: nothing has happened in it yet. */
  async reset(): Promise<void> {
    await this.#post('reset', {})
  }

  /** Lets calls go wrong from now on. Errors that the browser logs because of it fail no test. */
  async setFault(operation: string, how: Omit<Fault, 'operation'>): Promise<void> {
    this.#onFault()
    await this.#post('faults', { operation, ...how })
  }

  /** Switches these scenarios on, and all others off. */
  async setScenarios(...names: readonly string[]): Promise<void> {
    await this.#post('scenarios', { names })
  }

  /** Lets all calls go well again. */
  async clearFaults(): Promise<void> {
    await this.#request.delete('/__mock/faults')
  }

  /** What was asked of the server so far; of one operation, or of all. */
  async requests(operationId?: string): Promise<RecordedRequest[]> {
    const noted: RecordedRequest[] = await (await this.#request.get('/__mock/requests')).json()
    return operationId ? noted.filter((request) => request.operationId === operationId) : noted
  }

  /** The one call of an operation so far; there must be no other. */
  async onlyRequest(operationId: string): Promise<RecordedRequest> {
    const [request, ...more] = await this.requests(operationId)
    if (!request || more.length > 0)
      throw new Error(`${operationId} was called ${request ? more.length + 1 : 0} times, and not once.`)
    return request
  }

  /** Forgets what was asked so far. */
  async clearRequests(): Promise<void> {
    await this.#request.delete('/__mock/requests')
  }

  /**
   * Lets the people that Ana is connected with publish more.
   *
   * @param age of the first of them, in minutes; each further one is a minute older
   */
  async addPosts(count: number, age = 0): Promise<void> {
    await this.#post('posts', { login: 'ana@roda.example', count, age })
  }

  /** Lets Bruno and Ana have exchanged so many more messages, the last one just now. */
  async addMessages(count: number): Promise<void> {
    await this.#post('messages', { from: 'bruno@roda.example', to: 'ana@roda.example', count })
  }

  /** Cuts all live connections. */
  async dropHub(): Promise<void> {
    await this.#post('hub', { drop: true })
  }

  /** The mails that the server has sent, the latest last. */
  async sentMails(): Promise<Mail[]> {
    return (await this.#request.get('/__mock/outbox')).json()
  }

  /** Sets the server's clock so many minutes ahead of the real one. */
  async setClock(offsetMinutes: number): Promise<void> {
    await this.#post('clock', { offsetMinutes })
  }

  /** Sentences on calls and answers that do not match openapi.yaml. */
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
