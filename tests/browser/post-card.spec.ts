import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { articles } from './support/post-editor'

const hour = 60 * 60_000

/** Opens the feed; the first post has these values instead of its own. */
async function openFeedWith(page: Page, changes: object): Promise<Locator> {
  const quiet = { content: 'A post', imageFile: null, videoLink: null, reactions: [], comments: [] }
  await page.route(/\/api\/post\/feed$/i, async (route) => {
    const [first, ...others] = await (await route.fetch()).json()
    const postDate = new Date(Date.now() + hour).toISOString()
    await route.fulfill({ json: [{ ...first, postDate, ...quiet, ...changes }, ...others] })
  })
  await page.goto('/mypage')
  const card = articles(page).first()
  await expect(card).toContainText('A post')
  return card
}
/** Simulates a pinch with pointer events, because Playwright can simulate only one finger. */
const pinch = (target: Locator, x: number, y: number) =>
  target.evaluate(
    (element, [atX, atY]) => {
      const send = (type: string, pointerId: number, clientX: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            pointerId,
            clientX,
            clientY: atY,
            pointerType: 'touch',
            isPrimary: pointerId === 1,
            bubbles: true,
            cancelable: true,
          }),
        )
      send('pointerdown', 1, atX - 20)
      send('pointerdown', 2, atX + 20)
      for (let by = 20; by <= 60; by += 10) {
        send('pointermove', 1, atX - by)
        send('pointermove', 2, atX + by)
      }
      send('pointerup', 1, atX - 60)
      send('pointerup', 2, atX + 60)
    },
    [x, y] as const,
  )
test.beforeEach(async ({ page, mock }) => mock.login(page))

test('a card is as wide as its media and as high as its text, up to 600 px until "Read more"', {
  tag: ['@UX-12', '@UX-13', '@PST-CARD-01'],
}, async ({ page }) => {
  await page.route('**/posts/images/picture.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  const media = { imageFile: 'picture.svg', videoLink: '76979871', videoType: 2 }
  const card = await openFeedWith(page, { ...media, content: 'A post<br>'.repeat(200) })
  const text = card.locator('[dir=auto]').first().locator('..')
  const play = card.getByRole('button', { name: 'Play video' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await text.boundingBox())?.height).toBe(600)
    await play.scrollIntoViewIfNeeded()
    const cardWidth = await card.evaluate((element) => element.clientWidth)
    for (const part of [card.getByRole('button', { name: /^Picture/ }), play]) {
      const box = await part.boundingBox()
      expect(box?.width).toBeCloseTo(cardWidth, 0)
    }
    const { width: w = 0, height: h = 1 } = (await play.boundingBox()) ?? {}
    expect(w / h).toBeCloseTo(16 / 9, 1)
  }
  await card.getByRole('button', { name: 'Read more' }).click()
  expect((await text.boundingBox())?.height).toBeGreaterThan(2_000)
})

test('the image of a post opens in full size, zooms and closes with Escape', {
  tag: '@UX-12',
}, async ({ page, expectAccessible }) => {
  await page.goto('/mypage?tab=mine')
  const opener = articles(page)
    .getByRole('button', { name: /^Picture in a post by/ })
    .first()
  await expect(opener).toHaveAccessibleDescription('Open picture')
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Picture in a post by/ })
  const picture = dialog.getByRole('img', { name: /^Picture in a post by/ })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true)
  const boxOf = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize({ width, height })
    // During the opening animation, the dialog is larger.
    await expect
      .poll(async () => {
        const box = await boxOf()
        return box.width > 0.9 * width && Math.floor(box.y + box.height) <= height
      }, `${width} px`)
      .toBe(true)
  }
  const box = await boxOf()
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await expectAccessible()

  const scale = () => picture.evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).a)
  await expect(async () => {
    await page.keyboard.press('+')
    await expect.poll(scale, { timeout: 1_000 }).toBeGreaterThan(1)
  }).toPass()
  // A click on a zoomed picture does not close it.
  await picture.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('0')
  await expect.poll(scale).toBe(1)
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await pinch(picture, x, y)
  await expect.poll(scale).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: 'Zoom out' }).press('0')

  await page.keyboard.press('PageDown')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await picture.click()
  await expect(dialog).toHaveCount(0)
})
