import { test as base, expect, type Page } from '@playwright/test'
import { type AxeRules, runAxe } from './axe'
import { ConsoleErrors } from './console-errors'
import { MockWorld } from './mock-world'

interface Fixtures {
  /** Whether the browser stored the consent of the privacy dialog before the test. */
  hasConsented: boolean
  /** The state of the mock server for this test, isolated from other tests. */
  mock: MockWorld
  /** The console errors of the browser; those that were not allowed fail the test. */
  consoleErrors: ConsoleErrors
  /** Fails when axe finds a violation in the current state of the page. */
  expectAccessible: (rules?: AxeRules) => Promise<void>
}

/**
 * A browser test with its own mock world. Fails on policy violations, uncaught errors, console errors that were not
 * allowed, and calls or answers that do not match openapi.yaml.
 *
 * @example
 * test('likes a post', async ({ page, mock }) => {
 *   await mock.login(page, 'ana')
 *   await page.goto('/mypage')
 *   await page.getByRole('button', { name: 'Like' }).first().click()
 * })
 */
export const test = base.extend<Fixtures>({
  hasConsented: [true, { option: true }],
  consoleErrors: async ({ context }, use) => {
    const consoleErrors = new ConsoleErrors()
    await consoleErrors.listen(context)
    await use(consoleErrors)
    expect(consoleErrors.unexpectedErrors(), 'console errors of the browser').toEqual([])
  },
  mock: [
    async ({ context, consoleErrors, baseURL, hasConsented }, use, { testId, retry, repeatEachIndex }) => {
      const mock = new MockWorld(context, baseURL ?? '', () => consoleErrors.allowFailedRequests())
      await mock.open(`${testId}-${retry}-${repeatEachIndex}`)
      if (hasConsented)
        await context.addInitScript(() => {
          try {
            localStorage.setItem('consent', 'true')
          } catch {
            // Some tests forbid access to the browser storage.
          }
        })
      await use(mock)
      const mismatches = await mock.mismatches()
      consoleErrors.stop()
      // A route may still wait for an answer, whose loss is no failure of the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      expect(mismatches, 'mismatches with openapi.yaml').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (rules) => expect(await runAxe(page, rules), 'violations found by axe').toEqual([]))
  },
})

/** Ticks the captcha checkbox and waits until the proof of work is computed. */
export async function solveCaptcha(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I’m not a robot' })
  await box.click()
  await expect(box).toBeChecked()
}

export { expect }
