import type { Page } from '@playwright/test'
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
