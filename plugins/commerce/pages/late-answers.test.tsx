import { backgroundTasks, definePlugin, fill, myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { useIsMutating } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, renderSlot, startMockServer } from '@tests/kit'
import { courseActions } from '../../courses/contract'
import { $isAdding } from '../api/pending-enrollment'
import { cartRoute } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()

/** Shows the number of mutations that are still pending. */
function PendingCalls() {
  return <p>Pending: {useIsMutating()}</p>
}
const observer = definePlugin({
  id: 'watch',
  fills: [fill(backgroundTasks, { id: 'watch/calls', load: async () => ({ default: PendingCalls }) })],
})

/** Data of a course that no demo user owns. */
const price = { minor: 5900, currency: 'USD' }
const course = { id: 1441, title: 'Guitar', picture: '', fullPrice: price, discountPrice: price }
const plugins = [commerce, observer]
const delay = (operation: string) => mock.fault({ operation, latency: 1_000 })
async function press(name: string): Promise<void> {
  // Wait for the background components, which mount after the screen.
  await screen.findByText('Pending: 0')
  fireEvent.click(await screen.findByRole('button', { name }))
}
const goHome = () => fireEvent.click(screen.getByRole('link', { name: /, Home$/ }))
const requestsTo = (id: string) => mock.requests().filter(({ operationId }) => operationId === id)

/** Leaves the screen while a call is pending, and waits for the answer. */
async function leaveDuringCall(): Promise<void> {
  await screen.findByText('Pending: 1')
  goHome()
  expect(location.pathname).toBe(myPageRoute.path)
  await screen.findByText('Pending: 0')
}

// Covers COM-CART-02
test('a late cart check does not open the checkout after the user left', async () => {
  delay('checkCart')
  await renderRoute(cartRoute, { plugins, as: 'ana' })
  await press('Go to checkout')
  await leaveDuringCall()
  expect(location.pathname).toBe(myPageRoute.path)
  expect(requestsTo('createOrder')).toEqual([])
})

// Covers COM-CART-02
test('a late cart check does not open the checkout after the user came back', async () => {
  delay('checkCart')
  await renderRoute(cartRoute, { plugins, as: 'ana' })
  await press('Go to checkout')
  await screen.findByText('Pending: 1')
  goHome()
  act(() => history.back())
  await screen.findByRole('button', { name: 'Go to checkout' })
  await screen.findByText('Pending: 0')
  expect(location.pathname).toBe(cartRoute.path)
  expect(requestsTo('createOrder')).toEqual([])
})

// Covers CRS-DET-02, FLT-167
test('a late answer to addToCart does not open the cart after the user left, but is announced', async () => {
  const release = mock.hold('addToCart')
  await renderSlot(courseActions, { course }, { plugins, as: 'nova' })
  await press('Enroll')
  await waitFor(() => expect(requestsTo('addToCart')).toHaveLength(1))
  goHome()
  release()
  expect(await screen.findAllByText('Course added to your cart')).not.toEqual([])
  expect(requestsTo('addToCart')).toHaveLength(1)
  expect(location.pathname).toBe(myPageRoute.path)
})

// Covers CRS-DET-02
test('a course added after login does not open the cart if the user left', async () => {
  delay('addToCart')
  localStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441, savedAt: Date.now() }))
  const scope = await renderRoute(cartRoute, { plugins, as: 'nova' })
  await waitFor(() => expect(scope.getState($isAdding)).toBe(true))
  goHome()
  expect(location.pathname).toBe(myPageRoute.path)
  await waitFor(() => expect(scope.getState($isAdding)).toBe(false))
  expect(requestsTo('addToCart')).toHaveLength(1)
  expect(location.pathname).toBe(myPageRoute.path)
})
