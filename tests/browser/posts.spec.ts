import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

const articles = (page: Page) => page.getByRole('feed').getByRole('article')
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('the feed shows others, my posts one’s own without their author, newest first', {
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

test('whoever has written nothing is told so', { tag: '@PST-PAGE-04' }, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage?tab=mine')
  await expect(page.getByText('You have not written anything yet')).toBeVisible()
})

test('a post of one’s own is deleted after a yes, and is gone from the list at once', {
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

/** Says yes to a deletion by keys alone. */
async function deleteByKeys(page: Page, goal: Locator) {
  await goal.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

test('who deletes by keys is at the post that comes next, and after the last one at the way to a first', {
  tag: '@PST-CARD-03',
}, async ({ page }) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const last = articles(page).last()
  const remove = (card: Locator) => deleteByKeys(page, card.getByRole('button', { name: 'Delete post' }))
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

test('a post that the server does not delete is back, with a sentence', { tag: '@PST-CARD-03' }, async ({
  page,
  mock,
}) => {
  await page.goto('/mypage?tab=mine')
  const first = articles(page).first()
  const total = await first.getAttribute('aria-setsize')
  await mock.setFault('deletePost', { status: 500 })
  await first.getByRole('button', { name: 'Delete post' }).click()
  await yes(page).click()
  await expect(toasts(page)).toContainText('Error deleting post')
  await expect(first).toHaveAttribute('aria-setsize', total ?? '')
})

const write = (page: Page) => articles(page).first().getByRole('button', { name: 'Comment', exact: true })
const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })

test('a comment is written where its button was pressed, sent, and there at once', {
  tag: ['@both', '@PST-COMM-01', '@PST-COMM-03'],
}, async ({ page, mock }) => {
  await page.goto('/mypage')
  await expect(box(page)).toHaveCount(0)
  await write(page).click()
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
  await expect(write(page)).toBeFocused()
  const request = await mock.onlyRequest('createComment')
  expect(request.body).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    content: 'Well <b>said</b>.\nTwice.',
    postId: expect.any(Number),
  })
  await page.reload()
  await expect(articles(page).first().getByText('Well <b>said</b>.')).toBeVisible()
})

test('cancel clears the text and hides the form; what was not cancelled outlives a reload', {
  tag: '@PST-COMM-01',
}, async ({ page }) => {
  await page.goto('/mypage')
  await write(page).click()
  await box(page).fill('Half a thou')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(box(page)).toHaveCount(0)
  await write(page).click()
  await expect(box(page)).toHaveValue('')

  await box(page).fill('Half a thought')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a thought')
  await page.reload()
  await write(page).click()
  await expect(box(page)).toHaveValue('Half a thought')
})

test('a comment that the server refuses is gone again, and its text is back in the form', {
  tag: '@PST-COMM-03',
}, async ({ page, mock }) => {
  await page.goto('/mypage')
  await mock.setFault('createComment', { status: 503 })
  await write(page).click()
  await box(page).fill('Not lost')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Error adding comment')
  await expect(box(page)).toHaveValue('Not lost')
  await expect(articles(page).first().getByRole('listitem').filter({ hasText: 'Not lost' })).toHaveCount(0)
})

/** A comment of one's own on the first post of the feed. */
async function commentMine(page: Page) {
  await page.goto('/mypage')
  await write(page).click()
  await box(page).fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
}

test('only one’s own comments can be changed and deleted, one at a time', {
  tag: ['@PST-COMM-02', '@PST-COMM-03'],
}, async ({ page, mock }) => {
  await commentMine(page)
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
  await mock.setFault('deleteComment', { status: 500, times: 1 })
  await better.getByRole('button', { name: 'Delete comment' }).click()
  await yes(page).click()
  await expect(toasts(page)).toContainText('Error deleting comment')
  await expect(better).toBeVisible()
  await better.getByRole('button', { name: 'Delete comment' }).click()
  await yes(page).click()
  await expect(toasts(page)).toContainText('The comment is deleted.')
  await expect(better).toHaveCount(0)
})

test('a comment is one’s own by the user name, not by a name that others have too', {
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

test('whoever changes or deletes a comment by keys goes on where it stood', { tag: '@PST-COMM-02' }, async ({
  page,
  mock,
}) => {
  await commentMine(page)
  const edit = page.getByRole('button', { name: 'Edit comment' })
  await edit.press('Enter')
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(edit).toBeFocused()

  await mock.setFault('updateComment', { latency: 500 })
  await edit.press('Enter')
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('Mine, and better')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  await expect(edit).toBeFocused()
  await expect(toasts(page)).toContainText('Your comment is changed.')
  await expect(edit).toBeFocused()

  await deleteByKeys(page, page.getByRole('button', { name: 'Delete comment' }))
  await expect(edit).toHaveCount(0)
  await expect(write(page)).toBeFocused()
})

test('a video calls nobody before it is asked for, and its provider only once allowed', {
  tag: '@PST-CARD-01',
}, async ({ page }) => {
  const called: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    called.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
  })
  await page.goto('/mypage')
  const play = page.getByRole('button', { name: 'Play the video' }).first()
  await play.scrollIntoViewIfNeeded()
  expect(called).toEqual([])
  // What was pressed is gone: the keyboard goes on at the player.
  await play.press('Enter')
  const player = page.locator('iframe[title^="Video in the post by"]').first()
  await expect(player).toBeFocused()
  await expect(player).toHaveAttribute(
    'src',
    /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//,
  )
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect.poll(() => called.length).toBeGreaterThan(0)
  const { width = 0, height = 1 } = (await player.boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(560)
  expect(width / height).toBeCloseTo(16 / 9, 1)

  // The choice is kept: nobody is asked again, and nothing plays by itself.
  await page.reload()
  await expect(player).toHaveAttribute('src', /^https:(?!.*autoplay)/)
  await expect(player).not.toBeFocused()
})
