import type { Locator, Page } from '@playwright/test'
import { toArabic } from './support/arabic-texts'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { findClippedText } from './support/overflow'

const screens = [
  '/mypage',
  '/discover',
  '/messages?with=group-2895',
  '/manageConnections',
  '/course/mycourses',
  '/course/1441',
  '/shoppingCart',
  '/user/profile',
  '/user/billing',
  '/settings',
  '/me',
]

/** Serves a deployment that adds Arabic, with its texts in a separate file. */
async function serveArabic(page: Page): Promise<void> {
  const english = await (await page.request.get('/assets/i18n/en.json')).json()
  await page.route('**/texts.json', (route) => route.fulfill({ json: { ar: toArabic(english) } }))
  await serveConfig(page, { language: { offered: ['en', 'ar'], texts: '/texts.json' } })
}

const centerOf = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, width } = element.getBoundingClientRect()
      return (left + width / 2) / innerWidth
    })

const expectDirection = (field: Locator, direction: 'ltr' | 'rtl') =>
  expect(field).toHaveCSS('direction', direction)

test('a member chooses a language that the deployment adds, and text has its own direction in a field', {
  tag: ['@EXT-10', '@FLT-132', '@FLT-194'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await serveArabic(page)
  await page.goto('/messages?with=group-2895')
  const field = page.locator('main form textarea')
  await expectDirection(field, 'ltr')
  await field.fill('שלום')
  await expectDirection(field, 'rtl')
  await field.fill('https://example.org שלום')
  await field.press('Enter')
  const sent = page.getByRole('log').locator('p[dir=auto]', { hasText: 'שלום' })
  await expect(sent.getByRole('link')).toBeVisible()
  await expectDirection(sent, 'rtl')
  await expectDirection(sent.getByRole('link'), 'ltr')

  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectDirection(field, 'rtl')
  await field.fill('Hello')
  await expectDirection(field, 'ltr')
  await field.fill('')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  // A field without a placeholder.
  await navigateTo(page, '/contact')
  await expectDirection(field, 'rtl')
  await field.fill('Hello')
  await expectDirection(field, 'ltr')
  await field.fill('')

  await navigateTo(page, '/mypage')
  await expect(page.getByRole('heading', { level: 1, name: 'صفحتي' })).toBeVisible()
  // The brand is at the right edge, the account menu at the left one, and times are in Arabic.
  expect(await centerOf(page, 'header a')).toBeGreaterThan(0.8)
  expect(await centerOf(page, 'header button[aria-haspopup=menu] img')).toBeLessThan(0.2)
  await expect(page.getByRole('article').first().locator('time').first()).toHaveText(/\p{Script=Arabic}/u)
  await navigateTo(page, '/shoppingCart')
  const arrow = page.getByRole('main').locator('h1').locator('xpath=preceding::*[local-name()="svg"][1]')
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})

test('screens in a right-to-left language fit phones and desktops', { tag: ['@slow', '@EXT-10'] }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await serveArabic(page)
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.goto('/mypage')
  for (const path of screens) {
    // The screen "Me" is only on phones.
    await page.setViewportSize({ width: 360, height: 800 })
    await navigateTo(page, path)
    await expect(page.locator('main h1').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findClippedText(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
