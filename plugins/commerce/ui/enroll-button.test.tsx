import { myPageRoute, sessionEnded } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, renderSlot, startMockServer } from '@tests/kit'
import { scopeBind } from 'effector'
import { courseActions } from '../../courses/contract'
import { cartRoute } from '../contract'
import { $isAdding, memberDetected } from '../model/pending-enrollment'
import commerce from '../plugin'

const mock = startMockServer()
const plugins = [commerce]
const price = { minor: 5900, currency: 'USD' }
const course = { id: 1441, title: 'Guitar', picture: '', fullPrice: price, discountPrice: price }
const asked = (id: string) => mock.requests().filter(({ operationId }) => operationId === id).length

/** Waits until the bar has read the cart of somebody who has none, and keeps it. */
const seeCartRead = () => waitFor(() => expect(asked('getMyCart')).toBe(1))

/** From when the course is on its way into the cart, the cart itself cannot be read any more. */
async function loseCart(): Promise<void> {
  await waitFor(() => expect(asked('addToCart')).toBe(1))
  mock.fault({ operation: 'getMyCart', status: 500 })
}
async function enroll(): Promise<void> {
  await renderSlot(courseActions, { course }, { plugins, as: 'nova' })
  await seeCartRead()
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
  await loseCart()
}
const seeThatItCannotBeRead = async () => {
  expect((await screen.findByRole('alert')).textContent).toContain('Error getting cart data')
  expect(screen.queryByText('Your cart is empty')).toBeNull()
}

// Covers CRS-DET-02
test('the cart shows the course at once, as the server has answered', async () => {
  mock.fault({ operation: 'addToCart', latency: 500 })
  await enroll()
  expect(await screen.findByRole('spinbutton')).toBeTruthy()
  expect(location.pathname).toBe(cartRoute.path)
  expect(await screen.findByRole('link', { name: 'Shopping cart 1 thing in your cart' })).toBeTruthy()
})

// Covers CRS-DET-02
test('no way to the cart comes under the second click of a double click', async () => {
  const seen: (string | null)[] = []
  const look = new MutationObserver(() => {
    for (const link of document.querySelectorAll('a')) seen.push(link.textContent)
  })
  look.observe(document.body, { subtree: true, childList: true })
  await renderSlot(courseActions, { course }, { plugins, as: 'nova' })
  await seeCartRead()
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
  await screen.findByRole('spinbutton')
  look.disconnect()
  expect(seen).not.toContain('In your cart')
})

// Covers CRS-DET-02
test('where the server does not answer with it, the cart is not said to be empty', async () => {
  mock.fault({ operation: 'addToCart', latency: 500, body: 'null' })
  await enroll()
  await seeThatItCannotBeRead()
  expect(location.pathname).toBe(cartRoute.path)
})

// Covers CRS-DET-02
test('nor is it after what was wanted before the login has come into it', async () => {
  mock.fault({ operation: 'addToCart', latency: 500 })
  const scope = await renderRoute(myPageRoute, { plugins, as: 'nova' })
  await seeCartRead()
  sessionStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441 }))
  scopeBind(memberDetected, { scope })()
  await loseCart()
  await seeThatItCannotBeRead()
})

const storedCourse = () => sessionStorage.getItem('roda:wantedCourse')

// Covers CRS-DET-02
test('stores a wanted course until it is in the cart', async () => {
  mock.fault({ operation: 'addToCart', latency: 500 })
  sessionStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441 }))
  await renderRoute(cartRoute, { plugins, as: 'nova' })
  await waitFor(() => expect(asked('addToCart')).toBe(1))
  // What a reload at this moment would find.
  expect(storedCourse()).not.toBeNull()
  expect(await screen.findByRole('spinbutton')).toBeTruthy()
  expect(storedCourse()).toBeNull()
})

// Covers CRS-DET-02
test('forgets a wanted course when its session has run out', async () => {
  mock.fault({ operation: 'addToCart', status: 500 })
  sessionStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441 }))
  const scope = await renderRoute(cartRoute, { plugins, as: 'nova' })
  await screen.findAllByRole('button', { name: 'Try again' })
  scopeBind(sessionEnded, { scope })('timeout')
  expect(storedCourse()).toBeNull()
})

// Covers CRS-DET-02
test('adds a refused course again only when the person asks', async () => {
  mock.fault({ operation: 'addToCart', status: 500 })
  sessionStorage.setItem('roda:wantedCourse', JSON.stringify({ productId: 1441 }))
  const scope = await renderRoute(cartRoute, { plugins, as: 'nova' })
  await screen.findAllByRole('button', { name: 'Try again' })
  scopeBind(memberDetected, { scope })()
  expect(scope.getState($isAdding)).toBe(false)
  expect(asked('addToCart')).toBe(1)
  expect(storedCourse()).not.toBeNull()
})
