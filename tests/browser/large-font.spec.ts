import type { Page } from '@playwright/test'
import { chromiumFlags } from '../../scripts/process/chromium-flags.mjs'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { findClippedText } from './support/overflow'

// Sets the font size of the browser, because it also changes media queries. The font size of a style sheet does not.
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
  '/shoppingCart',
  '/user/profile',
  '/manageGroups',
  '/manageConnections',
  '/course/mycourses',
]

/** Finds controls that are partly or wholly outside of the window, except in what scrolls sideways, such as tabs. */
const findControlsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      ((getComputedStyle(element).overflowX === 'auto' && element.scrollHeight <= element.clientHeight) ||
        scrolls(element.parentElement))
    return [...document.querySelectorAll('a, button, input, textarea, select')].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      const isForScreenReaders = control.closest('[tabindex="-1"]') === control || width <= 1
      const isOut = left < -1 || right > innerWidth + 1
      return isOut && !isForScreenReaders && !scrolls(control) && control.checkVisibility()
        ? [
            `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent} (${left}–${right})`,
          ]
        : []
    })
  })

test('screens fit on a phone with a font size of 200 %', { tag: '@FLT-101' }, async ({ page, mock }) => {
  await mock.login(page)
  for (const path of screens) {
    if (path === screens[0]) await page.goto(path)
    else await navigateTo(page, path)
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect.soft(await findControlsOutside(page), `outside of ${path}`).toEqual([])
    expect.soft(await findClippedText(page), `clipped at ${path}`).toEqual([])
    const words = page.getByRole('navigation', { name: 'Main navigation' }).locator('a > span:visible')
    // What only screen readers read is one pixel high.
    const heights = (await words.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))).filter(
      (h) => h > 1,
    )
    expect.soft(new Set(heights).size, `lines of the words in the bar of ${path}: ${heights.join()}`).toBe(1)
  }
  // Beside its buttons, the title of the editor would have one letter a line.
  await navigateTo(page, '/createPost')
  const title = page.getByRole('heading', { level: 1, name: 'New post' })
  await expect(title).toBeVisible()
  expect((await title.boundingBox())?.width).toBeGreaterThan(200)
})
