import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

const articles = (page: Page) => page.getByRole('feed').getByRole('article')

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('a post deletion is sent when the user leaves the page', { tag: ['@slow', '@UX-15'] }, async ({
  page,
  mock,
}) => {
  await page.goto('/mypage?tab=mine')
  await articles(page).first().getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete post' }).click()
  await expect(toasts(page).getByRole('group', { name: 'Post deleted' })).toBeVisible()
  expect(await mock.requests('deletePost')).toEqual([])
  await page.goto('about:blank')
  await expect.poll(() => mock.requests('deletePost')).toHaveLength(1)
})

test('a post contacts its video provider only after consent', {
  tag: '@PST-CARD-01',
}, async ({ page }) => {
  const hosts: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    hosts.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
  })
  await page.goto('/mypage')
  const play = page.getByRole('button', { name: 'Play video' }).first()
  await play.scrollIntoViewIfNeeded()
  expect(hosts).toEqual([])
  // The button that gives consent disappears when it is pressed, so the focus moves to the player.
  await play.press('Enter')
  const player = page.locator('iframe[title^="Video in a post by"]').first()
  // Not `toBeFocused`: whether a page has the focus is emulated, which may begin later in the process of another origin.
  await expect.poll(() => player.evaluate((frame) => frame === document.activeElement)).toBe(true)
  await expect(player).toHaveAttribute(
    'src',
    /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//,
  )
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect.poll(() => hosts.length).toBeGreaterThan(0)
  const { width = 0, height = 1 } = (await player.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)

  // After the reload the consent is known, but no video plays without a click.
  await page.reload()
  await expect(player).toHaveAttribute('src', /^https:(?!.*autoplay)/)
  expect(await player.evaluate((frame) => frame === document.activeElement)).toBe(false)
})
