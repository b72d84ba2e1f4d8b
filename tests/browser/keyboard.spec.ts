import type { Page } from '@playwright/test'
import { expectPaymentPage, guitar } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import { articles, toasts } from './support/post-editor'

/** Expects the main element of a new screen to have the focus, so that screen readers announce its name. */
const expectScreen = (page: Page, name: string) =>
  expect(page.getByRole('main', { name, exact: true })).toBeFocused()

test('a member reacts, comments, takes a lesson and changes language and theme by keyboard', {
  tag: '@FLT-105',
}, async ({ page, mock }) => {
  test.slow()
  const { press, fill, selectItem } = keyboard(page)
  await mock.login(page)
  await page.goto('/mypage')
  const post = articles(page).first()
  const like = post.getByRole('button', { name: /^Like/ })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await press(like)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toBeFocused()

  await press(post.getByRole('button', { name: /^Comment/ }))
  const box = post.getByRole('textbox', { name: 'Your comment' })
  await fill(box, 'By keyboard only')
  await press(post.getByRole('button', { name: 'Publish', exact: true }))
  await expect(post.getByText('By keyboard only')).toBeVisible()

  await page.goto('/course/mycourses')
  await press(page.getByRole('link', { name: /^First lesson/ }).first())
  const title = page.getByRole('heading', { level: 1 })
  // The document title, the heading and the focused element must show the lesson's title, not just "Lesson".
  await expect(page).toHaveTitle(/^Your first line · .+ · Roda/)
  await expect(page.locator('main:focus, h1:focus')).toHaveAccessibleName(/^Your first line/)
  await press(page.getByRole('button', { name: 'Mark as completed' }))
  await expect(page.getByRole('main').getByText('Completed', { exact: true }).first()).toBeVisible()
  const first = await title.textContent()
  await press(page.getByRole('link', { name: 'Next lesson' }))
  await expect(title).not.toHaveText(first ?? '')
  await expect(title).toBeFocused()

  await selectItem(
    page.getByRole('button', { name: /^Language/ }),
    page.getByRole('menuitemradio', { name: 'Español' }),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('button', { name: /^Idioma/ })).toBeFocused()
  await selectItem(
    page.getByRole('button', { name: 'Menú de la cuenta' }),
    page.getByRole('menuitemradio', { name: 'Oscuro' }),
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a member buys a course and starts it by keyboard', {
  tag: ['@COM-CART-01', '@COM-CART-02', '@UX-15'],
}, async ({ page, mock }) => {
  test.slow()
  const { press, fill } = keyboard(page)
  await mock.login(page, 'nova')
  await page.goto(`/course/${guitar}`)
  await press(page.getByRole('button', { name: 'Enroll' }))
  await expectScreen(page, 'Shopping cart')
  await fill(page.getByRole('spinbutton'), '2')
  await expect(page.getByText('$118.00').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('$59.00').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const remove = page.getByRole('button', { name: 'Remove Guitar for late beginners' })
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.locator('main :focus')).toBeVisible()
  await press(toasts(page).getByRole('button', { name: 'Undo' }))
  await expect(remove).toBeFocused()
  await press(page.getByRole('button', { name: 'Go to checkout' }))
  await expectPaymentPage(page)
  await press(page.getByRole('button', { name: 'Pay', exact: true }))
  await press(page.getByRole('link', { name: 'Start course' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Guitar for late beginners' })).toBeVisible()
})
