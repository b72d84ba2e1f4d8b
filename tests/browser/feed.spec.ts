import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'

const articles = (page: Page) => page.getByRole('feed').getByRole('article')
const newPostsButton = (page: Page) => page.getByRole('button', { name: /new posts?$/ })
/** Returns the topmost visible card and its position, once the layout is stable. */
const topCard = (page: Page) =>
  page.evaluate(async () => {
    const describeTop = () => {
      const cards = [...document.querySelectorAll('[role=feed] article')]
      const first = cards.find((card) => card.getBoundingClientRect().bottom > 100)
      return `${first?.getAttribute('aria-posinset')} at ${Math.round(first?.getBoundingClientRect().top ?? 0)}`
    }
    let still = 0
    for (let seen = describeTop(); still < 10; still = describeTop() === seen ? still + 1 : 0) {
      seen = describeTop()
      await new Promise(requestAnimationFrame)
    }
    return describeTop()
  })
/** Returns whether the heading of the focused card is visible rather than covered by a bar. */
const isHeadVisible = (page: Page) =>
  page.locator('article:focus h2').evaluate((name) => {
    const { left, top, height } = name.getBoundingClientRect()
    return name.contains(document.elementFromPoint(left + 4, top + height / 2))
  })
/** The last element of a card that the Tab key reaches. */
const lastControl = (card: Locator) => card.locator('a:not([tabindex="-1"]), button, [tabindex="0"]').last()
async function expectFocusAt(page: Page, position: number) {
  await expect(page.locator('article:focus')).toHaveAttribute('aria-posinset', String(position))
  await expect.poll(() => isHeadVisible(page), `the head of card ${position} is visible`).toBe(true)
}
/** Scrolls the feed with the mouse wheel until the card at this index is rendered. */
async function scrollTo(page: Page, position: number) {
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    expect(Number(await articles(page).last().getAttribute('aria-posinset'))).toBeGreaterThan(position)
  }).toPass({ intervals: [50] })
}
/** Advances the clock by three minutes, after which the feed requests new posts. */
async function returnToTab(page: Page) {
  await page.clock.fastForward('03:00')
}

/** A position that is far below the rendered cards of the first ones. */
const below = 25

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('the feed renders the cards near the viewport and the one in use, and 500 for printing', {
  tag: ['@PST-PAGE-01', '@PST-COMM-01'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.addPosts(600, 30)
  await page.goto('/mypage')
  const first = articles(page).first()
  await expect(first).toHaveAttribute('aria-posinset', '1')
  const total = Number(await first.getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(600)
  expect(await articles(page).count()).toBeLessThan(20)

  await test.step('an unsent comment keeps text and focus when its post is out of view', async () => {
    await first.getByRole('button', { name: /^Comment/ }).click()
    const box = page.getByRole('textbox', { name: 'Your comment' })
    await box.fill('I think so t')
    await page.mouse.move(180, 500)
    await scrollTo(page, below)
    await expect(box).toBeFocused()
    await page.keyboard.type('oo')
    await expect(box).toHaveValue('I think so too')
  })
  expect(await articles(page).count()).toBeLessThan(20)
  await expect(articles(page).last()).toHaveAttribute('aria-setsize', String(total))
  await expectAccessible()

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await page.locator('article').count()).toBe(500)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => articles(page).count()).toBeLessThan(20)
})

test('PageDown, PageUp and Control+Home move the focus between feed cards', {
  tag: ['@slow', '@PST-PAGE-01'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 500 })
  await page.goto('/mypage')
  await articles(page).first().focus()
  for (let position = 2; position < 12; position++) {
    await page.keyboard.press('PageDown')
    await expectFocusAt(page, position)
  }
  for (let position = 10; position > 4; position--) {
    await page.keyboard.press('PageUp')
    await expectFocusAt(page, position)
  }
  await page.keyboard.press('Control+Home')
  await expect(page.locator('article:focus')).toHaveCount(0)
  await expect(page.getByRole('feed').locator(':focus')).toHaveCount(0)
})

test('the Tab key visits feed cards in order after scrolling', {
  tag: ['@slow', '@PST-PAGE-01'],
}, async ({ page, mock }) => {
  await mock.addPosts(60, 30)
  await page.goto('/mypage')
  await expect(articles(page).first()).toBeVisible()
  await page.mouse.move(180, 500)

  await page.getByRole('tabpanel', { name: 'Feed' }).focus()
  await scrollTo(page, below)
  await page.keyboard.press('Tab')
  await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', '1')

  await lastControl(articles(page).nth(1)).focus()
  await scrollTo(page, below)
  await page.keyboard.press('Tab')
  await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', '3')

  await page.mouse.wheel(0, -9_000)
  await articles(page).nth(2).focus()
  await scrollTo(page, below)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', '2')
})

test('the feed scrolls the top of a focused card into view', {
  tag: ['@slow', '@PST-PAGE-01'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 500 })
  await page.goto('/mypage')
  await page.mouse.move(180, 300)
  for (let position = 1; position < 5; position++) {
    const card = page.locator(`article[aria-posinset="${position}"]`)
    await lastControl(card).focus()
    await scrollTo(page, position + 8)
    await topCard(page)
    await page.keyboard.press('Tab')
    await expectFocusAt(page, position + 1)
    await expect(page.locator('article:focus')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Tab')
    await expect(page.locator('article:focus')).toHaveCount(0)
    await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', String(position + 1))
  }
})

test('new posts wait until the reader asks, and the feed keeps its place meanwhile', {
  tag: ['@phone', '@PST-PAGE-03'],
}, async ({ page, mock }) => {
  await mock.addPosts(60, 30)
  await page.clock.install()
  await page.goto('/mypage')
  await page.mouse.move(180, 500)
  await expect(articles(page).first()).toBeVisible()
  // Late code that still loads would time out when the clock moves on.
  await waitForLateCode(page)
  const above = page.getByRole('tabpanel', { name: 'Feed' }).getByRole('button', { name: /new posts?$/ })

  await test.step('at the top, they are offered beside the tabs', async () => {
    await mock.addPosts(3)
    await returnToTab(page)
    await expect(newPostsButton(page)).toHaveAccessibleName('3 new posts')
    await expect(newPostsButton(page)).toBeInViewport()
    await expect(above).toHaveCount(0)
  })
  await scrollTo(page, below)
  const before = await topCard(page)
  await test.step('scrolled down, they are offered above the list, which stays', async () => {
    await expect(above).toBeInViewport()
    await mock.addPosts(2)
    await returnToTab(page)
    await expect(newPostsButton(page)).toHaveAccessibleName('5 new posts')
    expect(await topCard(page)).toEqual(before)
  })
  await test.step('the feed restores its scroll position when the reader returns', async () => {
    // Playwright's `click` would scroll the page to the link first and change the scroll position.
    await page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .dispatchEvent('click')
    await expect(page).toHaveURL(/\/messages/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2)
    await mock.addPosts(2)
    await returnToTab(page)
    await page.goBack()
    await expect.poll(() => topCard(page)).toEqual(before)
    await expect(newPostsButton(page)).toHaveAccessibleName('7 new posts')
  })
  await newPostsButton(page).click()
  await expect(newPostsButton(page)).toHaveCount(0)
  await expect(articles(page).first()).toHaveAttribute('aria-posinset', '1')
  await expect(articles(page).first()).toBeInViewport()
})
