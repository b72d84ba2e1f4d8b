import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'
import { toasts } from './support/locators'

const articles = (page: Page) => page.getByRole('feed').getByRole('article')
const undoToast = (page: Page) =>
  toasts(page)
    .getByRole('group', { name: /^(Post|Comment) deleted$/ })
    .first()
/** Closes the toast that offers "Undo", so that the deletion is sent. */
const closeUndo = (page: Page) => undoToast(page).getByRole('button', { name: 'Close' })

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
  await expect(mine.getByRole('heading', { name: 'Your post' })).toBeAttached()
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
  await expect(page.getByText('You haven’t posted anything yet')).toBeVisible()
})

test('a deletion hides its post at once and is sent when its toast closes', {
  tag: ['@PST-CARD-03', '@UX-15'],
}, async ({ page, mock }) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const text = await first.innerText()
  const total = Number(await first.getAttribute('aria-setsize'))
  await first.getByRole('button', { name: 'Delete post' }).click()
  await expect(first).toHaveAttribute('aria-setsize', String(total - 1))
  expect(await first.innerText()).not.toBe(text)
  await expect(undoToast(page)).toBeVisible()
  expect(await mock.requests('deletePost')).toEqual([])

  await closeUndo(page).click()
  await expect.poll(() => mock.requests('deletePost')).toHaveLength(1)
  const request = await mock.onlyRequest('deletePost')
  const id = Number(request.path.split('/').at(-1))
  expect(request).toMatchObject({ method: 'POST', body: { Id: id }, headers: { authorization: true } })
  await page.reload()
  await expect(first).toHaveAttribute('aria-setsize', String(total - 1))
})

test('undoing a deletion shows the post again and sends no request', { tag: ['@UX-15', '@both'] }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const text = await first.innerText()
  const total = (await first.getAttribute('aria-setsize')) ?? ''
  await first.getByRole('button', { name: 'Delete post' }).click()
  // Hovering keeps the toast open: axe may take longer than the toast's timeout.
  await undoToast(page).hover()
  await expectAccessible()
  await undoToast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveAttribute('aria-setsize', total)
  await expect.poll(() => first.innerText()).toBe(text)
  await expect(first).toBeFocused()
  await expect(undoToast(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.reload()
  expect(await mock.requests('deletePost')).toEqual([])
})

test('a post deletion is sent when the user leaves the screen or the page', { tag: '@UX-15' }, async ({
  page,
  mock,
}) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  await first.getByRole('button', { name: 'Delete post' }).click()
  await expect(undoToast(page)).toBeVisible()
  await page.getByRole('link', { name: 'Messages' }).first().click()
  await expect.poll(() => mock.requests('deletePost')).toHaveLength(1)
  await expect(undoToast(page)).toHaveCount(0)

  await page.goto('/mypage?tab=mine')
  await first.getByRole('button', { name: 'Delete post' }).click()
  await expect(undoToast(page)).toBeVisible()
  await page.goto('about:blank')
  await expect.poll(() => mock.requests('deletePost')).toHaveLength(2)
})

const deleteByKeyboard = (deleteButton: Locator) => deleteButton.press('Enter')

test('the focus moves to the next post after a deletion by keyboard', {
  tag: '@PST-CARD-03',
}, async ({ page }) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const last = articles(page).last()
  const remove = (card: Locator) => deleteByKeyboard(card.getByRole('button', { name: 'Delete post' }))
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
  await closeUndo(page).click()
  await expect(toasts(page)).toContainText('Error deleting post')
  await expect(first).toHaveAttribute('aria-setsize', total ?? '')
})

test('a member filters own posts and sees who can read private posts', {
  tag: ['@UX-16', '@both'],
}, async ({ page, expectAccessible }) => {
  await page.goto('/mypage?tab=mine')
  const all = Number(await articles(page).first().getAttribute('aria-setsize'))
  await page.getByLabel('Visibility').selectOption('Private')
  await expect(articles(page).first()).not.toHaveAttribute('aria-setsize', String(all))
  await expect(
    articles(page)
      .first()
      .getByText(/^(Visible to: .+|Only you)$/),
  ).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Search your posts').fill('no post says this')
  await expect(page.getByText('No posts match')).toBeVisible()
  await page.getByLabel('Search your posts').fill('')
  await page.getByLabel('Visibility').selectOption('All')
  await expect(articles(page).first()).toHaveAttribute('aria-setsize', String(all))
})

const commentButton = (page: Page) =>
  articles(page)
    .first()
    .getByRole('button', { name: /^Comment/ })
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
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(box(page)).toHaveAccessibleDescription(/Write something first/)

  await box(page).fill('  Well <b>said</b>.\nTwice. ')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(articles(page).first().getByText('Well <b>said</b>.')).toBeVisible()
  await expect(toasts(page)).toContainText('Comment posted')
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
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(toasts(page)).toContainText('Error adding comment')
  await expect(box(page)).toHaveValue('Not lost')
  await expect(articles(page).first().getByRole('listitem').filter({ hasText: 'Not lost' })).toHaveCount(0)
})

async function addComment(page: Page) {
  await page.goto('/mypage')
  await commentButton(page).click()
  await box(page).fill('Mine')
  await page.getByRole('button', { name: 'Publish' }).click()
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
  await expect(toasts(page)).toContainText('Comment updated')
  const [change] = await mock.requests('updateComment')
  expect(change?.body).toEqual({
    date: expect.any(String),
    id: expect.any(Number),
    content: 'Mine, and better',
  })

  const better = articles(page).first().getByRole('listitem').filter({ hasText: 'Mine, and better' })
  await mock.fault('deleteComment', { status: 500, times: 1 })
  await better.getByRole('button', { name: 'Delete comment' }).click()
  await closeUndo(page).click()
  await expect(toasts(page)).toContainText('Error deleting comment')
  await expect(better).toBeVisible()
  await better.getByRole('button', { name: 'Delete comment' }).click()
  await closeUndo(page).click()
  await expect.poll(() => mock.requests('deleteComment')).toHaveLength(2)
  await expect(better).toHaveCount(0)
})

test('the member’s own comments are recognized by username, not by name', {
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
}) => {
  await addComment(page)
  const edit = page.getByRole('button', { name: 'Edit comment' })
  await edit.press('Enter')
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(edit).toBeFocused()

  const release = await holdRequests(page, '**/api/comment/update')
  await edit.press('Enter')
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('Mine, and better')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  await expect(edit).toBeFocused()
  release()
  await expect(toasts(page)).toContainText('Comment updated')
  await expect(edit).toBeFocused()

  await deleteByKeyboard(page.getByRole('button', { name: 'Delete comment' }))
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
  const play = page.getByRole('button', { name: 'Play video' }).first()
  await play.scrollIntoViewIfNeeded()
  expect(hosts).toEqual([])
  // The button that gives consent disappears when it is pressed, so the focus moves to the player.
  await play.press('Enter')
  const player = page.locator('iframe[title^="Video in a post by"]').first()
  await expect(player).toBeFocused()
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
  await expect(player).not.toBeFocused()
})
