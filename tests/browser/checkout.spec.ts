import { button, expectPaymentPage, novaWithGuitar } from './support/commerce-screens'
import { expect, test } from './support/fixtures'

test.beforeEach(async ({ page, mock }) => {
  await novaWithGuitar(page, mock)
})

test('the checkout reuses its order after going back, reloading or returning', {
  tag: ['@COM-PAY-01'],
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

test('the checkout creates one order when two tabs check out at once', { tag: '@COM-PAY-01' }, async ({
  page,
  context,
  mock,
}) => {
  const other = await context.newPage()
  await mock.fault('createOrder', { latency: 1_000 })
  await Promise.all([page.goto('/checkout'), other.goto('/checkout')])
  await expectPaymentPage(page)
  await expectPaymentPage(other)
  expect(other.url()).toBe(page.url())
  expect((await mock.requests('createOrder')).length).toBe(1)
})
