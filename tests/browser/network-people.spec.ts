import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const tab = '/mypage?tab=people'

async function searchFor(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Who are you looking for?' })
  await field.fill(text)
  await field.press('Enter')
}

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('the selected tab scrolls into view on a phone', { tag: '@slow' }, async ({ page }) => {
  // The tabs fit in wider windows. The viewport is low, because the page itself must not scroll to the tabs.
  await page.setViewportSize({ width: 320, height: 500 })
  await page.addInitScript(() => localStorage.setItem('language', 'pt-BR'))
  await page.goto(tab)
  const tabOf = (name: string) => page.getByRole('tab', { name })
  const isFullyVisible = (name: string) =>
    tabOf(name).evaluate((tab) => {
      const row = tab.parentElement?.getBoundingClientRect()
      const { left, right } = tab.getBoundingClientRect()
      return row && left >= row.left - 1 && right <= row.right + 1
    })
  await expect.poll(() => isFullyVisible('Encontrar pessoas')).toBe(true)
  expect(await isFullyVisible('Novidades')).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await tabOf('Encontrar pessoas').focus()
  await page.keyboard.press('Home')
  await expect.poll(() => isFullyVisible('Novidades')).toBe(true)
})

test('the people search on a phone scrolls to its results only when needed', {
  tag: ['@slow', '@NET-FIND-01'],
}, async ({ page, mock }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(tab)
  const count = page.getByText(/^\d+ people found$/)
  const bar = page.getByRole('banner')
  const bottomBar = page.getByRole('navigation', { name: 'Main' })
  const isBetween = async (locator: Locator) => {
    const [place, above, below] = await Promise.all(
      [locator, bar, bottomBar].map((element) => element.boundingBox()),
    )
    return place && above && below
      ? place.y >= above.y + above.height && place.y + place.height <= below.y
      : false
  }
  await searchFor(page, 'an')
  await expect.poll(() => isBetween(count)).toBe(true)
  const row = page.getByRole('listitem').filter({ hasText: '@' }).first()
  expect(await isBetween(row)).toBe(true)
  expect(await row.locator('span').first().boundingBox()).toMatchObject({ width: 45, height: 45 })

  // An error message must scroll into view like results do.
  await mock.fault('searchPeople', { status: 500 })
  await searchFor(page, 'ana')
  await expect.poll(() => isBetween(page.getByText('The search failed'))).toBe(true)

  await mock.clearFaults()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await searchFor(page, 'an')
  await expect(count).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
