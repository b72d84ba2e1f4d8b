import { expect, type Locator, type Page } from '@playwright/test'
import type { MockWorld } from './mock-world'
import { xsrfHeader } from './xsrf-header'

export { button, link, toasts } from './locators'

export interface ServerCart {
  readonly id: number
  readonly currency: string
  readonly items: readonly { readonly id: number; readonly productId: number; readonly quantity: number }[]
}

/** A course that Nova does not own (USD 59); course ids are the same in every mock world. */
export const guitar = 1441

/** Adds courses to the cart by calling the API. */
export async function fillCart(page: Page, token: string, ...ids: number[]): Promise<ServerCart> {
  for (const productId of ids) await call(page, token, 'AddToCart', { productId, quantity: 1 })
  const cart = await fetchCart(page, token)
  if (!cart) throw new Error('The cart is empty.')
  return cart
}

/** Signs Nova in with the guitar course in her cart. */
export async function novaWithGuitar(
  page: Page,
  mock: MockWorld,
): Promise<{ readonly token: string; readonly cartId: number }> {
  const token = await mock.login(page, 'nova')
  const { id: cartId } = await fillCart(page, token, guitar)
  await mock.clearRequests()
  return { token, cartId }
}

async function fetchCart(page: Page, token: string): Promise<ServerCart | undefined> {
  const answer = await page.request.get('/api/ShoppingCart/getMyCart', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return answer.status() === 204 ? undefined : answer.json()
}

/** Calls the API with the XSRF token, as the product does. */
async function call(page: Page, token: string, name: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/ShoppingCart/${name}`, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...xsrfHeader(await page.context().cookies()),
    },
    data,
  })
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`)
}

export const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Finds the cart link in the navigation bar, whose name contains the number of items. */
export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ })

/** Waits for the components that load after the screen. The last one shows the number of items in Ana's cart. */
export const expectCartBadge = (page: Page): Promise<void> =>
  expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 item in your cart')

/** Expects the payment page of the mock server. */
export async function expectPaymentPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/__mock\/pay\/cs_/)
}
