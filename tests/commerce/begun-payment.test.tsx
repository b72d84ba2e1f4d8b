import { billingRoute } from '@plugins/billing/contract'
import billing from '@plugins/billing/plugin'
import { cartRoute, checkoutRoute, enrolledRoute } from '@plugins/commerce/contract'
import commerce from '@plugins/commerce/plugin'
import { courseActions } from '@plugins/courses/contract'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeClock, renderRoute, renderSlot, startMockServer } from '@tests/kit'

const mock = startMockServer()
const options = { plugins: [commerce, billing], as: 'ana' } as const
const begun = /^You started a payment on [A-Z][a-z]+ \d+, \d{4} at \d/
const price = { minor: 5900, currency: 'USD' }
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

const openCart = () => renderRoute(cartRoute, options)
const openBilling = () => renderRoute(billingRoute, options)
const openCourse = (id: unknown = mock.state.orders.at(-1)?.items[0]?.productId) =>
  renderSlot(
    courseActions,
    { course: { id: String(id), title: 'Clay', picture: '', fullPrice: price, discountPrice: price } },
    options,
  )

/** Orders Ana's cart, and closes the payment page. */
async function begin() {
  await renderRoute(checkoutRoute, options)
  await screen.findByRole('link', { name: 'Go to payment page' })
  cleanup()
  const { orders, paymentSessions } = mock.state
  return { orders: orders.length, order: orders.at(-1), paid: paymentSessions.at(-1) }
}

// Covers FLT-165
test.each([
  ['cart', openCart],
  ['billing', openBilling],
])('the %s screen says when a payment was begun, and leads to it', async (_, open) => {
  await begin()
  await open()
  await screen.findByText(begun)
  const pay = screen.getByRole('link', { name: 'Pay' })
  expect(pay.getAttribute('href')).toMatch(/^https?:/)
  await screen.findByRole('button', { name: 'I’ve paid: check again' })
})

// Covers FLT-165
test('the course screen says in one line when a payment was begun, and leads to the cart', async () => {
  await begin()
  await openCourse()
  fireEvent.click(await screen.findByRole('link', { name: /^Payment started on [A-Z][a-z]+ \d+$/ }))
  await screen.findByText(begun)
  expect(location.pathname).toBe(cartRoute.path)
})

// Covers FLT-165
test('a payment that has not arrived is neither paid nor ordered again by itself', async () => {
  const { orders } = await begin()
  await openCart()
  await press('I’ve paid: check again')
  await screen.findByText(/^Your payment hasn’t arrived yet\./)
  expect(screen.getByText(begun)).toBeTruthy()
  cleanup()
  await renderRoute(checkoutRoute, options)
  await screen.findByText('You’ve already started this payment')
  expect(mock.state.orders).toHaveLength(orders)
})

// Covers FLT-165
test('a payment that has arrived leads to the course, and is not mentioned again', async () => {
  const { orders } = await begin()
  await openCart()
  mock.fault({ operation: 'checkCart', json: { enrolled: true, items: [] } })
  await press('I’ve paid: check again')
  await screen.findByRole('heading', { name: 'You’re enrolled' })
  cleanup()
  await openBilling()
  await screen.findByRole('list', { name: 'Billing' })
  expect(screen.queryByText(begun)).toBeNull()
  expect(mock.state.orders).toHaveLength(orders)
})

// Covers FLT-165
test('a payment that could not be checked can be checked again', async () => {
  await begin()
  mock.fault({ operation: 'checkCart', status: 500, times: 2 })
  await openCart()
  await press('I’ve paid: check again')
  await screen.findByText('Your payment couldn’t be checked')
  expect(screen.getByText(begun)).toBeTruthy()
})

// Covers FLT-165
test('a payment from which the person came back is not mentioned', async () => {
  const { order, paid } = await begin()
  if (paid) paid.outcome = 'paid'
  await renderRoute(enrolledRoute, { ...options, query: { cartId: order?.cartId, session_id: paid?.id } })
  await screen.findByRole('heading', { name: 'You’re enrolled' })
  await waitFor(() => expect(mock.requests('emptyCart')).toHaveLength(1))
  cleanup()
  await openCart()
  await screen.findByText('Your cart is empty')
  expect(screen.queryByText(begun)).toBeNull()
})

// Covers FLT-165
test('other courses, and payments of a week ago, are not mentioned', async () => {
  const clock = fakeClock()
  await begin()
  await openCourse(1)
  await screen.findByRole('button', { name: 'Enroll' })
  expect(screen.queryByText(/^Payment started/)).toBeNull()
  cleanup()
  await clock.advance(7 * 86_400_000)
  await openBilling()
  await screen.findByRole('list', { name: 'Billing' })
  expect(screen.queryByText(begun)).toBeNull()
})
