import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

// axe takes seconds per card, and all cards are similar: these selectors exclude all but the first few.
const repeated = ['[role=feed] [data-index]:nth-child(n + 4)', 'main li:nth-child(n + 5)']

// These axe rules are the only ones that depend on the theme.
const colorRules = ['color-contrast', 'link-in-text-block']

/** Selects the axe rules to run; the color rules take most of the time. */
export type AxeRules = 'all' | 'colors' | 'all but colors'

/**
 * Runs axe on the current state of the page. Injects axe once per document, which takes longer than running it.
 *
 * @param isWaiting whether the screen is still loading, and may lack its heading
 * @returns one line per violation
 */
export async function runAxe(page: Page, rules: AxeRules = 'all', isWaiting = false): Promise<string[]> {
  if (!isWaiting) await page.locator('h1').first().waitFor({ state: 'attached' })
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  const options = {
    ...(rules === 'colors' && { runOnly: { type: 'rule', values: colorRules } as const }),
    rules: {
      // WCAG 2.2 AA, which axe leaves out unless asked. On phones it takes what the bar at the bottom covers in part as too small.
      'target-size': { enabled: rules !== 'colors' && (page.viewportSize()?.width ?? 0) >= 768 },
      ...Object.fromEntries(
        [
          ...(rules === 'all but colors' ? colorRules : []),
          ...(isWaiting ? ['page-has-heading-one'] : []),
        ].map((rule) => [rule, { enabled: false }]),
      ),
    },
  }
  return page.evaluate(
    async ({ exclude, options }) => {
      const { violations } = await globalThis.axe.run(
        { include: [['html']], exclude: exclude.map((selector) => [selector]) },
        {
          ...options,
          resultTypes: ['violations'],
          // Frames contain pages of other products, such as video players.
          iframes: false,
        },
      )
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
      )
    },
    { exclude: repeated, options },
  )
}

/**
 * Waits until animations end, since colors in mid-transition would fail the contrast rule. Ignores endless
 * animations.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // An inherited color starts its transition when that of the parent has ended.
    for (let running = ending(); running.length > 0; running = ending()) {
      await Promise.allSettled(running.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    }
  })
}

declare global {
  var axe: typeof import('axe-core')
}
