import { test as base, expect, type Page } from '@playwright/test'
import { type AxeRules, runAxe } from './axe'
import { ConsoleErrors } from './console-errors'
import { MockWorld } from './mock-world'

interface Fixtures {
  /** Whether the person has been here before and knows what happens with their data; a new visitor has not. */
  hasConsented: boolean
  /** The mock server's world, fresh for each test. */
  mock: MockWorld
  /** What the browser complains about; whatever was not expected fails the test. */
  consoleErrors: ConsoleErrors
  /** Fails when axe finds something wrong with the page as it is now. */
  expectAccessible: (part?: AxeRules) => Promise<void>
}

/**
 * A test in a real browser, against a world of its own. It fails on any violation of the Content Security
 * Policy, any uncaught error, any error on the console that it did not expect, and any call or answer that
 * does not match openapi.yaml.
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
    expect(consoleErrors.unexpectedErrors(), 'what the browser complained about').toEqual([])
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
            // Storage is forbidden in this test.
          }
        })
      await use(mock)
      expect(await mock.mismatches(), 'what does not match openapi.yaml').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (part) => expect(await runAxe(page, part), 'what axe finds').toEqual([]))
  },
})

/** Ticks the captcha's box, and waits until the device has done its sum. */
export async function solveCaptcha(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I am not a robot' })
  await box.click()
  await expect(box).toBeChecked()
}

export { expect }
