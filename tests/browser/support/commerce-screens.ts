import { expect, type Locator, type Page } from '@playwright/test'
import type { FaultAttempt } from './fault-cases'
import { link, toasts } from './locators'
import type { MockWorld } from './mock-world'

export { button, link, toasts } from './locators'

/** A course as the server sells it; ids are the same in every world. */
export interface ServerCourse {
  readonly id: number
  readonly title: string
  readonly picture: string
  readonly fullPrice: number
  readonly discountPrice: number
  readonly currency: string
}

/** The open cart as the server holds it. */
export interface ServerCart {
  readonly id: number
  readonly currency: string
  readonly items: readonly { readonly id: number; readonly productId: number; readonly quantity: number }[]
}

/** Courses that Nova does not have: the first is sold in dollars for 59 of 89, the second in euros for 49.50 of 75. */
export const guitar = 1441
export const light = 1479
/** The course that lies in Ana's cart, and one that she is enrolled in. */
export const bread = 1525
export const programming = 1458

export async function fetchCourse(page: Page, id = guitar): Promise<ServerCourse> {
  return (await page.request.get(`/api/course/ById/${id}`)).json()
}

/** Puts courses into the open cart, without the product. */
export async function fillCart(page: Page, token: string, ...ids: number[]): Promise<ServerCart> {
  for (const productId of ids) await call(page, token, 'AddToCart', { productId, quantity: 1 })
  const cart = await fetchCart(page, token)
  if (!cart) throw new Error('The cart is empty.')
  return cart
}

/** Nova, signed in, with the guitar course in her cart. @returns her token, and the cart's id */
export async function novaWithGuitar(
  page: Page,
  mock: MockWorld,
): Promise<{ readonly token: string; readonly cartId: number }> {
  const token = await mock.login(page, 'nova')
  const { id: cartId } = await fillCart(page, token, guitar)
  await mock.clearRequests()
  return { token, cartId }
}

/** Ana, signed in, with nothing in her cart but a course that she is enrolled in. @returns the cart's id */
export async function anaWithEnrolledCourse(page: Page, mock: MockWorld): Promise<number> {
  const token = await mock.login(page)
  for (const { id } of (await fetchCart(page, token))?.items ?? [])
    await call(page, token, 'RemoveFromCart', { id })
  const { id } = await fillCart(page, token, programming)
  await mock.clearRequests()
  return id
}

export async function fetchCart(page: Page, token: string): Promise<ServerCart | undefined> {
  const answer = await page.request.get('/api/ShoppingCart/getMyCart', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return answer.status() === 204 ? undefined : answer.json()
}

/** Calls of the tests themselves carry the proof that those of the page carry. */
async function call(page: Page, token: string, name: string, data: object): Promise<void> {
  const cookies = await page.context().cookies()
  const proof = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(`/api/ShoppingCart/${name}`, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(proof && { 'X-XSRF-TOKEN': decodeURIComponent(proof) }),
    },
    data,
  })
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`)
}

export const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** The sign in the bar, with the number of things in the cart in its name. */
export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ })

/** What keeps a screen company comes after it: the number of what Ana has in the cart is the last of it. */
export const expectCartBadge = (page: Page): Promise<void> =>
  expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 thing in your cart')

/** The screen of who has paid for nothing now, being enrolled in that course already. */
export async function expectAlreadyEnrolled(page: Page, cartId: number): Promise<void> {
  await expect(page).toHaveURL(`/course/enrolled?cartId=${cartId}`)
  await expect(title(page, 'You are enrolled')).toBeVisible()
  await expect(link(page, 'Start the course')).toHaveAttribute('href', `/course/learn/${programming}`)
}

/** What went wrong is said in a toast, and why where it happened. */
export const expectToastAndAlert =
  (page: Page, what: string) =>
  async ({ sentence, expectOptions: patience }: FaultAttempt): Promise<void> => {
    await expect(toasts(page)).toContainText(what, patience)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence, patience)
  }

/** The payment page that the mock server plays. */
export async function expectPaymentPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/__mock\/pay\/cs_/)
}
