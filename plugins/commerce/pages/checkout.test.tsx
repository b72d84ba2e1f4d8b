import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { checkoutRoute } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()
type Fault = Omit<Parameters<typeof mock.fault>[0], 'operation'>
const asked = (id: string) => mock.requests().filter(({ operationId }) => operationId === id).length
const open = () => renderRoute(checkoutRoute, { plugins: [commerce], as: 'ana' })
const unknown = () => screen.findByText('We do not know whether your order arrived')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const fail = (fault: Fault) => mock.fault({ operation: 'createOrder', ...fault })

/** The screen is left, and opened anew: a reload, or another tab. */
async function reopen(): Promise<void> {
  cleanup()
  await open()
}

const unclear: [string, Fault][] = [
  ['500', { status: 500 }],
  ['500 after storing', { status: 500, stored: true }],
  ['503', { status: 503 }],
  ['408', { status: 408 }],
  ['a broken connection', { drop: true }],
  ['a page in place of an answer', { body: 'html' }],
  ['null', { body: 'null' }],
]
// Covers FLT-03
for (const [name, fault] of unclear)
  test(`orders nothing again after ${name}, until the person says so`, async () => {
    fail({ ...fault, times: 1 })
    await open()
    await unknown()
    const sent = asked('createOrder')
    await reopen()
    await unknown()
    await screen.findByRole('heading', { name: 'Your latest orders' })
    expect(asked('getMyOrders')).toBeGreaterThan(0)
    expect(asked('createOrder')).toBe(sent)
    await press('Order again')
    await waitFor(() => expect(asked('createOrder')).toBe(sent + 1))
  })

// Covers FLT-03
test('orders at the next visit when the server has clearly refused', async () => {
  fail({ status: 409 })
  await open()
  await screen.findByRole('button', { name: 'Try again' })
  fail({ latency: 0 })
  await reopen()
  await screen.findByRole('link', { name: 'Go to the payment page' })
})

// Covers FLT-03
test('shows the orders before one can order again', async () => {
  fail({ status: 500, stored: true, times: 1 })
  mock.fault({ operation: 'getMyOrders', latency: 300 })
  await open()
  await unknown()
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  const orders = await screen.findByRole('region', { name: 'Your latest orders' })
  expect(await within(orders).findAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
})

// Covers FLT-03
test('lets the person decide, too, when the orders cannot be read', async () => {
  fail({ status: 500, times: 1 })
  mock.fault({ operation: 'getMyOrders', status: 404 })
  await open()
  await screen.findByText('Your orders could not be loaded')
  await press('Order again')
  await waitFor(() => expect(asked('createOrder')).toBe(2))
})
