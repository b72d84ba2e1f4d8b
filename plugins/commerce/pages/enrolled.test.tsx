import { definePlugin, page } from '@kernel'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeClock, renderRoute, startMockServer, storeElsewhere } from '@tests/kit'
import { courseRoute, learnRoute } from '../../courses/contract'
import { cartRoute, checkoutRoute, enrolledRoute } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()
const requestsTo = (id: string) => mock.requests().filter(({ operationId }) => operationId === id)
const courses = definePlugin({
  id: 'courses',
  routes: [courseRoute, learnRoute].map((route) =>
    page(route, { load: async () => ({ default: () => null }) }),
  ),
})
const options = { plugins: [commerce, courses], as: 'ana' } as const
const warning = 'Your cart still has items you’ve already paid for. Empty it so you don’t pay twice.'
const button = (name: string) => screen.findByRole('button', { name })
const follow = async (name: RegExp) => fireEvent.click(await screen.findByRole('link', { name }))
const press = async (name: string) => fireEvent.click(await button(name))

/** Orders Ana's cart and pays. @returns `openReturn` opens the return URL of the payment page; `returnFromPayment` waits for its outcome, too */
async function pay() {
  await renderRoute(checkoutRoute, options)
  await screen.findByRole('link', { name: 'Go to payment page' })
  const session = mock.state.paymentSessions.at(-1)
  const order = mock.state.orders.at(-1)
  if (!session || !order) throw new Error('Nothing was ordered.')
  session.outcome = 'paid'
  const query = { cartId: order.cartId, session_id: session.id }
  const openReturn = () => {
    cleanup()
    return renderRoute(enrolledRoute, { ...options, query })
  }
  const returnFromPayment = async () => {
    await openReturn()
    await screen.findByRole('heading', { name: 'You’re enrolled' })
  }
  return { order, openReturn, returnFromPayment }
}
/** The payments in the browser's storage, which other tabs share. */
function storedPayments() {
  const [key = '', stored = '[]'] =
    Object.entries(localStorage).find(([one]) => one.endsWith('commerce.payments')) ?? []
  return { key, stored, payments: JSON.parse(stored) as readonly object[] }
}
async function openCart(): Promise<void> {
  cleanup()
  await renderRoute(cartRoute, options)
}

// Covers FLT-07
test('an alert about a paid cart stays on the screen until the cart is empty', async () => {
  const { returnFromPayment } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500, times: 1 })
  await returnFromPayment()
  await screen.findByText(warning)
  await returnFromPayment()
  await screen.findByText(warning)
  await openCart()
  await screen.findByText(warning)
  expect(requestsTo('emptyCart')).toHaveLength(1)

  await press('Empty cart')
  await screen.findByText('Your cart is empty')
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  expect(requestsTo('emptyCart')).toHaveLength(2)
})

// Covers FLT-07
test('an alert about a paid cart does not return after the user dismissed it', async () => {
  const { returnFromPayment } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500 })
  await returnFromPayment()
  await screen.findByText(warning)
  await openCart()
  await screen.findByText(warning)
  await screen.findByRole('spinbutton')
  for (const close of await screen.findAllByRole('button', { name: 'Close' })) fireEvent.click(close)
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  await returnFromPayment()
  expect(screen.queryByText(warning)).toBeNull()
  expect(requestsTo('emptyCart')).toHaveLength(1)
})

// Covers FLT-07
test('the alert does not appear if emptyCart worked but its answer was lost', async () => {
  const { returnFromPayment } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500, stored: true })
  await returnFromPayment()
  await screen.findByText('Error deleting cart data')
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  await openCart()
  await screen.findByText('Your cart is empty')
  expect(screen.queryByText(warning)).toBeNull()
})

// Covers FLT-07
test('a paid cart is emptied when the user leaves before the order is loaded, and no error is shown', async () => {
  const { openReturn } = await pay()
  const releaseOrder = mock.hold('getOrder')
  const releaseCart = mock.hold('emptyCart')
  await openReturn()
  await waitFor(() => expect(requestsTo('emptyCart')).toHaveLength(1))
  await follow(/^Shopping cart/)
  await screen.findByRole('spinbutton')
  expect(screen.queryByText('Error deleting cart data')).toBeNull()
  expect(screen.queryByText(warning)).toBeNull()
  releaseCart()
  await screen.findByText('Your cart is empty')
  releaseOrder()
})

// Covers FLT-07
test('no other tab says that emptying the cart has failed before it has', async () => {
  const { openReturn } = await pay()
  const release = mock.hold('emptyCart', { status: 500 })
  await openReturn()
  await waitFor(() => expect(requestsTo('emptyCart')).toHaveLength(1))
  await renderRoute(cartRoute, options)
  await screen.findByRole('spinbutton')
  expect(screen.queryByText('Error deleting cart data')).toBeNull()
  expect(screen.queryByText(warning)).toBeNull()

  release()
  await screen.findByText(warning)
  await openCart()
  await screen.findByText('Error deleting cart data')
})

// Covers FLT-07
test('the cart says that it was paid when the tab that empties it was closed', async () => {
  const { advance } = fakeClock()
  const { returnFromPayment } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500 })
  await returnFromPayment()
  await screen.findByText(warning)
  const { key, payments } = storedPayments()
  const sent = payments.map((payment) => ({ ...payment, emptying: 'sent', sentAt: Date.now() }))
  localStorage.setItem(key, JSON.stringify(sent))
  await openCart()
  await screen.findByRole('spinbutton')
  expect(screen.queryByText(warning)).toBeNull()
  await advance(20_000)
  await screen.findByText(warning)
  expect(screen.queryByText('Error deleting cart data')).toBeNull()
})

// Covers FLT-07
test('the cart says that it was paid when the user left before the payment was registered', async () => {
  const { openReturn } = await pay()
  const release = mock.hold('registerPayment')
  await openReturn()
  await waitFor(() => expect(requestsTo('registerPayment')).toHaveLength(1))
  await follow(/^Shopping cart/)
  await screen.findByRole('spinbutton')
  expect(screen.queryByText(warning)).toBeNull()
  release()
  await screen.findByText(warning)
  expect(screen.queryByText('Error deleting cart data')).toBeNull()
  expect(requestsTo('emptyCart')).toEqual([])

  await press('Empty cart')
  await screen.findByText('Your cart is empty')
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
})

// Covers COM-PAY-01
test('a payment that another tab registers is followed when its answer arrives late', async () => {
  const { returnFromPayment } = await pay()
  await returnFromPayment()
  const { key, stored, payments } = storedPayments()
  const pending = payments.map((payment) => ({ ...payment, orderId: null, emptying: 'due' }))
  storeElsewhere(key, JSON.stringify(pending))
  const isBack = returnFromPayment()
  await button('Try again')
  storeElsewhere(key, stored)
  await isBack
  expect(requestsTo('registerPayment')).toHaveLength(1)
})

// Covers FLT-03
test('the checkout asks before ordering a paid cart again', async () => {
  const { returnFromPayment } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500 })
  await returnFromPayment()
  cleanup()
  await renderRoute(checkoutRoute, options)
  await screen.findByText('You’ve already started this payment')
  await button('Start again')
  expect(requestsTo('createOrder')).toHaveLength(1)
})

// Covers FLT-32, FLT-40
for (const [name, clearStorage] of [
  ['this browser', () => undefined],
  ['another browser', () => localStorage.clear()],
] as const)
  test(`an order that has no items still leads to its course in ${name}`, async () => {
    const { order, returnFromPayment } = await pay()
    const [bought] = order.items
    order.items = []
    clearStorage()
    await returnFromPayment()
    const start = await screen.findByRole('link', { name: 'Start course' })
    expect(start.getAttribute('href')).toBe(`/course/learn/${bought?.productId}`)
    await waitFor(() => expect(requestsTo('emptyCart')).toHaveLength(1))
    expect(requestsTo('registerPayment')[0]?.body).toMatchObject({ orderId: order.cartId })
    expect(typeof order.cartId).toBe('number')

    await returnFromPayment()
    await screen.findByRole('link', { name: 'Start course' })
    expect(requestsTo('registerPayment')).toHaveLength(1)
  })
