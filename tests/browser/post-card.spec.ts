import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import { toasts } from './support/locators'
import { articles } from './support/post-editor'

const bruno = { name: 'Bruno Carvalho', login: 'bruno.carvalho', picture: '' }
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
const commentOf = (name: string, id: number) => ({
  id,
  content: `Comment ${id}`,
  author: name,
  commentDate: '2026-03-14T10:00:00Z',
  postId: 1,
})

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('times are relative, with the full date on hover and on focus', { tag: '@UX-08' }, async ({ page }) => {
  await page.clock.install()
  const card = await openFeedWith(page, { postDate: new Date().toISOString() })
  const time = card.locator('time')
  await expect(time).toHaveText('now')
  await waitForLateCode(page)
  await page.clock.fastForward('05:00')
  await expect(time).toHaveText('5 min')

  const full = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/
  await expect(time).toHaveAccessibleDescription(full)
  const bubble = page.locator('[data-scope=tooltip]').getByText(full)
  await time.hover()
  await expect(bubble).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(bubble).toHaveCount(0)
  await card.focus()
  while (!(await time.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(bubble).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bubble).toHaveCount(0)
})

test('a post without reactions and comments shows no counts', { tag: '@UX-13' }, async ({ page }) => {
  const card = await openFeedWith(page, {})
  for (const name of ['Like', 'Dislike', 'Comment'])
    await expect(card.getByRole('button', { name, exact: true })).toHaveText(name)
  await card.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
})

test('a post shows its number of comments and the authors’ images', {
  tag: ['@UX-13', '@UX-04'],
}, async ({ page }) => {
  const comments = [commentOf('Bruno Carvalho', 1), commentOf('Ana Martins', 2)]
  const card = await openFeedWith(page, { comments })
  const button = card.getByRole('button', { name: 'Comment, 2 comments' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  const [byBruno, byAna] = [card.getByRole('listitem').first(), card.getByRole('listitem').last()]
  await expect(byBruno.getByText('BC', { exact: true })).toBeVisible()
  // The API sends no username of a comment's author, but the member's own username is known.
  await expect(byBruno.getByRole('link')).toHaveCount(0)
  await expect(byAna.locator('img')).toBeVisible()
  await expect(byAna.getByRole('link', { name: 'Ana Martins' })).toHaveAttribute('href', '/@ana.martins')

  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(card.getByRole('textbox', { name: 'Your comment' })).toBeFocused()
  await button.click()
  await expect(card.getByRole('textbox', { name: 'Your comment' })).toHaveCount(0)
})

test('the name and image of an author link to the public page', { tag: '@UX-04' }, async ({ page }) => {
  const card = await openFeedWith(page, { author: bruno })
  await expect(card).toHaveAccessibleName('Bruno Carvalho')
  await card.getByText('BC', { exact: true }).click()
  await expect(page).toHaveURL('/@bruno.carvalho')
  await page.goBack()
  await card.focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Bruno Carvalho' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/@bruno.carvalho')
})

test('an author without a username has no link', { tag: '@UX-04' }, async ({ page }) => {
  const card = await openFeedWith(page, { author: 'Bruno Carvalho', publicPost: true })
  await expect(card).toHaveAccessibleName('Bruno Carvalho')
  await expect(card.getByRole('link')).toHaveCount(0)
  await card.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Save for later' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toHaveCount(0)
})

test('the menu of a public post copies the link to its author’s page', {
  tag: '@UX-13',
}, async ({ page, context, expectAccessible }) => {
  await context.grantPermissions(['clipboard-write'])
  const card = await openFeedWith(page, { author: bruno, publicPost: true })
  const more = card.getByRole('button', { name: 'More actions' })
  await more.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  await expectAccessible()
  // A key of the open menu does not move the focus to another post.
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Copied to clipboard')
  await expect(more).toBeFocused()
  // The permissions policy forbids reading the clipboard, so the test pastes the copied link into a field.
  await card.getByRole('button', { name: 'Comment' }).click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(card.getByRole('textbox', { name: 'Your comment' })).toHaveValue(
    new URL('/@bruno.carvalho', page.url()).href,
  )
})

test('the link is shown for copying by hand when the browser cannot copy', {
  tag: '@UX-13',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const card = await openFeedWith(page, { author: bruno, publicPost: true })
  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(card.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/@bruno\.carvalho$/)
})

test('the menu of a post depends on its author and its readers', {
  tag: ['@UX-13', '@PST-CARD-03'],
}, async ({ page }) => {
  const ana = { name: 'Ana Martins', login: 'ana.martins', picture: '' }
  const card = await openFeedWith(page, { author: bruno, publicPost: false })
  const items = page.getByRole('menuitem')
  await card.getByRole('button', { name: 'More actions' }).click()
  await expect(items).toHaveText(['Save for later', 'Hide post', 'Mute Bruno Carvalho', 'Mute a word'])
  await page.unrouteAll()
  const own = await openFeedWith(page, { author: ana, publicPost: true })
  await own.getByRole('button', { name: 'More actions' }).click()
  await expect(items).toHaveText(['Copy link', 'Save for later', 'Edit post', 'Delete post'])
})

for (const width of [360, 1280])
  test(`images and videos of posts are as wide as the card at ${width} px`, {
    tag: ['@UX-13', '@PST-CARD-01'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/posts/images/picture.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    const media = { imageFile: 'picture.svg', videoLink: '76979871', videoType: 2 }
    const card = await openFeedWith(page, media)
    const play = card.getByRole('button', { name: 'Play video' })
    await play.scrollIntoViewIfNeeded()
    const cardWidth = await card.evaluate((element) => element.clientWidth)
    for (const part of [card.getByRole('button', { name: /^Picture/ }), play]) {
      const box = await part.boundingBox()
      expect(box?.width).toBeCloseTo(cardWidth, 0)
    }
    const { width: w = 0, height: h = 1 } = (await play.boundingBox()) ?? {}
    expect(w / h).toBeCloseTo(16 / 9, 1)
  })

test('the image of a post opens in full size and closes with Escape', {
  tag: ['@both', '@UX-12'],
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
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(box.width).toBeGreaterThan(0.9 * width)
  // During the opening animation, the dialog is larger.
  await expect
    .poll(async () => {
      const now = await picture.boundingBox()
      return Math.floor((now?.y ?? 0) + (now?.height ?? 0))
    })
    .toBeLessThanOrEqual(height)
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

test('typed URLs in posts and comments are links', { tag: '@UX-11' }, async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)> javascript:alert(1) see www.roda.com/x?a=1&b=2'
  const card = await openFeedWith(page, {
    content: 'A post at https://roda.com/lessons. <a href="https://b.com">other.com</a> and 3.5 etc.',
    comments: [{ ...commentOf('Bruno Carvalho', 9), content: hostile }],
  })
  const link = card.getByRole('link', { name: 'https://roda.com/lessons', exact: true })
  await expect(link).toHaveAttribute('href', 'https://roda.com/lessons')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(card.getByRole('link', { name: /^other\.com/ })).toHaveAttribute('href', 'https://b.com')

  await card.getByRole('button', { name: /Comment/ }).click()
  const comment = card.getByRole('listitem').filter({ hasText: 'alert(1)' })
  await expect(comment).toContainText(hostile)
  const typed = comment.getByRole('link', { name: /^www/ })
  await expect(typed).toHaveAttribute('href', 'https://www.roda.com/x?a=1&b=2')
  await expect(comment.locator('img')).toHaveCount(0)
})

test('a post longer than 600 px is collapsed until "Read more" is pressed', {
  tag: ['@UX-12', '@both'],
}, async ({ page }) => {
  const card = await openFeedWith(page, { content: 'A post<br>'.repeat(200) })
  const text = card.locator('[dir=auto]').first().locator('..')
  expect((await text.boundingBox())?.height).toBe(600)
  await card.getByRole('button', { name: 'Read more' }).click()
  expect((await text.boundingBox())?.height).toBeGreaterThan(2_000)
})
