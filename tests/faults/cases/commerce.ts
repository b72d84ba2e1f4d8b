import { expect, type Page } from '@playwright/test'
import {
  button,
  cartLink,
  expectPaymentPage,
  fillCart,
  guitar,
  link,
  title,
} from '../../browser/support/commerce-screens'
import type { CaseContext, FaultCase } from '../fault-case'

const inCart =
  (path: string) =>
  async ({ page, token }: CaseContext) => {
    await fillCart(page, token, guitar)
    return path
  }
const item = (page: Page) => page.getByRole('main').getByText('Guitar for late beginners')
const tryAgain = ({ page }: CaseContext) => button(page, 'Try again').click()
/** Common fields of the fault cases for calls after the payment. */
const afterPayment = {
  account: 'nova',
  path: inCart('/checkout'),
  prepare: ({ page }: CaseContext) => expectPaymentPage(page),
  act: ({ page }: CaseContext) => button(page, 'Pay').click(),
  retry: tryAgain,
  returnPath: '/course/enrolled',
} as const
const unread = { message: /couldn’t read/ } as const
const ignoredBody = { accepted: 'any answer except false is a success' } as const
/** Tries to order again. The screen asks once more if the outcome of an earlier order is unknown. */
async function orderAgain(context: CaseContext): Promise<void> {
  const again = button(context.page, 'Start again')
  await button(context.page, 'Try again').or(again).click()
  await expect.poll(async () => context.calls > 0 || (await again.isVisible())).toBe(true)
  if (context.calls === 0) await again.click()
}
const paid = (page: Page) => title(page, 'You’re enrolled')

export const commerceCases: readonly FaultCase[] = [
  {
    operation: 'addToCart',
    account: 'nova',
    path: `/course/${guitar}`,
    send: (page) => button(page, 'Enroll'),
    message: 'Error adding item to cart',
    success: (page) => title(page, 'Shopping cart'),
  },
  {
    operation: 'removeFromCart',
    account: 'nova',
    path: inCart('/shoppingCart'),
    beforeEachSend: ({ page }) => button(page, 'Remove Guitar for late beginners').click(),
    // Closing the toast with "Undo" sends the removal at once.
    send: (page) =>
      page.getByRole('group', { name: /removed from your cart$/ }).getByRole('button', { name: 'Close' }),
    message: 'Error updating cart',
    success: (page) => page.getByText('Your cart is empty'),
  },
  {
    operation: 'updateCartQuantity',
    account: 'nova',
    path: inCart('/shoppingCart'),
    act: ({ page }) => button(page, 'Increase').click(),
    message: 'Error updating cart',
    success: (page) => page.getByText('$118.00'),
  },
  {
    operation: 'checkCart',
    account: 'nova',
    path: inCart('/shoppingCart'),
    send: (page) => button(page, 'Go to checkout'),
    message: 'Error adding item to checkout',
    success: (page) => button(page, 'Pay'),
  },
  {
    operation: 'getCart',
    account: 'nova',
    path: async ({ page, token }) => `/shoppingCart?cartId=${(await fillCart(page, token, guitar)).id}`,
    message: 'Error getting cart data',
    success: item,
    exceptions: { null: { screenText: 'Your cart is empty' }, empty: { screenText: 'Your cart is empty' } },
  },
  {
    operation: 'getMyCart',
    account: 'nova',
    path: inCart('/shoppingCart'),
    message: 'Error getting cart data',
    success: item,
    // Some servers create a cart only with its first item, so the screen treats these faults as an empty cart.
    exceptions: Object.fromEntries(
      ['404', 'null', 'empty'].map((name) => [name, { screenText: 'Your cart is empty' }]),
    ),
  },
  {
    operation: 'emptyCart',
    ...afterPayment,
    retry: ({ page }) => button(page, 'Empty cart').click(),
    message: 'Error deleting cart data',
    success: (page) => cartLink(page).and(page.getByRole('link', { name: 'Shopping cart', exact: true })),
    exceptions: { wrong: ignoredBody, null: ignoredBody, empty: ignoredBody },
  },
  {
    operation: 'createOrder',
    account: 'nova',
    path: inCart('/checkout'),
    message: 'Checkout couldn’t be started',
    retry: orderAgain,
    success: (page) => button(page, 'Pay'),
    // After these faults the product cannot know whether the order exists, so it asks the person (FLT-03).
    exceptions: Object.fromEntries(
      ['500', 'HTML', 'half', 'wrong', 'null', 'empty', 'silence', 'refused', 'stall'].map((name) => [
        name,
        { message: 'We don’t know if your payment was started' },
      ]),
    ),
  },
  {
    operation: 'registerPayment',
    ...afterPayment,
    message: 'Error registering payment data',
    success: paid,
    // Without an order in the answer, the screen has nothing to show.
    exceptions: { wrong: unread, null: unread, empty: unread },
  },
  {
    operation: 'getOrder',
    ...afterPayment,
    message: 'Error getting order data',
    success: (page) => link(page, 'Start course'),
  },
]
