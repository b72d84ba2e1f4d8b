import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { Complaints } from './complaints'
import { MockWorld } from './mock-world'

interface Fixtures {
  /** Whether the person has been here before and knows what happens with their data; a new visitor has not. */
  hasConsented: boolean
  /** The mock server's world, fresh for each test. */
  mock: MockWorld
  /** What the browser complains about; whatever was not expected fails the test. */
  complaints: Complaints
  /** Fails when axe finds something wrong with the page as it is now, by all of its rules or by those that are named. */
  expectAccessible: (...rules: string[]) => Promise<void>
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
  complaints: async ({ context }, use) => {
    const complaints = new Complaints()
    await complaints.listen(context)
    await use(complaints)
    expect(complaints.unexpected(), 'what the browser complained about').toEqual([])
  },
  mock: [
    async ({ context, complaints, baseURL, hasConsented }, use, { testId, retry, repeatEachIndex }) => {
      const mock = new MockWorld(context, baseURL ?? '', () => complaints.expectFailedCalls())
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
    await use(async (...rules) => {
      await motionEnded(page)
      // Cards of a feed are alike, and axe looks at each for seconds: the first few stand for all.
      // In one go, and not frame by frame: no page that is looked at has a frame of another origin.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .exclude('[role=feed] [data-index]:nth-child(n + 4)')
        .exclude('main li:nth-child(n + 5)')
      const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
      )
      expect(found, 'what axe finds').toEqual([])
    })
  },
})

/**
 * Colours fade into one another, and one in between is measured otherwise. What goes round for ever is not waited for.
 */
async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Ticks the captcha's box, and waits until the device has done its sum. */
export async function solveCaptcha(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I am not a robot' })
  await box.click()
  await expect(box).toBeChecked()
}

export { expect }
