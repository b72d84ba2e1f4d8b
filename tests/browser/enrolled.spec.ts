import {
  button,
  cartLink,
  expectPaymentPage,
  guitar,
  link,
  novaWithGuitar,
  title,
} from './support/commerce-screens'
import { expect, test } from './support/fixtures'

test('returning from payment registers the payment and empties the cart', {
  tag: ['@COM-ENR-01'],
}, async ({ page, mock, expectAccessible }) => {
  const { cartId } = await novaWithGuitar(page, mock)
  await page.goto('/checkout')
  await expectPaymentPage(page)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  await button(page, 'Pay').click()
  await expect(title(page, 'You’re enrolled')).toBeVisible()
  await expect(page).toHaveURL(`/course/enrolled?cartId=${cartId}&session_id=${sessionId}`)
  await expect(link(page, 'Start course')).toHaveAttribute('href', `/course/learn/${guitar}`)
  // Phones do not show the link while the cart is empty.
  await expect(cartLink(page).filter({ hasText: 'in your cart' })).toHaveCount(0)
  await expect.poll(() => mock.requests('emptyCart')).toHaveLength(1)
  await expectAccessible()
  const { body } = await mock.onlyRequest('registerPayment')
  expect(body).toEqual({ orderId: cartId, sessionId })
})
