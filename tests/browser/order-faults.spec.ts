import type { Page } from '@playwright/test'
import { button, expectPaymentPage, link, novaWithGuitar } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import type { MockWorld } from './support/mock-world'

const unknownOutcome = (page: Page) =>
  page.getByRole('main').getByText('We don’t know if your order went through')

/** Goes to the checkout of Nova’s cart and returns while the call of `createOrder` is pending. */
async function startOrder(page: Page, mock: MockWorld) {
  const { token } = await novaWithGuitar(page, mock)
  // Each call of `createOrder` creates an order.
  await mock.setScenarios('many-orders')
  await mock.fault('createOrder', { latency: 4_000 })
  await page.goto('/shoppingCart')
  await button(page, 'Go to checkout').click()
  const countCalls = async () => (await mock.requests('createOrder')).length
  await expect.poll(countCalls).toBe(1)
  const countOrders = async (): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await (await page.request.get('/api/order/myOrders', { headers })).json()).length
  }
  return { countCalls, countOrders }
}

test('an order is repeated only on request after a reload while it was sent', { tag: '@FLT-03' }, async ({
  page,
  mock,
}) => {
  const { countCalls, countOrders } = await startOrder(page, mock)
  await page.reload()
  await expect(unknownOutcome(page)).toBeVisible()
  // The server still processes a call that the page's reload aborted.
  await expect.poll(countOrders).toBe(1)
  await mock.clearFaults()
  await link(page, 'Back to cart').click()
  await button(page, 'Go to checkout').click()
  await expect(unknownOutcome(page)).toBeVisible()
  await page.reload()
  await expect(button(page, 'Order again')).toBeVisible()
  expect([await countCalls(), await countOrders()]).toEqual([1, 1])
  await button(page, 'Order again').click()
  await expectPaymentPage(page)
  expect(await countOrders()).toBe(2)
})
