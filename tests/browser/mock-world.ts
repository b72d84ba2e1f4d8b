import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Fault } from '../../mocks/faults/fault'
import { solveCaptcha } from '../../mocks/node/solve-captcha'

/** A call as the mock server noted it down. */
export interface NotedRequest {
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

const password = 'roda-demo'
const blankPage = '<!doctype html><link rel="icon" href="data:,">'

/** The mock server's world of one test, which no other test sees. */
export class MockWorld {
  readonly #context: BrowserContext
  readonly #baseURL: string
  readonly #onFault: () => void

  constructor(context: BrowserContext, baseURL: string, onFault: () => void) {
    this.#context = context
    this.#baseURL = baseURL
    this.#onFault = onFault
  }

  /** The cookie goes along with every call of this browser: the page's own and ours. */
  async open(name: string): Promise<void> {
    await this.#context.addCookies([
      { name: 'mock-world', value: encodeURIComponent(name), url: this.#baseURL },
    ])
  }

  /**
   * Signs somebody in without the login screen. The next address that is opened finds the session.
   *
   * @param account a demo account's first name
   */
  async login(page: Page, account: 'ana' | 'bruno' | 'nova' = 'ana'): Promise<void> {
    const answer = await this.#request.post('/api/user/login', {
      data: { login: `${account}@roda.example`, password, captcha: await this.captcha() },
      headers: await this.#antiForgery(),
    })
    if (!answer.ok()) throw new Error(`The mock server refused ${account}: ${await answer.text()}`)
    const { token } = await answer.json()
    // Storage belongs to an origin, so some page of ours has to be open first; this one asks for nothing.
    await page.route('**/signing-in', (route) => route.fulfill({ contentType: 'text/html', body: blankPage }))
    await page.goto('/signing-in')
    await page.evaluate((value) => localStorage.setItem('token', value), String(token))
  }

  /** A solved captcha, for calls without the screen. Each is taken once. */
  async captcha(): Promise<string> {
    return solveCaptcha(await (await this.#request.get('/__mock/altcha')).json())
  }

  /** Lets calls go wrong from now on. Errors that the browser logs because of it fail no test. */
  async fault(operation: string, how: Omit<Fault, 'operation'>): Promise<void> {
    this.#onFault()
    await this.#post('faults', { operation, ...how })
  }

  /** Lets all calls go well again. */
  async mend(): Promise<void> {
    await this.#request.delete('/__mock/faults')
  }

  /** What was asked of the server so far; of one operation, or of all. */
  async requests(operationId?: string): Promise<NotedRequest[]> {
    const noted: NotedRequest[] = await (await this.#request.get('/__mock/requests')).json()
    return operationId ? noted.filter((request) => request.operationId === operationId) : noted
  }

  /** Forgets what was asked so far. */
  async forgetRequests(): Promise<void> {
    await this.#request.delete('/__mock/requests')
  }

  /** The mails that the server has sent, the latest last. */
  async outbox(): Promise<Mail[]> {
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

  async #antiForgery(): Promise<Record<string, string>> {
    const cookie = (await this.#context.cookies(this.#baseURL)).find(({ name }) => name === 'XSRF-TOKEN')
    return cookie ? { 'X-XSRF-TOKEN': decodeURIComponent(cookie.value) } : {}
  }
}
