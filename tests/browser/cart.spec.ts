import type { Locator, Page } from '@playwright/test'
import {
  button,
  cartLink,
  expectPaymentPage,
  novaWithGuitar,
  title,
  toasts,
} from './support/commerce-screens'
import { expect, test } from './support/fixtures'

/** The toast that offers to undo a removal. */
const undoToast = (page: Page) => toasts(page).getByRole('group', { name: /removed from your cart$/ })

test.beforeEach(async ({ page, mock }) => {
  await novaWithGuitar(page, mock)
})

test('a member changes the cart by keyboard and goes to the checkout', {
  tag: ['@COM-CART-01', '@COM-CART-02', '@UX-15'],
}, async ({ page, mock }) => {
  await page.goto('/shoppingCart')
  await expect(title(page, 'Shopping cart')).toBeVisible()
  // Other courses stand beside the summary, where a short cart would leave a hole.
  const others = page.getByRole('heading', { name: 'You may also like' })
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  await expect(others).toBeVisible()
  expect(await top(others)).toBeLessThan(await top(button(page, 'Go to checkout')))
  const field = page.getByRole('spinbutton')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('2')
  const remove = button(page, 'Remove Guitar for late beginners')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.locator('main :focus')).toBeVisible()
  await undoToast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeFocused()
  await button(page, 'Go to checkout').click()
  await expectPaymentPage(page)
  const [order] = await mock.requests('createOrder')
  expect(order?.body).toEqual({ paymentMethod: 'creditcard', amount: 118, currency: 'USD' })
})

test('a change of the cart appears in other tabs', { tag: '@COM-CART-01' }, async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/shoppingCart')
  await other.goto('/shoppingCart')
  await expect(other.getByRole('spinbutton')).toHaveValue('1')
  await button(page, 'Increase').click()
  await expect(other.getByRole('spinbutton')).toHaveValue('2')
  await button(page, 'Remove Guitar for late beginners').click()
  await undoToast(page).getByRole('button', { name: 'Close' }).click()
  await expect(other.getByText('Your cart is empty')).toBeVisible()
  await expect(cartLink(other)).toHaveAccessibleName('Shopping cart')
})
