import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { ConsoleErrors } from '../browser/support/console-errors'
import { serveConfig } from '../browser/support/deployment-settings'
import type { MockWorld } from '../browser/support/mock-world'
import { type CaseContext, callAction, type FaultCase } from './fault-case'
import type { Fault } from './faults'
import { intercept } from './interception'
import type { Operation } from './operations'

/** The cookie by which a page is told what to find in its storage. */
const wish = 'fresh'

/**
 * The page on which the faults of one operation are played, one after the other. Its storage and the server's world are
 * fresh for each.
 */
export class FaultHarness implements CaseContext {
  token = ''
  address = ''
  /** How often the operation was called since the fault was set. */
  calls = 0
  readonly page: Page
  readonly mock: MockWorld
  readonly consoleErrors: ConsoleErrors
  readonly scene: FaultCase
  readonly operation: Operation
  #fault: Fault | undefined
  #isDone = false
  #end: (() => Promise<void>) | undefined
  /** How much the browser had complained about before. */
  #consoleErrors = 0
  #hasClock = false

  private constructor(
    { page, mock, consoleErrors }: Pick<FaultHarness, 'page' | 'mock' | 'consoleErrors'>,
    scene: FaultCase,
    operation: Operation,
  ) {
    this.page = page
    this.mock = mock
    this.consoleErrors = consoleErrors
    this.scene = scene
    this.operation = operation
  }

  static async set(
    surroundings: Pick<FaultHarness, 'page' | 'mock' | 'consoleErrors'>,
    scene: FaultCase,
    operation: Operation,
  ): Promise<FaultHarness> {
    const stage = new FaultHarness(surroundings, scene, operation)
    const { page, consoleErrors } = surroundings
    page.setDefaultTimeout(10_000)
    consoleErrors.allowFailedRequests()
    if (scene.reports) consoleErrors.allow(scene.reports)
    await prepareStorage(page.context())
    if (scene.settings) await serveConfig(page, scene.settings)
    stage.#end = await intercept(page, operation, () => ({
      fault: stage.#fault,
      isDone: stage.#isDone,
      onCall: () => {
        stage.calls += 1
      },
    }))
    return stage
  }

  /** A new world, in which nobody has done anything yet. */
  private async begin(): Promise<void> {
    const { as, stored } = this.scene
    this.#fault = undefined
    // What is open from before would be refused by a world that does not know it any more.
    await this.page.goto('about:blank')
    this.#consoleErrors = this.consoleErrors.unexpectedErrors().length
    await this.mock.reset()
    this.token = as ? await this.mock.signIn(as) : ''
    const kept = { consent: 'true', ...stored, ...(as && { token: this.token }) }
    await this.page
      .context()
      .addCookies([{ name: wish, value: encodeURIComponent(JSON.stringify(kept)), url: this.mock.baseURL }])
  }

  /**
   * Opens the screen in a world of its own.
   *
   * @param onTheWay the fault that is met while it is opened
   */
  async open(onTheWay?: Parameters<FaultHarness['strike']>): Promise<void> {
    const { path, ready } = this.scene
    await this.begin()
    this.address = typeof path === 'string' ? path : await path(this)
    if (onTheWay) await this.strike(...onTheWay)
    // Pictures may be what does not come.
    await this.page.goto(this.address, { waitUntil: 'domcontentloaded' })
    await ready?.(this)
  }

  /** What the browser has complained about since. */
  newComplaints(): string[] {
    return this.consoleErrors.unexpectedErrors().slice(this.#consoleErrors)
  }

  /** Takes away what stands between the page and the server: the next scene is another. */
  async leave(): Promise<void> {
    await this.#end?.()
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
  }

  /**
   * Lets the operation go wrong from now on.
   *
   * @param isDone the server does what it is asked for, and only its answer is another
   */
  async strike(fault: Fault, isDone: boolean): Promise<void> {
    this.#fault = fault
    this.#isDone = isDone
    this.calls = 0
    if (fault.isRetryable) await this.setClock()
  }

  /** Lets it go well again. */
  mend(): void {
    this.#fault = undefined
    this.calls = 0
  }

  async setClock(): Promise<void> {
    if (!this.#hasClock) await this.page.clock.install()
    this.#hasClock = true
  }

  /** Looks until something is seen, and lets the time pass meanwhile that the product waits before it says anything. */
  async see(fault: Fault, look: (patience: { timeout: number }) => Promise<unknown>): Promise<void> {
    if (!fault.isRetryable || (callAction(this.scene) && !fault.isSilence)) {
      await look({ timeout: 5_000 })
      return
    }
    await expect(async () => {
      await this.page.clock.fastForward(fault.isSilence ? 21_000 : 1_000)
      await look({ timeout: fault.isSilence ? 1_000 : 300 })
    }).toPass({ intervals: [0], timeout: 8_000 })
  }
}

async function prepareStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    // An empty page has neither cookies nor storage.
    if (location.protocol === 'about:') return
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    if (!found) return
    void cookieStore.delete(name)
    localStorage.clear()
    sessionStorage.clear()
    const kept: Record<string, string> = JSON.parse(decodeURIComponent(found.slice(name.length + 1)))
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, wish)
}
