import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

const articles = (page: Page) => page.getByRole('feed').getByRole('article')
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('my page shows the feed and the member’s own posts, newest first', {
  tag: ['@both', '@PST-PAGE-01', '@PST-PAGE-03'],
}, async ({ page, mock, expectAccessible }) => {
  await page.goto('/mypage')
  await expect(articles(page).first().getByRole('button', { name: /^Like/ })).toBeVisible()
  await expect(articles(page).first().getByRole('button', { name: 'Delete post' })).toHaveCount(0)

  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(page).toHaveURL('/mypage?tab=mine')
  const mine = articles(page).first()
  await expect(mine.getByRole('button', { name: 'Delete post' })).toBeVisible()
  await expect(mine.getByRole('heading', { name: 'A post of yours' })).toBeAttached()
  const times = await page
    .getByRole('feed')
    .locator('article > div > header time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual([...times].sort().reverse())
  await expectAccessible()
  expect((await mock.requests('getMyPosts')).length).toBe(1)
})

test('my page shows a message when the member has no posts', { tag: '@PST-PAGE-04' }, async ({
  page,
  mock,
}) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage?tab=mine')
  await expect(page.getByText('You have not written anything yet')).toBeVisible()
})

test('a confirmed deletion hides the post before the server answers', {
  tag: '@PST-CARD-03',
}, async ({ page, mock }) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const text = await first.innerText()
  const total = Number(await first.getAttribute('aria-setsize'))
  await first.getByRole('button', { name: 'Delete post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click()
  expect(await mock.requests('deletePost')).toEqual([])

  await first.getByRole('button', { name: 'Delete post' }).click()
  await yes(page).click()
  await expect(first).toHaveAttribute('aria-setsize', String(total - 1))
  expect(await first.innerText()).not.toBe(text)
  await expect(toasts(page)).toContainText('The post is deleted.')
  const request = await mock.onlyRequest('deletePost')
  const id = Number(request.path.split('/').at(-1))
  expect(request).toMatchObject({ method: 'POST', body: { Id: id }, headers: { authorization: true } })
  await page.reload()
  await expect(first).toHaveAttribute('aria-setsize', String(total - 1))
})

async function deleteByKeyboard(page: Page, deleteButton: Locator) {
  await deleteButton.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

test('the focus moves to the next post after a deletion by keyboard', {
  tag: '@PST-CARD-03',
}, async ({ page }) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const last = articles(page).last()
  const remove = (card: Locator) => deleteByKeyboard(page, card.getByRole('button', { name: 'Delete post' }))
  const next = await articles(page).nth(1).innerText()
  let total = Number(await first.getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(2)
  await remove(first)
  await expect(first).toHaveAttribute('aria-setsize', String(--total))
  await expect(first).toBeFocused()
  expect(await first.innerText()).toBe(next)

  while (total > 1) {
    const position = Number(await last.getAttribute('aria-posinset'))
    await remove(last)
    await expect(first).toHaveAttribute('aria-setsize', String(--total))
    const focused = page.locator('article:focus')
    await expect(focused).toHaveAttribute('aria-posinset', String(Math.min(position, total)))
  }
  await remove(first)
  await expect(page.getByRole('link', { name: 'Write your first post' })).toBeFocused()
})

test('a post is restored when the server refuses its deletion', { tag: '@PST-CARD-03' }, async ({
  page,
  mock,
}) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const total = await first.getAttribute('aria-setsize')
  await mock.fault('deletePost', { status: 500 })
  await first.getByRole('button', { name: 'Delete post' }).click()
  await yes(page).click()
  await expect(toasts(page)).toContainText('Error deleting post')
  await expect(first).toHaveAttribute('aria-setsize', total ?? '')
})

const commentButton = (page: Page) =>
  articles(page).first().getByRole('button', { name: 'Comment', exact: true })
const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })

test('a comment is sent from its post and shown immediately', {
  tag: ['@both', '@PST-COMM-01', '@PST-COMM-03'],
}, async ({ page, mock }) => {
  await page.goto('/mypage')
  await expect(box(page)).toHaveCount(0)
  await commentButton(page).click()
  await expect(box(page)).toHaveCount(1)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('rows', '2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(box(page)).toHaveAccessibleDescription(/Write something first/)

  await box(page).fill('  Well <b>said</b>.\nTwice. ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(articles(page).first().getByText('Well <b>said</b>.')).toBeVisible()
  await expect(toasts(page)).toContainText('Your comment is there.')
  await expect(box(page)).toHaveCount(0)
  await expect(commentButton(page)).toBeFocused()
  const request = await mock.onlyRequest('createComment')
  expect(request.body).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    content: 'Well <b>said</b>.\nTwice.',
    postId: expect.any(Number),
  })
  await page.reload()
  await expect(articles(page).first().getByText('Well <b>said</b>.')).toBeVisible()
})

test('a comment text is cleared by cancel and kept when the form is left', {
  tag: '@PST-COMM-01',
}, async ({ page }) => {
  await page.goto('/mypage')
  await commentButton(page).click()
  await box(page).fill('Half a thou')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(box(page)).toHaveCount(0)
  await commentButton(page).click()
  await expect(box(page)).toHaveValue('')

  await box(page).fill('Half a thought')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a thought')
  await page.reload()
  await commentButton(page).click()
  await expect(box(page)).toHaveValue('Half a thought')
})

test('the comment form is restored when the server refuses the comment', {
  tag: '@PST-COMM-03',
}, async ({ page, mock }) => {
  await page.goto('/mypage')
  await mock.fault('createComment', { status: 503 })
  await commentButton(page).click()
  await box(page).fill('Not lost')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Error adding comment')
  await expect(box(page)).toHaveValue('Not lost')
  await expect(articles(page).first().getByRole('listitem').filter({ hasText: 'Not lost' })).toHaveCount(0)
})

async function addComment(page: Page) {
  await page.goto('/mypage')
  await commentButton(page).click()
  await box(page).fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
}

test('a member edits and deletes only their own comments, one at a time', {
  tag: ['@PST-COMM-02', '@PST-COMM-03'],
}, async ({ page, mock }) => {
  await addComment(page)
  const mine = articles(page).first().getByRole('listitem').filter({ hasText: 'Mine' })
  const edit = page.getByRole('button', { name: 'Edit comment' })
  await expect(mine.getByRole('button', { name: 'Edit comment' })).toBeVisible()
  const others = articles(page).getByRole('listitem').filter({ hasNotText: 'Ana Martins' })
  await expect(others.first()).toBeVisible()
  await expect(others.getByRole('button', { name: 'Edit comment' })).toHaveCount(0)

  await mine.getByRole('button', { name: 'Edit comment' }).click()
  await expect(edit).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete comment' })).toHaveCount(0)
  const field = page.getByRole('textbox', { name: 'Edit comment' })
  await expect(field).toHaveValue('Mine')
  await field.fill('Mine, and better')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Your comment is changed.')
  const [change] = await mock.requests('updateComment')
  expect(change?.body).toEqual({
    date: expect.any(String),
    id: expect.any(Number),
    content: 'Mine, and better',
  })

  const better = articles(page).first().getByRole('listitem').filter({ hasText: 'Mine, and better' })
  await mock.fault('deleteComment', { status: 500, times: 1 })
  await better.getByRole('button', { name: 'Delete comment' }).click()
  await yes(page).click()
  await expect(toasts(page)).toContainText('Error deleting comment')
  await expect(better).toBeVisible()
  await better.getByRole('button', { name: 'Delete comment' }).click()
  await yes(page).click()
  await expect(toasts(page)).toContainText('The comment is deleted.')
  await expect(better).toHaveCount(0)
})

test('the member’s own comments are recognized by login, not by name', {
  tag: '@PST-COMM-02',
}, async ({ page }) => {
  const written = { commentDate: '2026-03-14T10:00:00Z', postId: 1 }
  const comments = [
    { ...written, id: 1, content: 'By a namesake', author: { name: 'Ana Martins', login: 'another.ana' } },
    { ...written, id: 2, content: 'By me', author: 'ana.martins' },
    { ...written, id: 3, content: 'By nobody', author: '' },
  ]
  await page.route(/\/api\/post\/feed$/i, async (route) => {
    const [first, ...others] = await (await route.fetch()).json()
    await route.fulfill({ json: [{ ...first, comments }, ...others] })
  })
  await page.goto('/mypage')
  const comment = (text: string) => articles(page).first().getByRole('listitem').filter({ hasText: text })
  await expect(comment('By me').getByRole('button', { name: 'Edit comment' })).toBeVisible()
  await expect(comment('By a namesake').getByRole('button')).toHaveCount(0)
  await expect(comment('By nobody').getByRole('button')).toHaveCount(0)
})

test('the focus stays in place when comments are changed by keyboard', { tag: '@PST-COMM-02' }, async ({
  page,
  mock,
}) => {
  await addComment(page)
  const edit = page.getByRole('button', { name: 'Edit comment' })
  await edit.press('Enter')
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(edit).toBeFocused()

  await mock.fault('updateComment', { latency: 500 })
  await edit.press('Enter')
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('Mine, and better')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  await expect(edit).toBeFocused()
  await expect(toasts(page)).toContainText('Your comment is changed.')
  await expect(edit).toBeFocused()

  await deleteByKeyboard(page, page.getByRole('button', { name: 'Delete comment' }))
  await expect(edit).toHaveCount(0)
  await expect(commentButton(page)).toBeFocused()
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
  const play = page.getByRole('button', { name: 'Play the video' }).first()
  await play.scrollIntoViewIfNeeded()
  expect(hosts).toEqual([])
  // The button that gives consent disappears when it is pressed, so the focus moves to the player.
  await play.press('Enter')
  const player = page.locator('iframe[title^="Video in the post by"]').first()
  await expect(player).toBeFocused()
  await expect(player).toHaveAttribute(
    'src',
    /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//,
  )
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect.poll(() => hosts.length).toBeGreaterThan(0)
  const { width = 0, height = 1 } = (await player.boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(560)
  expect(width / height).toBeCloseTo(16 / 9, 1)

  // After the reload the consent is known, but no video plays without a click.
  await page.reload()
  await expect(player).toHaveAttribute('src', /^https:(?!.*autoplay)/)
  await expect(player).not.toBeFocused()
})
