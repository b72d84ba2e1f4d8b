import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

/** Cards of a feed are alike, and axe looks at each for seconds: the first few stand for all. */
const alike = ['[role=feed] [data-index]:nth-child(n + 4)', 'main li:nth-child(n + 5)']

/** What these find depends on the theme, and what all others find does not. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** What axe is asked about; colours take it most of its time. */
export type AxeRules = 'all' | 'colours' | 'all but colours'

/**
 * What axe finds wrong with the page as it is now: a line each. A screen that is on its way need not have its name yet.
 * It is brought into a document once and stays: to bring it costs more than to ask it.
 */
export async function runAxe(page: Page, part: AxeRules = 'all', isWaiting = false): Promise<string[]> {
  // A screen has come when it has its name.
  if (!isWaiting) await page.locator('h1').first().waitFor({ state: 'attached' })
  await motionEnded(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  const asked = {
    ...(part === 'colours' && { runOnly: { type: 'rule', values: aboutColours } as const }),
    rules: Object.fromEntries(
      [
        ...(part === 'all but colours' ? aboutColours : []),
        ...(isWaiting ? ['page-has-heading-one'] : []),
      ].map((rule) => [rule, { enabled: false }]),
    ),
  }
  return page.evaluate(
    async ({ exclude, asked }) => {
      const { violations } = await globalThis.axe.run(
        { include: [['html']], exclude: exclude.map((selector) => [selector]) },
        {
          ...asked,
          resultTypes: ['violations'],
          // What is in a frame is somebody else's; that it has a name is looked at out here.
          iframes: false,
        },
      )
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
      )
    },
    { exclude: alike, asked },
  )
}

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

declare global {
  var axe: typeof import('axe-core')
}
