import type { Query } from '@kernel/core/plugin/route'
import { contactRoute } from '@plugins/accounts/contract'
import { cartRoute, enrolledRoute } from '@plugins/commerce/contract'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, reload, renderRoute, startMockServer } from '@tests/kit'
import {
  address,
  button,
  cartsOf,
  follow,
  guitar,
  light,
  link,
  nova,
  press,
  programming,
  quantity,
  seeCartLink,
  seeToast,
  shop,
  title,
} from './carts'
import { countCalls, pay } from './payment'

const mock = startMockServer()
const { cartOf, fill } = cartsOf(mock)

const seePaid = () => title('You’re enrolled')
const seeCalls = (registered: number, emptied: number) =>
  waitFor(() => expect(countCalls(mock)).toEqual({ registered, emptied }))
const seeStart = async () =>
  expect((await link('Start course')).getAttribute('href')).toBe(`/course/learn/${guitar}`)
const seeAlert = (text: string | RegExp, hint = '') =>
  waitFor(() => expect(within(screen.getByRole('main')).getByRole('alert').textContent, hint).toMatch(text))

// Covers COM-ENR-01
test('returning from payment registers the payment and empties the cart', async () => {
  const { cartId, sessionId, comeBack } = await pay(mock)
  await comeBack()
  await seePaid()
  expect(address()).toBe(`/course/enrolled?cartId=${cartId}&session_id=${sessionId}`)
  await screen.findByText('Your payment is complete, and the course is yours.')
  await screen.findByText(/^Start now or whenever you like/)
  await seeStart()
  await seeCartLink()
  await seeCalls(1, 1)
  await expectAccessible()
  expect(mock.onlyRequest('registerPayment').body).toEqual({ orderId: cartId, sessionId })
  expect(mock.requests('getOrder')[0]?.path).toMatch(/^\/api\/Order\/getOrder\/\d+$/)
  expect(mock.onlyRequest('emptyCart')).toMatchObject({
    method: 'GET',
    path: '/api/ShoppingCart/emptyCart',
    query: {},
  })
})

// Covers COM-ENR-01
test('a payment is registered once despite reload, return and another tab', async () => {
  const { comeBack } = await pay(mock)
  await comeBack()
  await seePaid()
  await seeCalls(1, 1)
  // This course is added after the payment, so it must stay in the cart.
  fill('nova', programming)
  await reload()
  await seePaid()
  await seeStart()
  await comeBack()
  await seePaid()
  sessionStorage.clear()
  await comeBack()
  await seePaid()
  await seeStart()
  await seeCalls(1, 1)
  expect(cartOf('nova').items).toMatchObject([{ productId: programming }])
})

// Covers COM-ENR-01
test('a course that another tab added during the payment stays in the cart', async () => {
  const { comeBack } = await pay(mock)
  const [paid] = fill('nova', guitar, light).items
  await comeBack()
  await seePaid()
  await seeCartLink('1 item')
  expect(cartOf('nova').items).toMatchObject([{ productId: light }])
  expect(mock.onlyRequest('removeFromCart').body).toEqual({ id: paid?.id })
  expect(countCalls(mock)).toEqual({ registered: 1, emptied: 0 })
  await follow('Shopping cart 1 item in your cart')
  expect(await quantity()).toBe('1')
  expect(screen.queryByText(/already paid for/)).toBeNull()
})

// Covers COM-ENR-01
test('a paid cart that cannot be read is not emptied, because it may hold other courses', async () => {
  const { comeBack } = await pay(mock)
  fill('nova', guitar, light)
  mock.fault({ operation: 'getMyCart', status: 403 })
  await comeBack()
  await seePaid()
  await waitFor(() => expect(mock.requests('getMyCart')).not.toEqual([]))
  mock.clearFaults()
  await follow('Shopping cart')
  // A toast may say it, too.
  expect(await screen.findAllByText('Error deleting cart data')).not.toEqual([])
  expect(countCalls(mock).emptied).toBe(0)
  expect(cartOf('nova').items).toHaveLength(2)
})

// Covers COM-ENR-01
test('a payment is registered once when two tabs return together', async () => {
  const { query, comeBack } = await pay(mock)
  const releases = ['registerPayment', 'emptyCart'].map((operation) => mock.hold(operation))
  await comeBack()
  await renderRoute(enrolledRoute, { ...nova, query })
  await waitFor(() => expect(countCalls(mock).registered).toBe(1))
  for (const release of releases) release()
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'You’re enrolled' })).toHaveLength(2))
  await seeCalls(1, 1)
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Shopping cart' })).toHaveLength(2))
})

// Covers COM-ENR-01
test('a payment registration without an answer is repeated only on request', async () => {
  const { comeBack } = await pay(mock)
  const release = mock.hold('registerPayment', { drop: true })
  await comeBack()
  await seeCalls(1, 0)
  await reload()
  release()
  await screen.findByText('Error registering payment data')
  await seeCalls(1, 0)
  mock.clearFaults()
  await press('Try again')
  await seePaid()
  await seeCalls(2, 1)
})

// Covers COM-ENR-01
test('a declined payment leaves the cart full for another try', async () => {
  const { order, comeBack } = await pay(mock, 'declined')
  await comeBack()
  await title('Payment not completed')
  expect(countCalls(mock).emptied).toBe(0)
  await follow('Back to cart')
  expect(await quantity()).toBe('1')
  await press('Go to checkout')
  await link('Go to payment page')
  const session = mock.state.paymentSessions.at(-1)
  if (session) session.outcome = 'paid'
  mock.clearRequests()
  cleanup()
  await renderRoute(enrolledRoute, { ...nova, query: { cartId: order.cartId, session_id: session?.id } })
  await seePaid()
  await seeCalls(1, 1)
})

// Covers COM-ENR-01
test('a canceled payment registers nothing and keeps the cart', async () => {
  await pay(mock, 'declined')
  cleanup()
  await renderRoute(cartRoute, nova)
  expect(await quantity()).toBe('1')
  await seeCalls(0, 0)
})

// Covers PLG-03
test('the payment return screen links no course without the courses plugin', async () => {
  const plugins = shop.plugins.filter(({ id }) => id !== 'courses')
  fill('nova', guitar)
  await renderRoute(cartRoute, { ...nova, plugins })
  await screen.findByRole('heading', { name: 'Guitar for late beginners' })
  expect(screen.queryByRole('link', { name: 'Guitar for late beginners' })).toBeNull()
  cleanup()
  const { comeBack } = await pay(mock)
  await comeBack({ ...nova, plugins })
  await seePaid()
  for (const name of ['Start course', 'My courses']) expect(screen.queryByRole('link', { name })).toBeNull()
  await waitFor(() => expect(countCalls(mock).emptied).toBe(1))
  cleanup()
  await renderRoute(cartRoute, { ...nova, plugins })
  expect((await link('Go to home page')).getAttribute('href')).toBe('/mypage')
})

// Covers COM-ENR-01
test('a forged address of the payment return screen registers no payment', async () => {
  const { id: cartId } = fill('nova', guitar)
  const open = (query: Query) => {
    cleanup()
    return renderRoute(enrolledRoute, { ...nova, query })
  }
  await open({ cartId })
  await title('Payment not completed')
  // Nobody can say whether such an address belongs to a payment.
  for (const query of [{}, { session_id: 'cs_made_up' }]) {
    await open(query)
    await title('Your payment couldn’t be confirmed')
    expect(screen.queryByText(/You haven’t been charged/)).toBeNull()
    expect((await link('Contact us')).getAttribute('href')).toBe(contactRoute.path)
    expect((await link('Back to cart')).getAttribute('href')).toBe(cartRoute.path)
  }
  await open({ cartId: 'nobodys' })
  await seeAlert('Error getting cart data')
  await seeCalls(0, 0)

  await open({ cartId, session_id: 'cs_made_up' })
  await seeAlert('Error registering payment data')
  expect(countCalls(mock).registered).toBeGreaterThan(0)
  expect(countCalls(mock).emptied).toBe(0)
  expect(cartOf('nova').items).toHaveLength(1)
})

/** Faults of a call with the message that the person reads; neighboring messages differ. */
const faults = [
  [{ status: 400 }, /didn’t accept this/],
  [{ body: 'html' }, /couldn’t read/],
  [{ status: 403 }, /don’t have permission/],
  [{ body: 'malformed' }, /couldn’t read/],
  [{ status: 404 }, /no longer available/],
  [{ status: 409 }, /changed this in the meantime/],
  // Happy-dom reports a cut body as another error than browsers do.
  [{ body: 'half' }, /Can’t reach the server/],
  [{ status: 413 }, /larger than the server allows/],
  [{ drop: true }, /Can’t reach the server/],
  [{ status: 429 }, /Too many requests/],
  [{ status: 500 }, /went wrong on the server/],
] as const

/** Presses a button that sends a call again, once for each fault, and reads the toast and the alert. */
async function tryEach(
  operation: string,
  rows: readonly (typeof faults)[number][],
  name: string,
  toast: string,
) {
  for (const [fault, sentence] of rows) {
    const toasts = await screen.findByRole('region', { name: /^Notifications/ })
    for (const close of within(toasts).getAllByRole('button', { name: 'Close' })) fireEvent.click(close)
    mock.clearFaults()
    mock.fault({ operation, ...fault })
    mock.clearRequests()
    await press(name)
    await seeAlert(sentence, JSON.stringify(fault))
    await seeToast(toast)
    expect(mock.requests(operation)).toHaveLength(1)
    if (operation === 'registerPayment') {
      expect(countCalls(mock).emptied).toBe(0)
      await link('Back to cart')
    }
  }
  mock.clearFaults()
  mock.clearRequests()
}

// Covers COM-ERR-01
test('the cart is not emptied when registering the payment fails', async () => {
  const { comeBack } = await pay(mock)
  mock.fault({ operation: 'registerPayment', status: 500 })
  await comeBack()
  await button('Try again')
  await tryEach('registerPayment', faults, 'Try again', 'Error registering payment data')
  await press('Try again')
  await seePaid()
  await seeCalls(1, 1)
})

// Covers COM-ERR-01
test('the payment return screen offers a retry when emptying the cart fails', async () => {
  const { comeBack } = await pay(mock)
  mock.fault({ operation: 'emptyCart', status: 500 })
  await comeBack()
  await seePaid()
  await button('Empty cart')
  // Omits faults that change only the body of the answer, because the server empties the cart despite these faults.
  const unapplied = faults.filter(([fault]) => !('body' in fault))
  await tryEach('emptyCart', unapplied, 'Empty cart', 'Error deleting cart data')
  await press('Empty cart')
  await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull())
  await seePaid()
  await seeCalls(0, 1)
})
