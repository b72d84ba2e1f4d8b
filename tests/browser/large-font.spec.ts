import type { Page } from '@playwright/test'
import { chromiumFlags } from '../../scripts/process/chromium-flags.mjs'
import { expect, test } from './support/fixtures'
import { findClippedText } from './support/overflow'

/** The browser's own setting, which media queries know, too; a style sheet would not change those. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  launchOptions: {
    executablePath: process.env.CHROMIUM,
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
})

const screens = [
  '/mypage',
  '/messages',
  '/manageConnections',
  '/course/mycourses',
  '/shoppingCart',
  '/user/profile',
  '/manageGroups',
]

/** What can be pressed or written in, and is wholly or partly beside the window. */
const whatIsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, textarea, select')].flatMap((goal) => {
      const { left, right, width } = goal.getBoundingClientRect()
      const isHeard = goal.closest('[tabindex="-1"]') === goal || width <= 1
      const isScrolled = goal.closest('[role=tablist]') !== null
      const isOut = left < -1 || right > innerWidth + 1
      return isOut && !isHeard && !isScrolled && goal.checkVisibility()
        ? [`${goal.localName} ${goal.getAttribute('aria-label') ?? goal.textContent} (${left}–${right})`]
        : []
    }),
  )

test('shows all of a screen at 200 % font on a phone', { tag: '@FLT-101' }, async ({ page, mock }) => {
  await mock.login(page)
  for (const path of screens) {
    await page.goto(path)
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect.soft(await whatIsOutside(page), `outside of ${path}`).toEqual([])
    expect.soft(await findClippedText(page), `cut off of ${path}`).toEqual([])
  }
})
