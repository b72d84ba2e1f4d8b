import type { Page } from '@playwright/test'
import type { Fault } from '../../mocks/faults/fault'
import { button, expectPaymentPage, fetchCart, link, novaWithGuitar, title } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import type { MockWorld } from './support/mock-world'

interface Row {
  readonly name: string
  readonly fault: Omit<Fault, 'operation'>
  /** Whether the server clearly refused the order, so that no order can exist. */
  readonly isRefused?: boolean
  /** What the person does before the call is answered. */
  readonly meanwhile?: 'reload' | 'back' | 'tab'
}

const rows: readonly Row[] = [
  { name: '400', fault: { status: 400 }, isRefused: true },
  { name: '409', fault: { status: 409 }, isRefused: true },
  { name: '500 before storing', fault: { status: 500 } },
  { name: '500 after storing', fault: { status: 500, stored: true } },
  // The connection drops before the order is stored. If it dropped afterwards, the browser would repeat the call, and
  // the page would not notice.
  { name: 'connection reset', fault: { drop: true } },
  { name: 'half a body', fault: { body: 'half' } },
  { name: 'no answer', fault: { silence: true, stored: true } },
  { name: 'reload while sending', fault: { latency: 4_000 }, meanwhile: 'reload' },
  { name: 'back while sending', fault: { latency: 4_000 }, meanwhile: 'back' },
  { name: 'second tab', fault: { latency: 1_000 }, meanwhile: 'tab' },
]

const unknownOutcome = (page: Page) =>
  page.getByRole('main').getByText('We don’t know if your order went through')

/** Resets the mock world and puts a course in Nova's cart. Afterwards, each createOrder call creates an order. */
async function resetWorld(page: Page, mock: MockWorld) {
  await mock.reset()
  await page.goto('/__mock/state')
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('consent', 'true')
  })
  const { token, cartId } = await novaWithGuitar(page, mock)
  await mock.setScenarios('many-orders')
  const orders = async (): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await (await page.request.get('/api/order/myOrders', { headers })).json()).length
  }
  return { token, cartId, orders }
}

/**
 * Calls the operation with the fault of the row, while the person does what `meanwhile` says.
 *
 * @returns a function that counts the calls
 */
async function callWithFault(
  page: Page,
  mock: MockWorld,
  operation: string,
  { fault, meanwhile }: Row,
  act: () => Promise<unknown>,
): Promise<() => Promise<number>> {
  const countCalls = async () => (await mock.requests(operation)).length
  await mock.fault(operation, fault)
  if (fault.silence) await page.clock.install()
  await act()
  await expect.poll(countCalls).toBeGreaterThan(0)
  if (meanwhile === 'reload') await page.reload()
  if (meanwhile === 'back') await page.goBack()
  if (fault.silence) {
    await waitForLateCode(page)
    await page.clock.fastForward(21_000)
  }
  return countCalls
}

test('a failed createOrder call is repeated only when the user asks', { tag: '@FLT-03' }, async ({
  page,
  mock,
  context,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allowFailedRequests()
  for (const row of rows)
    await test.step(row.name, async () => {
      const { orders } = await resetWorld(page, mock)
      await page.goto('/shoppingCart')
      const other = row.meanwhile === 'tab' ? await context.newPage() : undefined
      const countCalls = await callWithFault(page, mock, 'createOrder', row, async () => {
        await button(page, 'Go to checkout').click()
        await other?.goto('/checkout')
      })
      if (row.isRefused) {
        await expect(button(page, 'Try again')).toBeVisible()
        await mock.clearFaults()
        await page.reload()
        await expectPaymentPage(page)
        expect(await orders()).toBe(1)
      } else if (row.meanwhile === 'tab' || row.meanwhile === 'back') {
        await mock.clearFaults()
        if (other) {
          await expectPaymentPage(other)
          await page.goto('/checkout')
        } else {
          // Navigates within the app, since loading a new document would abort the pending call.
          await button(page, 'Go to checkout').click()
        }
        await expectPaymentPage(page)
        expect(await orders()).toBe(1)
        expect(await countCalls()).toBe(1)
      } else {
        await expect(unknownOutcome(page)).toBeVisible()
        // The server still processes a call that the page's reload aborted.
        if (row.meanwhile === 'reload') await expect.poll(orders).toBe(1)
        const before = [await countCalls(), await orders()]
        expect(before[1]).toBeLessThan(2)
        await mock.clearFaults()
        await link(page, 'Back to cart').click()
        await button(page, 'Go to checkout').click()
        await expect(unknownOutcome(page)).toBeVisible()
        await page.reload()
        await expect(button(page, 'Order again')).toBeVisible()
        expect([await countCalls(), await orders()]).toEqual(before)
        await button(page, 'Order again').click()
        await expectPaymentPage(page)
        expect(await orders()).toBe((before[1] ?? 0) + 1)
      }
      await other?.close()
    })
})

/** Pays, with a fault in `registerPayment` or `emptyCart`. */
async function payWithFault(page: Page, mock: MockWorld, operation: string, row: Row) {
  const { token, cartId, orders } = await resetWorld(page, mock)
  await page.goto('/checkout')
  await expectPaymentPage(page)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  const address = `/course/enrolled?cartId=${cartId}&session_id=${sessionId}`
  const other = row.meanwhile === 'tab' ? await page.context().newPage() : undefined
  const countCalls = await callWithFault(page, mock, operation, row, async () => {
    await button(page, 'Pay').click()
    await other?.goto(address)
  })
  return { address, other, token, orders, countCalls }
}

const expectEnrolled = (page: Page) => expect(title(page, 'You’re enrolled')).toBeVisible()
// Omits faults that have the same effect on all three calls, because the test of createOrder covers these faults.
const rowsAfterPayment = rows.filter(({ name }) => !/^(400|connection)/.test(name))

test('a failed registerPayment call results in exactly one paid order', { tag: '@FLT-03' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allowFailedRequests()
  for (const row of rowsAfterPayment)
    await test.step(row.name, async () => {
      const { address, other, orders, countCalls } = await payWithFault(page, mock, 'registerPayment', row)
      const isUnknown = !row.isRefused && row.meanwhile !== 'tab'
      if (!row.meanwhile) await expect(button(page, 'Try again')).toBeVisible()
      const before = await countCalls()
      await mock.clearFaults()
      if (other) await expectEnrolled(other)
      await page.goto(address)
      if (isUnknown) {
        await expect(button(page, 'Try again')).toBeVisible()
        expect(await countCalls()).toBe(before)
        await button(page, 'Try again').click()
      }
      await expectEnrolled(page)
      // Loading a new document would abort the call that empties the cart.
      await expect.poll(async () => (await mock.requests('emptyCart')).length).toBe(1)
      await page.goto('/shoppingCart')
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      expect(await orders()).toBe(1)
      await other?.close()
    })
})

test('a failed emptyCart call does not lead to a second order', { tag: ['@FLT-03', '@FLT-07'] }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allowFailedRequests()
  for (const row of rowsAfterPayment)
    await test.step(row.name, async () => {
      const { address, other, token, orders } = await payWithFault(page, mock, 'emptyCart', row)
      if (other) await expectEnrolled(other)
      await page.goto(address)
      await expectEnrolled(page)
      await mock.clearFaults()
      // The server still processes a call whose answer is late, lost or damaged.
      const isEmptied = row.fault.status === undefined || row.fault.stored
      const countItems = async () => (await fetchCart(page, token))?.items.length ?? 0
      await expect.poll(countItems).toBe(isEmptied ? 0 : 1)
      await page.goto('/shoppingCart')
      const full = page.getByText('Your cart still has items you’ve already paid for.')
      const empty = page.getByText('Your cart is empty')
      if (!isEmptied) {
        await expect(full).toBeVisible()
        await page.goto('/checkout')
        await expect(page.getByText('You’ve already ordered this')).toBeVisible()
        await page.goto('/shoppingCart')
        await button(page, 'Empty cart').click()
      }
      await expect(empty).toBeVisible()
      await expect(full).toHaveCount(0)
      expect(await orders()).toBe(1)
      await other?.close()
    })
})
