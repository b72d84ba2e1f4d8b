import { definePlugin, page, sessionEnded } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, renderSlot, startMockServer } from '@tests/kit'
import { scopeBind } from 'effector'
import { courseActions, courseRoute } from '../../courses/contract'
import { $isAdding, memberDetected } from '../api/pending-enrollment'
import { cartRoute } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()
const courses = definePlugin({
  id: 'courses',
  routes: [page(courseRoute, { load: async () => ({ default: () => null }) })],
})
const plugins = [commerce, courses]
const price = { minor: 5900, currency: 'USD' }
const course = { id: 1441, title: 'Guitar', picture: '', fullPrice: price, discountPrice: price }
const countRequests = (id: string) => mock.requests().filter(({ operationId }) => operationId === id).length

/** Waits until the navigation bar has read the cart of a user who has none. */
const waitForCart = () => waitFor(() => expect(countRequests('getMyCart')).toBe(1))

/** Makes reading the cart fail as soon as the course is being added. */
async function failCartReads(): Promise<void> {
  await waitFor(() => expect(countRequests('addToCart')).toBe(1))
  mock.fault({ operation: 'getMyCart', status: 500 })
}
async function enroll(): Promise<void> {
  await renderSlot(courseActions, { course }, { plugins, as: 'nova' })
  await waitForCart()
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
  await failCartReads()
}
const expectReadError = async () => {
  expect((await screen.findByRole('alert')).textContent).toContain('Error getting cart data')
  expect(screen.queryByText('Your cart is empty')).toBeNull()
}

// Covers CRS-DET-02
test('the enroll button opens the cart with the data that addToCart returned', async () => {
  mock.fault({ operation: 'addToCart', latency: 500 })
  await enroll()
  expect(await screen.findByRole('spinbutton')).toBeTruthy()
  expect(location.pathname).toBe(cartRoute.path)
  expect(await screen.findByRole('link', { name: 'Shopping cart 1 item in your cart' })).toBeTruthy()
})

// Covers CRS-DET-02
test('the enroll button can be pressed again after the server has refused the course, and the toast says why', async () => {
  mock.fault({ operation: 'addToCart', status: 403, times: 1 })
  await renderSlot(courseActions, { course }, { plugins, as: 'nova' })
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
  expect(await screen.findAllByText(/don’t have permission/)).not.toEqual([])
  expect(storedCourse()).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
  expect(await screen.findByRole('spinbutton')).toBeTruthy()
})

// Covers CRS-DET-02
test('the enroll button shows no link to the cart before the cart opens', async () => {
  const linkTexts: (string | null)[] = []
  const observer = new MutationObserver(() => {
    for (const link of document.querySelectorAll('a')) linkTexts.push(link.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await renderSlot(courseActions, { course }, { plugins, as: 'nova' })
  await waitForCart()
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
  await screen.findByRole('spinbutton')
  observer.disconnect()
  expect(linkTexts).not.toContain('In your cart')
})

// Covers CRS-DET-02
test('the cart is not shown as empty when addToCart returned no cart', async () => {
  mock.fault({ operation: 'addToCart', latency: 500, body: 'null' })
  await enroll()
  await expectReadError()
  expect(location.pathname).toBe(cartRoute.path)
})

// Covers CRS-DET-02
test('the cart is not shown as empty when a course was added after the login', async () => {
  mock.fault({ operation: 'addToCart', latency: 500, body: 'null' })
  const scope = await renderRoute(cartRoute, { plugins, as: 'nova' })
  await waitForCart()
  localStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441, savedAt: Date.now() }))
  scopeBind(memberDetected, { scope })()
  await failCartReads()
  await expectReadError()
})

const storedCourse = () => localStorage.getItem('roda:wantedCourse')

// Covers CRS-DET-02
test('a course requested before login stays stored until it is in the cart', async () => {
  mock.fault({ operation: 'addToCart', latency: 500 })
  localStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441, savedAt: Date.now() }))
  await renderRoute(cartRoute, { plugins, as: 'nova' })
  await waitFor(() => expect(countRequests('addToCart')).toBe(1))
  // A reload at this moment would find the stored course.
  expect(storedCourse()).not.toBeNull()
  expect(await screen.findByRole('spinbutton')).toBeTruthy()
  expect(storedCourse()).toBeNull()
})

// Covers CRS-DET-02
test('the stored request for a course is removed when the session times out', async () => {
  mock.fault({ operation: 'addToCart', status: 500 })
  localStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441, savedAt: Date.now() }))
  const scope = await renderRoute(cartRoute, { plugins, as: 'nova' })
  await screen.findAllByRole('button', { name: 'Try again' })
  scopeBind(sessionEnded, { scope })('timeout')
  expect(storedCourse()).toBeNull()
})

// Covers CRS-DET-02
test('a course that could not be added is sent again only on a user action', async () => {
  mock.fault({ operation: 'addToCart', status: 500 })
  localStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441, savedAt: Date.now() }))
  const scope = await renderRoute(cartRoute, { plugins, as: 'nova' })
  await screen.findAllByRole('button', { name: 'Try again' })
  scopeBind(memberDetected, { scope })()
  expect(scope.getState($isAdding)).toBe(false)
  expect(countRequests('addToCart')).toBe(1)
  expect(storedCourse()).not.toBeNull()
})
