import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('the search finds people, posts and courses by keyboard', {
  tag: '@UX-06',
}, async ({ page, mock, expectAccessible }) => {
  await page.goto('/settings')
  // The keys work once their code has loaded, after the first paint.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await field(page).pressSequentially('joana')
  await expect(page.getByRole('group', { name: 'My connections' }).getByRole('option')).toHaveText([
    'Joana Moraes@joana.moraes',
  ])
  await expect(
    option(page, /^Joana/)
      .first()
      .locator('mark')
      .first(),
  ).toHaveText('Joana')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d+ results?/)
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/@joana.moraes')
  // The screen has the focus: its heading, if the name arrived after the dialog had closed.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
  // The server is asked once, after a pause in typing.
  expect(await mock.requests('searchPeople')).toHaveLength(1)

  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(/^Joana Moraes/)
  await expect(page.getByRole('dialog')).toContainText('Saved on this device')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Home')).toHaveAttribute(
    'id',
    (await field(page).getAttribute('aria-activedescendant')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the search opens one of the member’s own posts on a phone', { tag: ['@UX-06', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/settings')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
  // During the opening animation, the dialog moves.
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await page.getByRole('dialog').boundingBox()) ?? {}
      return [x, y, width, height]
    })
    .toEqual([0, 0, 360, 740])
  await field(page).fill('an')
  const post = page.getByRole('group', { name: 'My posts' }).getByRole('option').first()
  // The words around a late match begin with an ellipsis.
  const words = ((await post.textContent()) ?? '').replace('… ', '').slice(0, 15)
  await post.tap()
  await expect(page).toHaveURL(/tab=mine&post=/)
  await expect(page.getByRole('article').and(page.locator(':focus'))).toContainText(words)
})
