import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { ConsoleErrors } from '../browser/support/console-errors'
import { serveConfig } from '../browser/support/deployment-settings'
import { waitForLateCode, waitForPendingScripts } from '../browser/support/late-code'
import type { MockWorld } from '../browser/support/mock-world'
import { type CaseContext, callAction, type FaultCase } from './fault-case'
import type { Fault } from './faults'
import { intercept } from './interception'
import type { Operation } from './operations'

/** Name of the cookie that carries the initial localStorage to the init script. */
const initialStorageCookie = 'fresh'

type TestFixtures = Pick<FaultHarness, 'page' | 'mock' | 'consoleErrors'>

/** Runs the faults of one operation on one page, with fresh storage and a fresh mock world for each fault. */
export class FaultHarness implements CaseContext {
  token = ''
  address = ''
  calls = 0
  readonly page: Page
  readonly mock: MockWorld
  readonly consoleErrors: ConsoleErrors
  readonly faultCase: FaultCase
  readonly operation: Operation
  #fault: Fault | undefined
  #isApplied = false
  #endInterception: (() => Promise<void>) | undefined
  #errorsBefore = 0

  private constructor(
    { page, mock, consoleErrors }: TestFixtures,
    faultCase: FaultCase,
    operation: Operation,
  ) {
    this.page = page
    this.mock = mock
    this.consoleErrors = consoleErrors
    this.faultCase = faultCase
    this.operation = operation
  }

  static async create(
    fixtures: TestFixtures,
    faultCase: FaultCase,
    operation: Operation,
  ): Promise<FaultHarness> {
    const harness = new FaultHarness(fixtures, faultCase, operation)
    const { page, consoleErrors } = fixtures
    page.setDefaultTimeout(10_000)
    consoleErrors.allowFailedRequests()
    if (faultCase.allowedErrors) consoleErrors.allow(faultCase.allowedErrors)
    // Before the first screen opens, because the times that an open screen has noted would lie ahead of the new clock.
    await page.clock.install()
    await addStorageScript(page.context())
    if (faultCase.settings) await serveConfig(page, faultCase.settings)
    harness.#endInterception = await intercept(page, operation, () => ({
      fault: harness.#fault,
      isApplied: harness.#isApplied,
      onCall: () => {
        harness.calls += 1
      },
      // The page may close before the last piece.
      onPiece: () => void harness.#expectNextPiece().catch(() => undefined),
    }))
    return harness
  }

  private async resetWorld(): Promise<void> {
    const { account, storage } = this.faultCase
    this.#fault = undefined
    // Leaves the page, since the reset mock world would refuse the calls of an open screen.
    await this.page.goto('about:blank')
    this.#errorsBefore = this.consoleErrors.unexpectedErrors().length
    await this.mock.reset()
    await this.#deleteStoredAnswers()
    this.token = account ? await this.mock.signIn(account) : ''
    const initial = { consent: 'true', ...storage, ...(account && { token: this.token }) }
    await this.page.context().addCookies([
      {
        name: initialStorageCookie,
        value: encodeURIComponent(JSON.stringify(initial)),
        url: this.mock.baseURL,
      },
    ])
  }

  /** Deletes the answers that the fault before has left, which a screen shows while the server cannot be reached. */
  async #deleteStoredAnswers(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(this.mock.baseURL).origin,
      storageTypes: 'indexeddb',
    })
    await session.detach()
  }

  /**
   * Opens the screen of the fault case in a fresh mock world.
   *
   * @param faultOnOpen the fault that is active while the screen opens
   */
  async open(faultOnOpen?: Parameters<FaultHarness['setFault']>): Promise<void> {
    const { path, prepare } = this.faultCase
    await this.resetWorld()
    this.address = typeof path === 'string' ? path : await path(this)
    if (faultOnOpen) await this.setFault(...faultOnOpen)
    // The load event may never fire when an image is the faulty call, so the test does not wait for it.
    await this.page.goto(this.address, { waitUntil: 'domcontentloaded' })
    await prepare?.(this)
  }

  /** Returns the token in the storage of the browser. */
  storedToken(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('token'))
  }

  newConsoleErrors(): string[] {
    return this.consoleErrors.unexpectedErrors().slice(this.#errorsBefore)
  }

  /** Ends the interception of calls before the next fault case uses the page. */
  async dispose(): Promise<void> {
    await this.#endInterception?.()
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
  }

  /** @param isApplied whether the server processes the call, so that only its answer is replaced */
  async setFault(fault: Fault, isApplied: boolean): Promise<void> {
    if (this.#fault?.delivery) await this.mock.clearFaults()
    if (fault.delivery)
      await this.mock.fault(this.operation.id, { body: fault.delivery, ...(!isApplied && { status: 200 }) })
    this.#fault = fault
    this.#isApplied = isApplied
    this.calls = 0
  }

  async clearFault(): Promise<void> {
    if (this.#fault?.delivery) await this.mock.clearFaults()
    this.#fault = undefined
    this.calls = 0
  }

  /** Lets a slow answer take longer than the timeout of the product, which each piece of it must restart. */
  async #expectNextPiece(): Promise<void> {
    if (this.#fault?.delivery !== 'trickle' || this.calls === 0) return
    await this.#waitForCode()
    await this.page.clock.fastForward(8_000)
  }

  /** Repeats an expectation and moves the fake clock past the timeouts and retries of the product. */
  async waitForNotice(
    fault: Fault,
    expectation: (options: { timeout: number }) => Promise<unknown>,
  ): Promise<void> {
    if (!fault.isRetryable || (callAction(this.faultCase) && !fault.isSilence)) {
      await expectation({ timeout: 5_000 })
      return
    }
    await this.#waitForCode()
    await expect(async () => {
      await this.page.clock.fastForward(fault.isSilence ? 21_000 : 1_000)
      await expectation({ timeout: fault.isSilence ? 1_000 : 300 })
    }).toPass({ intervals: [0], timeout: 8_000 })
  }

  /** Waits until all code has loaded, because a jump of the clock would end its loading with a ChunkError. */
  async #waitForCode(): Promise<void> {
    // `waitForLateCode` needs a session and an item in the cart, which only Ana always has.
    const hasLateCode = this.faultCase.account === 'ana' && this.operation.id !== 'retryLogin'
    await (hasLateCode ? waitForLateCode(this.page) : waitForPendingScripts(this.page))
  }
}

async function addStorageScript(context: BrowserContext): Promise<void> {
  await context.addInitScript((cookieName) => {
    // The page about:blank has neither cookies nor storage.
    if (location.protocol === 'about:') return
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
    if (!cookie) return
    void cookieStore.delete(cookieName)
    localStorage.clear()
    sessionStorage.clear()
    const initial: Record<string, string> = JSON.parse(
      decodeURIComponent(cookie.slice(cookieName.length + 1)),
    )
    for (const [key, value] of Object.entries(initial)) localStorage.setItem(key, value)
  }, initialStorageCookie)
}
