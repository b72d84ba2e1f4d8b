import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { checkoutRoute } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()
type Fault = Omit<Parameters<typeof mock.fault>[0], 'operation'>
const countRequests = (id: string) => mock.requests().filter(({ operationId }) => operationId === id).length
const open = () => renderRoute(checkoutRoute, { plugins: [commerce], as: 'ana' })
const seeUnknownOutcome = () => screen.findByText('We do not know whether your order arrived')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const failOrder = (fault: Fault) => mock.fault({ operation: 'createOrder', ...fault })

/** Unmounts the checkout and opens it anew, like a reload or another tab. */
async function reopen(): Promise<void> {
  cleanup()
  await open()
}

const unclear: [string, Fault][] = [
  ['status 500', { status: 500 }],
  ['a 500 for a stored order', { status: 500, stored: true }],
  ['status 503', { status: 503 }],
  ['status 408', { status: 408 }],
  ['a broken connection', { drop: true }],
  ['an HTML answer', { body: 'html' }],
  ['an answer of null', { body: 'null' }],
]
// Covers FLT-03
for (const [name, fault] of unclear)
  test(`checkout asks before it orders again after ${name}`, async () => {
    failOrder({ ...fault, times: 1 })
    await open()
    await seeUnknownOutcome()
    const sent = countRequests('createOrder')
    await reopen()
    await seeUnknownOutcome()
    await screen.findByRole('heading', { name: 'Your latest orders' })
    expect(countRequests('getMyOrders')).toBeGreaterThan(0)
    expect(countRequests('createOrder')).toBe(sent)
    await press('Order again')
    await waitFor(() => expect(countRequests('createOrder')).toBe(sent + 1))
  })

// Covers FLT-03
test('checkout orders again at the next visit when the order was rejected', async () => {
  failOrder({ status: 409 })
  await open()
  await screen.findByRole('button', { name: 'Try again' })
  failOrder({ latency: 0 })
  await reopen()
  await screen.findByRole('link', { name: 'Go to the payment page' })
})

// Covers FLT-03
test('checkout shows the latest orders before it offers to order again', async () => {
  failOrder({ status: 500, stored: true, times: 1 })
  mock.fault({ operation: 'getMyOrders', latency: 300 })
  await open()
  await seeUnknownOutcome()
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  const orders = await screen.findByRole('region', { name: 'Your latest orders' })
  expect(await within(orders).findAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
})

// Covers FLT-03
test('checkout offers to order again when the orders cannot be loaded', async () => {
  failOrder({ status: 500, times: 1 })
  mock.fault({ operation: 'getMyOrders', status: 404 })
  await open()
  await screen.findByText('Your orders could not be loaded')
  await press('Order again')
  await waitFor(() => expect(countRequests('createOrder')).toBe(2))
})
