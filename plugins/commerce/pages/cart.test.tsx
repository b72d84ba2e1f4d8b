import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { cartRoute } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()

/** Titles of the item in Ana's cart, and of the item that `addGuitar` adds. */
const bread = 'Pão de fermentação natural em casa'
const guitar = 'Guitar for late beginners'

function cartOfAna() {
  const ana = mock.state.people.find(({ email }) => email === 'ana@roda.example')
  const cart = mock.state.carts.find(({ personId, isClosed }) => personId === ana?.id && !isClosed)
  if (!cart) throw new Error('Ana has no cart.')
  return cart
}
const addGuitar = () => cartOfAna().items.push({ id: 99_001, productId: 1441, quantity: 1 })
const requestsTo = (id: string) => mock.requests().filter(({ operationId }) => operationId === id)
const open = () => renderRoute(cartRoute, { plugins: [commerce], as: 'ana' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const seeChangedToast = () => screen.findAllByText(/^Your cart has changed\./)
const items = () => within(screen.getByRole('list', { name: 'In your cart' })).getAllByRole('listitem')

function expectNothingOrdered() {
  expect(location.pathname).toBe(cartRoute.path)
  expect(requestsTo('createOrder')).toEqual([])
}

// Covers COM-CART-02
test('the checkout does not open when an item could not be removed', async () => {
  addGuitar()
  mock.fault({ operation: 'removeFromCart', status: 500, latency: 500 })
  await open()
  await press(`Remove ${guitar}`)
  await waitFor(() => expect(items()).toHaveLength(1))
  await press('Go to checkout')
  await seeChangedToast()
  expect(screen.getAllByText('Error updating cart')).not.toEqual([])
  expect(items()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expectNothingOrdered()
})

// Covers COM-CART-02
test('the checkout opens only after items added in another tab were shown', async () => {
  await open()
  await screen.findByText(bread)
  addGuitar()
  await press('Go to checkout')
  await seeChangedToast()
  expect(items()).toHaveLength(2)
  expectNothingOrdered()

  await press('Go to checkout')
  await waitFor(() => expect(requestsTo('createOrder')).toHaveLength(1))
})

// Covers COM-CART-02
test('the checkout does not open if an item is removed during the cart check', async () => {
  addGuitar()
  mock.fault({ operation: 'checkCart', latency: 500, times: 1 })
  await open()
  await press('Go to checkout')
  await press(`Remove ${guitar}`)
  await seeChangedToast()
  expectNothingOrdered()

  await press('Go to checkout')
  await waitFor(() => expect(requestsTo('createOrder')).toHaveLength(1))
  expect(cartOfAna().items).toHaveLength(1)
})
