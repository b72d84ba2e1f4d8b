import { cartRoute, checkoutRoute } from '@plugins/commerce/contract'
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { reload, renderRoute, startMockServer, storeElsewhere } from '@tests/kit'
import {
  address,
  ana,
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
  seeToast,
  title,
} from './carts'

const mock = startMockServer()
const { fill } = cartsOf(mock)

const open = () => renderRoute(checkoutRoute, nova)
const orders = () => mock.requests('createOrder').map(({ body }) => body)
const paymentAddress = async () => (await link('Go to payment page')).getAttribute('href')
const respondToOrder = (json: unknown) => mock.fault({ operation: 'createOrder', json })
const seeUnknownOutcome = async () =>
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We don’t know if your payment was started',
  )

/** The addresses to which the running test was redirected, without repetitions: React runs effects twice in tests. */
const redirects = new Set<string>()
beforeEach(() => {
  redirects.clear()
  rs.spyOn(location, 'replace').mockImplementation((url) => void redirects.add(String(url)))
})
afterEach(() => void rs.restoreAllMocks())

// Covers COM-PAY-01
test('the checkout orders by credit card and opens the payment page', async () => {
  fill('nova', guitar)
  await open()
  const paymentPage = await paymentAddress()
  expect(paymentPage).toMatch(/\/__mock\/pay\/cs_/)
  expect([...redirects]).toEqual([paymentPage])
  const order = mock.onlyRequest('createOrder')
  expect(order).toMatchObject({ method: 'POST', path: '/api/order/createOrder', query: {} })
  expect(order.body).toEqual({ paymentMethod: 'creditcard', amount: 59, currency: 'USD' })
  expect(mock.requests('emptyCart')).toEqual([])
})

// Covers COM-PAY-01
test('the checkout does not repeat an unanswered order after a reload', async () => {
  fill('nova', guitar)
  const release = mock.hold('createOrder', { drop: true })
  await open()
  await waitFor(() => expect(orders()).toHaveLength(1))
  await reload()
  release()
  await seeUnknownOutcome()
  expect(orders()).toHaveLength(1)
  mock.clearFaults()
  await press('Start again')
  await paymentAddress()
  expect(orders()).toHaveLength(2)
})

// Covers COM-PAY-01
test('the checkout follows the order of another tab, whose answer arrives late', async () => {
  fill('nova', guitar)
  const release = mock.hold('createOrder', { drop: true })
  await open()
  await waitFor(() => expect(orders()).toHaveLength(1))
  await reload()
  release()
  await seeUnknownOutcome()
  const [key = '', stored = ''] =
    Object.entries(localStorage).find(([one]) => one.endsWith('commerce.orders')) ?? []
  const paymentPage = 'https://pay.example.org/session/8c1f'
  const newValue = JSON.stringify(
    JSON.parse(stored).map((attempt: object) => ({ ...attempt, answer: paymentPage })),
  )
  storeElsewhere(key, newValue)
  expect(await paymentAddress()).toBe(paymentPage)
  expect([...redirects]).toEqual([paymentPage])
  expect(orders()).toHaveLength(1)
})

// Covers FLT-03
test('the checkout orders once when the user goes back while it orders', async () => {
  fill('nova', guitar)
  await renderRoute(cartRoute, nova)
  const release = mock.hold('createOrder')
  await press('Go to checkout')
  await waitFor(() => expect(orders()).toHaveLength(1))
  act(() => history.back())
  await button('Go to checkout')
  release()
  await press('Go to checkout')
  await paymentAddress()
  expect(orders()).toHaveLength(1)
})

// Covers COM-PAY-01
test('the checkout creates another order for another cart', async () => {
  fill('nova', guitar)
  await open()
  await paymentAddress()
  fill('nova', guitar, light)
  await reload()
  await paymentAddress()
  expect(orders()).toEqual([
    { paymentMethod: 'creditcard', amount: 59, currency: 'USD' },
    { paymentMethod: 'creditcard', amount: 114, currency: 'USD' },
  ])
})

// Covers COM-PAY-01
test('the checkout follows an https payment address on another host', async () => {
  fill('nova', guitar)
  respondToOrder('https://pay.example.org/session/8c1f')
  await open()
  expect(await paymentAddress()).toBe('https://pay.example.org/session/8c1f')
  expect([...redirects]).toEqual(['https://pay.example.org/session/8c1f'])
})

// Covers COM-PAY-02
test.each([
  null,
  '',
  'http://pay.example.org/session',
  '//pay.example.org/session',
  'javascript:document.title="taken"',
  'data:text/html,taken',
  'https://shop.example@evil.example/',
  'An unexpected error occurred.',
])('the checkout rejects the payment URL %j', async (answer) => {
  fill('nova', guitar)
  respondToOrder(answer)
  await open()
  await seeToast('Checkout couldn’t be started')
  await seeUnknownOutcome()
  expect(screen.queryByRole('link', { name: 'Go to payment page' })).toBeNull()
  expect([[...redirects], address()]).toEqual([[], '/checkout'])
  expect(document.title).toMatch(/^Checkout/)
  await follow('Back to cart')
  expect(await quantity()).toBe('1')
  expect(mock.requests('emptyCart')).toEqual([])
})

// Covers FLT-167
test.each([
  ['Go to payment page', 200],
  ['Back', 200],
  ['Back to cart', 409],
])('the link “%s” of the checkout leaves no entry in the history', async (name, status) => {
  fill('nova', guitar)
  if (status !== 200) mock.fault({ operation: 'createOrder', status })
  await renderRoute(cartRoute, nova)
  await press('Go to checkout')
  await link(name)
  const paymentPage = status === 200 && (await paymentAddress())
  redirects.clear()
  const { length } = history
  await follow(name)
  expect(history).toHaveLength(length)
  if (name === 'Go to payment page') expect([...redirects]).toEqual([paymentPage])
  else await button('Go to checkout')
})

// Covers COM-PAY-01
test('the cart can be ordered again after the server refused the order', async () => {
  fill('nova', guitar)
  mock.fault({ operation: 'createOrder', status: 409 })
  await renderRoute(cartRoute, nova)
  await press('Go to checkout')
  await seeToast('Checkout couldn’t be started')
  mock.clearFaults()
  await follow('Back to cart')
  mock.clearRequests()
  await press('Go to checkout')
  await paymentAddress()
  expect(orders()).toHaveLength(1)
})

// Covers COM-PAY-01, COM-ERR-01
test('the checkout does not order a cart that cannot be loaded', async () => {
  fill('nova', guitar)
  mock.fault({ operation: 'getMyCart', status: 403 })
  // The cart link in the navigation bar would load the cart again, so the test removes it.
  const settings = { slots: { 'kernel/navbar.end': { remove: ['commerce/cart'] } } }
  await renderRoute(checkoutRoute, { ...nova, settings })
  expect((await screen.findByRole('alert')).textContent).toContain('Error getting cart data')
  expect(orders()).toEqual([])
  mock.clearFaults()
  await press('Try again')
  await paymentAddress()
})

// Covers COM-PAY-01
test('the checkout does not order an empty cart', async () => {
  fill('nova')
  await open()
  await screen.findByText('Your cart is empty')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to home page' })).toBeTruthy()
  expect(orders()).toEqual([])
})

// Covers COM-PAY-01
test('the checkout opens the course when the member is already enrolled', async () => {
  const { id } = fill('ana', programming)
  await renderRoute(checkoutRoute, ana)
  await title('You’re enrolled')
  expect(address()).toBe(`/course/enrolled?cartId=${id}`)
  expect((await link('Start course')).getAttribute('href')).toBe(`/course/learn/${programming}`)
  // Nothing was paid.
  expect(screen.getByText('The course is yours.')).toBeTruthy()
  expect(screen.queryByText(/payment is complete/)).toBeNull()
  for (const operation of ['registerPayment', 'emptyCart'])
    expect(mock.requests(operation), operation).toEqual([])
})

// Covers FLT-112
test('the checkout opens an address that contains the word "enrolled"', async () => {
  const { id } = fill('nova', guitar)
  const paymentPage = `/course/enrolled?cartId=${id}&session_id=cs_1`
  respondToOrder(paymentPage)
  await open()
  await waitFor(() => expect([...redirects]).toEqual([`${location.origin}${paymentPage}`]))
  expect(screen.queryByRole('heading', { name: 'You’re enrolled' })).toBeNull()
})

// Covers FLT-112
test('the enrolled screen asks the server before it claims an enrollment', async () => {
  fill('nova', guitar)
  respondToOrder('You are enrolled.')
  await open()
  await waitFor(() => expect(mock.requests('checkCart')).not.toEqual([]))
  await screen.findByRole('heading', { name: 'Payment not completed' })
  expect(screen.queryByRole('heading', { name: 'You’re enrolled' })).toBeNull()
})
