import type { Page } from '@playwright/test'
import {
  button,
  cartLink,
  expectPaymentPage,
  guitar,
  novaWithGuitar,
  toasts,
} from './support/commerce-screens'
import { expect, test } from './support/fixtures'

test.beforeEach(async ({ page, mock }) => {
  await novaWithGuitar(page, mock)
})

test('the checkout reuses its order after going back, reloading or returning', {
  tag: ['@slow', '@COM-PAY-01'],
}, async ({ page, mock }) => {
  await page.goto('/shoppingCart')
  await button(page, 'Go to checkout').click()
  await expectPaymentPage(page)
  await expect(page.getByText('59.00 USD')).toBeVisible()
  const address = page.url()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/shoppingCart')
  await button(page, 'Go to checkout').click()
  await expect(page).toHaveURL(address)
  await page.goto('/checkout')
  await expect(page).toHaveURL(address)
  expect((await mock.requests('createOrder')).length).toBe(1)
})

/** The toast that offers to undo a removal. */
const undoToast = (page: Page) => toasts(page).getByRole('group', { name: /removed from your cart$/ })

test('tabs share changes of the cart, and create one order when two tabs check out at once', {
  tag: ['@COM-CART-01', '@COM-PAY-01'],
}, async ({ page, context, mock }) => {
  const other = await context.newPage()
  await page.goto('/shoppingCart')
  await other.goto('/shoppingCart')
  await expect(other.getByRole('spinbutton')).toHaveValue('1')
  await button(page, 'Increase').click()
  await expect(other.getByRole('spinbutton')).toHaveValue('2')

  await mock.fault('createOrder', { latency: 1_000 })
  await Promise.all([page.goto('/checkout'), other.goto('/checkout')])
  await expectPaymentPage(page)
  await expectPaymentPage(other)
  expect(other.url()).toBe(page.url())
  expect((await mock.requests('createOrder')).length).toBe(1)

  await mock.clearFaults()
  for (const tab of [page, other]) await tab.goto('/shoppingCart')
  await expect(other.getByRole('spinbutton')).toHaveValue('2')
  await button(page, 'Remove Guitar for late beginners').click()
  await undoToast(page).getByRole('button', { name: 'Close' }).click()
  await expect(other.getByText('Your cart is empty')).toBeVisible()
  await expect(cartLink(other)).toHaveAccessibleName('Shopping cart')
})

test('a begun payment takes one line of a course page on a phone', {
  tag: ['@slow', '@phone', '@FLT-165'],
}, async ({ page }) => {
  await page.goto('/checkout')
  await expectPaymentPage(page)
  await page.goto(`/course/${guitar}`)
  const line = page.getByRole('link', { name: /^Payment started on/ })
  await expect(line).toBeVisible()
  expect((await line.boundingBox())?.height).toBeLessThan(28)
  await line.click()
  await expect(page).toHaveURL('/shoppingCart')
})
