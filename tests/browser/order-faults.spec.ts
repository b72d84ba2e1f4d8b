import type { Page } from '@playwright/test'
import type { Fault } from '../../mocks/faults/fault'
import { button, expectPaymentPage, link, novaWithGuitar, title } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import type { MockWorld } from './support/mock-world'

/** What goes wrong with a call, and whether the server has clearly refused it. */
interface Row {
  readonly name: string
  readonly fault: Omit<Fault, 'operation'>
  readonly isRefused?: boolean
  /** What the person does before the answer comes. */
  readonly meanwhile?: 'reload' | 'back' | 'tab'
}

const rows: readonly Row[] = [
  { name: '400', fault: { status: 400 }, isRefused: true },
  { name: '409', fault: { status: 409 }, isRefused: true },
  { name: '500 before storing', fault: { status: 500 } },
  { name: '500 after storing', fault: { status: 500, stored: true } },
  // Not after storing: the browser repeats such a call by itself, below what a page can see.
  { name: 'connection reset', fault: { drop: true } },
  { name: 'half a body', fault: { body: 'half' } },
  { name: 'no answer', fault: { silence: true, stored: true } },
  { name: 'reload in the middle', fault: { latency: 1_000 }, meanwhile: 'reload' },
  { name: 'back in the middle', fault: { latency: 1_000 }, meanwhile: 'back' },
  { name: 'second tab', fault: { latency: 1_000 }, meanwhile: 'tab' },
]

const unknown = (page: Page) => page.getByRole('main').getByText('We do not know whether your order arrived')

/** A world in which each call of createOrder makes an order, and Nova has a course in her cart. */
async function begin(page: Page, mock: MockWorld) {
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

/** Makes the call go wrong, and does what the person does meanwhile. @returns how often it was sent */
async function strike(
  page: Page,
  mock: MockWorld,
  operation: string,
  { fault, meanwhile }: Row,
  act: () => Promise<unknown>,
): Promise<() => Promise<number>> {
  const sent = async () => (await mock.requests(operation)).length
  await mock.setFault(operation, fault)
  if (fault.silence) await page.clock.install()
  await act()
  await expect.poll(sent).toBeGreaterThan(0)
  if (meanwhile === 'reload') await page.reload()
  if (meanwhile === 'back') await page.goBack()
  if (fault.silence) {
    await waitForLateCode(page)
    await page.clock.fastForward(21_000)
  }
  return sent
}

test('createOrder: whatever goes wrong, only the person orders again', { tag: '@FLT-03' }, async ({
  page,
  mock,
  context,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allowFailedRequests()
  for (const row of rows)
    await test.step(row.name, async () => {
      const { orders } = await begin(page, mock)
      await page.goto('/shoppingCart')
      const other = row.meanwhile === 'tab' ? await context.newPage() : undefined
      const sent = await strike(page, mock, 'createOrder', row, async () => {
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
          // Not a new document: that would cut off the call, as a reload does.
          await button(page, 'Go to checkout').click()
        }
        await expectPaymentPage(page)
        expect(await orders()).toBe(1)
        expect(await sent()).toBe(1)
      } else {
        await expect(unknown(page)).toBeVisible()
        // The server goes on with a call that a reload has cut off.
        if (row.meanwhile === 'reload') await expect.poll(orders).toBe(1)
        const before = [await sent(), await orders()]
        expect(before[1]).toBeLessThan(2)
        await mock.clearFaults()
        await link(page, 'Back to the cart').click()
        await button(page, 'Go to checkout').click()
        await expect(unknown(page)).toBeVisible()
        await page.reload()
        await expect(button(page, 'Order again')).toBeVisible()
        expect([await sent(), await orders()]).toEqual(before)
        await button(page, 'Order again').click()
        await expectPaymentPage(page)
        expect(await orders()).toBe((before[1] ?? 0) + 1)
      }
      await other?.close()
    })
})

/** What happens after the payment, with one of its two calls going wrong. */
async function comeBack(page: Page, mock: MockWorld, operation: string, row: Row) {
  const { cartId, orders } = await begin(page, mock)
  await page.goto('/checkout')
  await expectPaymentPage(page)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  const address = `/course/enrolled?cartId=${cartId}&session_id=${sessionId}`
  const other = row.meanwhile === 'tab' ? await page.context().newPage() : undefined
  const sent = await strike(page, mock, operation, row, async () => {
    await button(page, 'Pay').click()
    await other?.goto(address)
  })
  return { address, other, orders, sent }
}

const isEnrolled = (page: Page) => expect(title(page, 'You are enrolled')).toBeVisible()
/** The calls after the payment: what they have in common with the order is tried there. */
const rowsAfterPayment = rows.filter(({ name }) => !/^(400|connection)/.test(name))

test('registerPayment: whatever goes wrong, there is one order and it is paid', { tag: '@FLT-03' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allowFailedRequests()
  for (const row of rowsAfterPayment)
    await test.step(row.name, async () => {
      const { address, other, orders, sent } = await comeBack(page, mock, 'registerPayment', row)
      const isUnknown = !row.isRefused && row.meanwhile !== 'tab'
      if (!row.meanwhile) await expect(button(page, 'Try again')).toBeVisible()
      const before = await sent()
      await mock.clearFaults()
      if (other) await isEnrolled(other)
      await page.goto(address)
      if (isUnknown) {
        await expect(button(page, 'Try again')).toBeVisible()
        expect(await sent()).toBe(before)
        await button(page, 'Try again').click()
      }
      await isEnrolled(page)
      await page.goto('/shoppingCart')
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      expect(await orders()).toBe(1)
      await other?.close()
    })
})

test('emptyCart: whatever goes wrong, nothing is ordered twice', { tag: ['@FLT-03', '@FLT-07'] }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allowFailedRequests()
  for (const row of rowsAfterPayment)
    await test.step(row.name, async () => {
      const { address, other, orders } = await comeBack(page, mock, 'emptyCart', row)
      if (other) await isEnrolled(other)
      await page.goto(address)
      await isEnrolled(page)
      await mock.clearFaults()
      await page.goto('/shoppingCart')
      const full = page.getByText('What you have paid for is still in your cart.')
      const empty = page.getByText('Your cart is empty')
      await expect(full.or(empty)).toBeVisible()
      const wasFull = await full.isVisible()
      if (wasFull) {
        await page.goto('/checkout')
        await expect(page.getByText('You have ordered this before')).toBeVisible()
        await page.goto('/shoppingCart')
        await button(page, 'Empty the cart').click()
      }
      await expect(empty).toBeVisible()
      await expect(full).toHaveCount(0)
      expect(await orders()).toBe(1)
      await other?.close()
    })
})
