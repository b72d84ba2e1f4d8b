import accounts from '@plugins/accounts/plugin'
import commerce from '@plugins/commerce/plugin'
import courses from '@plugins/courses/plugin'
import { expect } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Deployment } from '@tests/kit'
import type { TestMock } from '../../mocks'

// Course ids are the same in every mock world. Nova owns neither `guitar` (USD 59, reduced from 89) nor `light` (EUR
// 49.50, reduced from 75).
export const guitar = 1441
export const light = 1479
/** A course in which Ana is enrolled. */
export const programming = 1458

/** The plugins of a purchase. */
export const shop = { plugins: [accounts, courses, commerce] } satisfies Deployment
export const nova = { ...shop, as: 'nova' } satisfies Deployment
export const ana = { ...shop, as: 'ana' } satisfies Deployment

export const button = (name: string) => screen.findByRole('button', { name })
export const link = (name: string) => screen.findByRole('link', { name })
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Clicks an element as soon as it exists. With `findByRole`, it could be replaced before the click. */
const click = (role: string, name: string) =>
  waitFor(() => void fireEvent.click(screen.getByRole(role, { name })))
export const press = (name: string) => click('button', name)
export const follow = (name: string) => click('link', name)
export const address = () => `${location.pathname}${location.search}`

/** The value of the only quantity field. */
export const quantity = async () =>
  (await screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Quantity of/ })).value
/** Waits until the cart link in the navigation bar names the number of items; without a number for an empty cart. */
export const seeCartLink = (count?: string) =>
  link(count === undefined ? 'Shopping cart' : `Shopping cart ${count} in your cart`)

/** Waits for a toast with a text. */
export async function seeToast(text: string | RegExp): Promise<void> {
  const toasts = await screen.findByRole('region', { name: /^Notifications/ })
  expect(await within(toasts).findAllByText(text)).not.toEqual([])
}

/** Reads and changes the carts of the mock server. */
export function cartsOf(mock: TestMock) {
  const cartOf = (who: string) => {
    const person = mock.state.people.find(({ email }) => email === `${who}@roda.example`)
    if (!person) throw new Error(`Nobody is called ${who}.`)
    const { carts } = mock.state
    const open = carts.find(({ personId, isClosed }) => personId === person.id && !isClosed)
    if (open) return open
    const cart = {
      id: 90_000 + carts.length,
      personId: person.id,
      currency: 'USD',
      items: [],
      isClosed: false,
    }
    carts.push(cart)
    return carts.at(-1) ?? cart
  }
  /** Puts courses into the cart, in place of its items. */
  const fill = (who: string, ...productIds: number[]) => {
    const cart = cartOf(who)
    cart.items = productIds.map((productId) => ({ id: 91_000 + productId, productId, quantity: 1 }))
    return cart
  }
  const course = (id: number) => {
    const found = mock.state.courses.find((one) => one.id === id)
    if (!found) throw new Error(`There is no course ${id}.`)
    return found
  }
  return { cartOf, fill, course }
}
