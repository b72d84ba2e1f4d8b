import { definePlugin, page } from '@kernel'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { learnRoute } from '../../courses/contract'
import { cartRoute, checkoutRoute, enrolledRoute } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()
const asked = (id: string) => mock.requests().filter(({ operationId }) => operationId === id)
const courses = definePlugin({
  id: 'courses',
  routes: [page(learnRoute, { access: 'member', load: async () => ({ default: () => null }) })],
})
const options = { plugins: [commerce, courses], as: 'ana' } as const
const note = 'What you have paid for is still in your cart. Empty it, so that you do not pay twice.'
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))

/** Orders Ana's cart and pays. @returns opens the page that the payment page leads back to */
async function pay() {
  await renderRoute(checkoutRoute, options)
  await screen.findByRole('link', { name: 'Go to the payment page' })
  const session = mock.state.paymentSessions.at(-1)
  const order = mock.state.orders.at(-1)
  if (!session || !order) throw new Error('Nothing was ordered.')
  session.outcome = 'paid'
  const query = { cartId: order.cartId, session_id: session.id }
  const comeBack = async () => {
    cleanup()
    await renderRoute(enrolledRoute, { ...options, query })
    await screen.findByRole('heading', { name: 'You are enrolled' })
  }
  return { order, comeBack }
}
async function openCart(): Promise<void> {
  cleanup()
  await renderRoute(cartRoute, options)
}

// Covers FLT-07
test('says that a paid cart is still full until it is empty', async () => {
  const { comeBack } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500, times: 1 })
  await comeBack()
  await screen.findByText(note)
  await comeBack()
  await screen.findByText(note)
  await openCart()
  await screen.findByText(note)
  expect(asked('emptyCart')).toHaveLength(1)

  await press('Empty the cart')
  await screen.findByText('Your cart is empty')
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  expect(asked('emptyCart')).toHaveLength(2)
})

// Covers FLT-07
test('says no more of it once the person has put the note away', async () => {
  const { comeBack } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500 })
  await comeBack()
  await screen.findByText(note)
  await openCart()
  await screen.findByText(note)
  await screen.findByRole('spinbutton')
  for (const close of await screen.findAllByRole('button', { name: 'Close' })) fireEvent.click(close)
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  await comeBack()
  expect(screen.queryByText(note)).toBeNull()
  expect(asked('emptyCart')).toHaveLength(1)
})

// Covers FLT-07
test('says nothing when the cart was emptied although its answer was lost', async () => {
  const { comeBack } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500, stored: true })
  await comeBack()
  await screen.findByText('Error deleting cart data')
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  await openCart()
  await screen.findByText('Your cart is empty')
  expect(screen.queryByText(note)).toBeNull()
})

// Covers FLT-03
test('a paid cart that is still full is not ordered again without a question', async () => {
  const { comeBack } = await pay()
  mock.fault({ operation: 'emptyCart', status: 500 })
  await comeBack()
  cleanup()
  await renderRoute(checkoutRoute, options)
  await screen.findByText('You have ordered this before')
  await button('Order again')
  expect(asked('createOrder')).toHaveLength(1)
})

// Covers FLT-32, FLT-40
for (const [name, forget] of [
  ['this browser', () => undefined],
  ['another browser', () => localStorage.clear()],
] as const)
  test(`knows cart and course when the order lists nothing: ${name}`, async () => {
    const { order, comeBack } = await pay()
    const [bought] = order.items
    order.items = []
    forget()
    await comeBack()
    const start = await screen.findByRole('link', { name: 'Start the course' })
    expect(start.getAttribute('href')).toBe(`/course/learn/${bought?.productId}`)
    await waitFor(() => expect(asked('emptyCart')).toHaveLength(1))
    expect(asked('registerPayment')[0]?.body).toMatchObject({ orderId: order.cartId })
    expect(typeof order.cartId).toBe('number')

    await comeBack()
    await screen.findByRole('link', { name: 'Start the course' })
    expect(asked('registerPayment')).toHaveLength(1)
  })
