import { backgroundTasks, definePlugin, fill, myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { useIsMutating } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, renderSlot, startMockServer } from '@tests/kit'
import { courseActions } from '../../courses/contract'
import { cartRoute } from '../contract'
import { $isAdding } from '../model/pending-enrollment'
import commerce from '../plugin'

const mock = startMockServer()

/** Says how many calls that change something are not answered yet. */
function Calls() {
  return <p>Under way: {useIsMutating()}</p>
}
const watch = definePlugin({
  id: 'watch',
  fills: [fill(backgroundTasks, { id: 'watch/calls', load: async () => ({ default: Calls }) })],
})

/** A course that nobody of the demo people has. */
const price = { minor: 5900, currency: 'USD' }
const course = { id: 1441, title: 'Guitar', picture: '', fullPrice: price, discountPrice: price }
const plugins = [commerce, watch]
const late = (operation: string) => mock.fault({ operation, latency: 1_000 })
async function press(name: string): Promise<void> {
  // What keeps a screen company comes after it.
  await screen.findByText('Under way: 0')
  fireEvent.click(await screen.findByRole('button', { name }))
}
const goHome = () => fireEvent.click(screen.getByRole('link', { name: /Home$/ }))
const asked = (id: string) => mock.requests().filter(({ operationId }) => operationId === id)

/** Goes on while the call is under way, and waits until its answer has been dealt with. */
async function leaveMeanwhile(): Promise<void> {
  await screen.findByText('Under way: 1')
  goHome()
  expect(location.pathname).toBe(myPageRoute.path)
  await screen.findByText('Under way: 0')
}

// Covers COM-CART-02
test('whoever goes on to another screen while the cart is checked stays there, and orders nothing', async () => {
  late('checkCart')
  await renderRoute(cartRoute, { plugins, as: 'ana' })
  await press('Go to checkout')
  await leaveMeanwhile()
  expect(location.pathname).toBe(myPageRoute.path)
  expect(asked('createOrder')).toEqual([])
})

// Covers COM-CART-02
test('nor is anybody taken away who has come back to the cart since', async () => {
  late('checkCart')
  await renderRoute(cartRoute, { plugins, as: 'ana' })
  await press('Go to checkout')
  await screen.findByText('Under way: 1')
  goHome()
  act(() => history.back())
  await screen.findByRole('button', { name: 'Go to checkout' })
  await screen.findByText('Under way: 0')
  expect(location.pathname).toBe(cartRoute.path)
  expect(asked('createOrder')).toEqual([])
})

// Covers CRS-DET-02
test('whoever goes on while a course comes into the cart stays there', async () => {
  late('addToCart')
  await renderSlot(courseActions, { course }, { plugins, as: 'nova' })
  await press('Enroll')
  await leaveMeanwhile()
  expect(asked('addToCart')).toHaveLength(1)
  expect(location.pathname).toBe(myPageRoute.path)
})

// Covers CRS-DET-02
test('and so does whoever wanted it before the login', async () => {
  late('addToCart')
  sessionStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441 }))
  const scope = await renderRoute(cartRoute, { plugins, as: 'nova' })
  await waitFor(() => expect(scope.getState($isAdding)).toBe(true))
  goHome()
  expect(location.pathname).toBe(myPageRoute.path)
  await waitFor(() => expect(scope.getState($isAdding)).toBe(false))
  expect(asked('addToCart')).toHaveLength(1)
  expect(location.pathname).toBe(myPageRoute.path)
})
