import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'

const articles = (page: Page) => page.getByRole('feed').getByRole('article')
const arrived = (page: Page) => page.getByRole('button', { name: /new posts?$/ })
/** The card that stands at the top of what can be seen, and where, once nothing moves any more. */
const topCard = (page: Page) =>
  page.evaluate(async () => {
    const look = () => {
      const cards = [...document.querySelectorAll('[role=feed] article')]
      const first = cards.find((card) => card.getBoundingClientRect().bottom > 100)
      return `${first?.getAttribute('aria-posinset')} at ${Math.round(first?.getBoundingClientRect().top ?? 0)}`
    }
    let still = 0
    for (let seen = look(); still < 10; still = look() === seen ? still + 1 : 0) {
      seen = look()
      await new Promise(requestAnimationFrame)
    }
    return look()
  })
/** Whether the name at the head of the card with the focus can be read: no bar lies over it. */
const isHeadSeen = (page: Page) =>
  page.locator('article:focus h2').evaluate((name) => {
    const { left, top, height } = name.getBoundingClientRect()
    return name.contains(document.elementFromPoint(left + 4, top + height / 2))
  })
/** Which card has the focus, itself and its head in sight. */
async function standsAt(page: Page, position: number) {
  await expect(page.locator('article:focus')).toHaveAttribute('aria-posinset', String(position))
  await expect.poll(() => isHeadSeen(page), `the head of card ${position} is in sight`).toBe(true)
}
/** Scrolls as a wheel does, until a card is drawn. */
async function scrollTo(page: Page, position: number) {
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    expect(Number(await articles(page).last().getAttribute('aria-posinset'))).toBeGreaterThan(position)
  }).toPass()
}
/** Reads on in the feed by a clock that the test sets. @returns what is being read */
async function readOn(page: Page, position: number): Promise<string> {
  await page.clock.install()
  await page.goto('/mypage')
  await page.mouse.move(180, 500)
  await expect(articles(page).first()).toBeVisible()
  await waitForLateCode(page)
  await scrollTo(page, position)
  return topCard(page)
}
/** What others have written meanwhile is asked for when one comes back to the tab. */
async function comeBack(page: Page) {
  await page.clock.fastForward('03:00')
}

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await mock.addPosts(600, 30)
})

test('a long feed draws what is near the screen, and says where each card stands', {
  tag: ['@both', '@PST-PAGE-01'],
}, async ({ page, expectAccessible }) => {
  await page.goto('/mypage')
  const first = articles(page).first()
  await expect(first).toHaveAttribute('aria-posinset', '1')
  const total = Number(await first.getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(600)
  expect(await articles(page).count()).toBeLessThan(20)

  await page.mouse.move(180, 500)
  await scrollTo(page, 40)
  expect(await articles(page).count()).toBeLessThan(20)
  await expect(articles(page).last()).toHaveAttribute('aria-setsize', String(total))
  await expectAccessible()
})

test('the keys of a feed go from head to head of its cards, and past all of them', {
  tag: '@PST-PAGE-01',
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 500 })
  await page.goto('/mypage')
  await articles(page).first().focus()
  for (let position = 2; position < 12; position++) {
    await page.keyboard.press('PageDown')
    await standsAt(page, position)
  }
  for (let position = 10; position > 4; position--) {
    await page.keyboard.press('PageUp')
    await standsAt(page, position)
  }
  await page.keyboard.press('Control+Home')
  await expect(page.locator('article:focus')).toHaveCount(0)
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(0)
})

test('the keyboard goes from card to card in their order, wherever the page was scrolled to', {
  tag: '@PST-PAGE-01',
}, async ({ page }) => {
  await page.goto('/mypage')
  await expect(articles(page).first()).toBeVisible()
  await page.mouse.move(180, 500)

  await page.getByRole('tab', { name: 'Feed' }).focus()
  await scrollTo(page, 40)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', '1')

  const second = articles(page).nth(1).getByRole('button', { name: 'Comment', exact: true })
  await second.focus()
  await scrollTo(page, 40)
  await page.keyboard.press('Tab')
  await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', '3')

  await page.mouse.wheel(0, -9_000)
  await articles(page).nth(2).focus()
  await scrollTo(page, 40)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', '2')
})

test('the keyboard stops at each card with its head in sight, and goes on to what can be done with it', {
  tag: '@PST-PAGE-01',
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 500 })
  await page.goto('/mypage')
  await page.mouse.move(180, 300)
  for (let position = 1; position < 8; position++) {
    const card = page.locator(`article[aria-posinset="${position}"]`)
    await card.getByRole('button', { name: 'Comment', exact: true }).focus()
    // Wherever the page was scrolled to meanwhile.
    await scrollTo(page, position + 8)
    await topCard(page)
    await page.keyboard.press('Tab')
    await standsAt(page, position + 1)
    await expect(page.locator('article:focus')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Tab')
    await expect(page.locator('article:focus')).toHaveCount(0)
    await expect(page.locator('article:focus-within')).toHaveAttribute('aria-posinset', String(position + 1))
  }
})

test('a half-written comment and the focus stay when their card leaves the screen', {
  tag: '@PST-COMM-01',
}, async ({ page }) => {
  await page.goto('/mypage')
  await articles(page).first().getByRole('button', { name: 'Comment', exact: true }).click()
  const box = page.getByRole('textbox', { name: 'Your comment' })
  await box.fill('I think so t')
  await page.mouse.move(180, 500)
  await scrollTo(page, 40)
  await expect(box).toBeFocused()
  await page.keyboard.type('oo')
  await expect(box).toHaveValue('I think so too')
})

test('what is new waits above what is being read, and comes when it is asked for', {
  tag: '@PST-PAGE-03',
}, async ({ page, mock }) => {
  const before = await readOn(page, 20)

  await mock.addPosts(3)
  await comeBack(page)
  await expect(arrived(page)).toHaveText('3 new posts')
  expect(await topCard(page)).toEqual(before)
  await arrived(page).click()
  await expect(arrived(page)).toHaveCount(0)
  await expect(articles(page).first()).toHaveAttribute('aria-posinset', '1')
  await expect(articles(page).first()).toBeInViewport()
})

test('whoever comes back to the feed finds it where it was left, whatever has come meanwhile', {
  tag: ['@both', '@PST-PAGE-03'],
}, async ({ page, mock }) => {
  const before = await readOn(page, 30)

  // A click would have the page scrolled to the middle of the bar first.
  await page.getByRole('link', { name: /^Contact/ }).dispatchEvent('click')
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2)
  await mock.addPosts(2)
  await comeBack(page)
  await page.goBack()
  await expect.poll(() => topCard(page)).toEqual(before)
  await expect(arrived(page)).toHaveText('2 new posts')
})

test('on paper the feed goes on where the screen ends', { tag: '@PST-PAGE-01' }, async ({ page }) => {
  await page.goto('/mypage')
  await expect(articles(page).first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await page.locator('article').count()).toBe(500)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => articles(page).count()).toBeLessThan(20)
})

test('the last click counts, however late an earlier one is answered', { tag: '@PST-CARD-02' }, async ({
  page,
  mock,
}) => {
  await page.goto('/mypage')
  const card = articles(page).first()
  const like = card.getByRole('button', { name: /^Like/ })
  const dislike = card.getByRole('button', { name: /^Dislike/ })
  const wasLiked = (await like.getAttribute('aria-pressed')) === 'true'
  await mock.setFault('reactToPost', { latency: 400 })
  await like.click()
  await dislike.click()
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await mock.requests('reactToPost')).length).toBe(2)
  const bodies = (await mock.requests('reactToPost')).map(({ body }) => body)
  expect(bodies).toMatchObject([{ reactionType: 1 }, { reactionType: 2 }])
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  expect(wasLiked).toBe(false)
})
