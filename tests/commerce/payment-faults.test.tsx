import { cartRoute, checkoutRoute } from '@plugins/commerce/contract'
import { expect, test } from '@rstest/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { fakeClock, reload, renderRoute, startMockServer } from '@tests/kit'
import { button, cartsOf, nova, press, title } from './carts'
import { countCalls, pay } from './payment'

const mock = startMockServer()
const { cartOf } = cartsOf(mock)
type Fault = Omit<Parameters<typeof mock.fault>[0], 'operation'>

const seePaid = () => title('You’re enrolled')
const ordersOfNova = () => mock.state.orders.filter(({ personId }) => personId === cartOf('nova').personId)
async function openAgain(route: typeof cartRoute | typeof checkoutRoute): Promise<void> {
  cleanup()
  await renderRoute(route, nova)
}

const rejected: [string, Fault][] = [['status 409', { status: 409 }]]
const unclear: [string, Fault][] = [
  ['status 500', { status: 500 }],
  ['a 500 after it was stored', { status: 500, stored: true }],
  ['half an answer', { body: 'half' }],
  ['no answer', { silence: true, stored: true }],
]

/** Pays with a fault in a call, waits until the call has failed, and repairs the server. */
async function payWithFault(operation: string, fault: Fault, seeFailure: () => Promise<unknown>) {
  mock.setScenarios('many-orders')
  const clock = fault.silence ? fakeClock() : undefined
  const { comeBack } = await pay(mock)
  mock.fault({ operation, ...fault })
  await comeBack()
  await waitFor(() => expect(mock.requests(operation).length).toBeGreaterThan(0))
  await clock?.advance(21_000)
  await seeFailure()
  mock.clearFaults()
  return comeBack
}

async function expectOnePaidOrder(): Promise<void> {
  await seePaid()
  await waitFor(() => expect(countCalls(mock).emptied).toBe(1))
  await openAgain(cartRoute)
  await screen.findByText('Your cart is empty')
  expect(ordersOfNova().map(({ paymentStatus }) => paymentStatus)).toEqual(['paid'])
}

// Covers FLT-03, FLT-134
test.each(unclear)('registering a payment is repeated only on request after %s', async (_, fault) => {
  const comeBack = await payWithFault('registerPayment', fault, () => button('Try again'))
  const { registered } = countCalls(mock)
  await comeBack()
  await screen.findByText(/^We’ve already asked the server to confirm it/)
  expect(countCalls(mock)).toEqual({ registered, emptied: 0 })
  await press('Try again')
  await expectOnePaidOrder()
  expect(countCalls(mock).registered).toBe(registered + 1)
})

// Covers FLT-03
test.each(rejected)('a payment is registered at the next visit after %s', async (_, fault) => {
  const comeBack = await payWithFault('registerPayment', fault, () => button('Try again'))
  await comeBack()
  await expectOnePaidOrder()
})

// Covers FLT-03
test('a reload during the registration of a payment leads to one paid order', async () => {
  mock.setScenarios('many-orders')
  const { comeBack } = await pay(mock)
  const release = mock.hold('registerPayment')
  await comeBack()
  await waitFor(() => expect(countCalls(mock).registered).toBe(1))
  const isReloaded = reload()
  release()
  await isReloaded
  await expectOnePaidOrder()
})

// Covers FLT-03, FLT-07
test.each([...rejected, ...unclear])(
  'a paid cart is not ordered again when emptying it meets %s',
  async (_, fault) => {
    const comeBack = await payWithFault('emptyCart', fault, seePaid)
    await comeBack()
    await seePaid()
    // The server still processes a call whose answer is late, lost or damaged.
    const isEmptied = fault.status === undefined || fault.stored
    await waitFor(() => expect(cartOf('nova').items).toHaveLength(isEmptied ? 0 : 1))
    await openAgain(cartRoute)
    if (!isEmptied) {
      await screen.findByText(/^Your cart still has items you’ve already paid for\./)
      await openAgain(checkoutRoute)
      await screen.findByText('You’ve already started this payment')
      await openAgain(cartRoute)
      await press('Empty cart')
    }
    await screen.findByText('Your cart is empty')
    await waitFor(() => expect(screen.queryByText(/already paid for/)).toBeNull())
    expect(ordersOfNova()).toHaveLength(1)
  },
)
