import type { CDPSession, Page } from '@playwright/test'
import { test as base } from '../../browser/support/chat-screen'

interface Options {
  readonly token?: string
  /** Factor by which the CPU is slowed down. */
  readonly slowdown?: number
  /** Functions that run in the page before the scripts of the product. */
  readonly watch?: readonly (() => void)[]
}

export interface OpenedPage {
  readonly page: Page
  readonly session: CDPSession
  readonly close: () => Promise<void>
}

interface Fixtures {
  /**
   * Opens a page with an empty cache in the mock world of the test. Its visitor has closed the consent notice before.
   */
  open: (options?: Options) => Promise<OpenedPage>
}

export const test = base.extend<Fixtures>({
  open: async ({ browser, context }, use) => {
    await use(async ({ token, slowdown = 1, watch = [] } = {}) => {
      const opened = await browser.newContext({ storageState: await context.storageState() })
      const page = await opened.newPage()
      const session = await opened.newCDPSession(page)
      await page.addInitScript((value) => {
        localStorage.setItem('consent', 'true')
        if (value) localStorage.setItem('token', value)
      }, token)
      for (const script of watch) await page.addInitScript(script)
      if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return { page, session, close: () => opened.close() }
    })
  },
})

export { expect } from '../../browser/support/fixtures'
