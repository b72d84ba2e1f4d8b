import type { Page } from '@playwright/test'
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
/** What comes after the payment page. */
const paying = {
  as: 'nova',
  path: inCart('/checkout'),
  ready: ({ page }: CaseContext) => expectPaymentPage(page),
  act: ({ page }: CaseContext) => button(page, 'Pay').click(),
  again: tryAgain,
  back: '/course/enrolled',
} as const
const unread = { says: /could not read/ } as const
const unneeded = { isGood: 'anything but a plain no is a yes' } as const
const paid = (page: Page) => title(page, 'You are enrolled')

export const commerceCases: readonly FaultCase[] = [
  {
    operation: 'addToCart',
    as: 'nova',
    path: `/course/${guitar}`,
    send: (page) => button(page, 'Enroll'),
    says: 'Error adding item to cart',
    done: (page) => title(page, 'Shopping cart'),
  },
  {
    operation: 'removeFromCart',
    as: 'nova',
    path: inCart('/shoppingCart'),
    send: (page) => button(page, 'Remove Guitar for late beginners'),
    says: 'Error updating cart',
    done: (page) => page.getByText('Your cart is empty'),
  },
  {
    operation: 'updateCartQuantity',
    as: 'nova',
    path: inCart('/shoppingCart'),
    act: ({ page }) => button(page, 'One more').click(),
    says: 'Error updating cart',
    done: (page) => page.getByText('$118.00'),
  },
  {
    operation: 'checkCart',
    as: 'nova',
    path: inCart('/shoppingCart'),
    send: (page) => button(page, 'Go to checkout'),
    says: 'Error adding item to checkout',
    done: (page) => button(page, 'Pay'),
  },
  {
    operation: 'getCart',
    as: 'nova',
    path: async ({ page, token }) => `/shoppingCart?cartId=${(await fillCart(page, token, guitar)).id}`,
    says: 'Error getting cart data',
    done: item,
    but: { null: { shows: 'Your cart is empty' }, empty: { shows: 'Your cart is empty' } },
  },
  {
    operation: 'getMyCart',
    as: 'nova',
    path: inCart('/shoppingCart'),
    says: 'Error getting cart data',
    done: item,
    // Some servers make the cart with the first thing in it.
    but: Object.fromEntries(['404', 'null', 'empty'].map((name) => [name, { shows: 'Your cart is empty' }])),
  },
  {
    operation: 'emptyCart',
    ...paying,
    again: ({ page }) => button(page, 'Empty the cart').click(),
    says: 'Error deleting cart data',
    done: (page) => cartLink(page).and(page.getByRole('link', { name: 'Shopping cart', exact: true })),
    but: { wrong: unneeded, null: unneeded, empty: unneeded },
  },
  {
    operation: 'createOrder',
    as: 'nova',
    path: inCart('/checkout'),
    says: 'The payment could not be started',
    again: ({ page }) => button(page, 'Try again').or(button(page, 'Order again')).click(),
    done: (page) => button(page, 'Pay'),
    // Whether it was ordered is not known: the person is asked (FLT-03).
    but: Object.fromEntries(
      ['500', 'HTML', 'half', 'wrong', 'null', 'empty', 'silence', 'refused'].map((name) => [
        name,
        { says: 'We do not know whether your order arrived' },
      ]),
    ),
  },
  {
    operation: 'registerPayment',
    ...paying,
    says: 'Error registering payment data',
    done: paid,
    // Without an order there is nothing to show, nor to start.
    but: { wrong: unread, null: unread, empty: unread },
  },
  {
    operation: 'getOrder',
    ...paying,
    says: 'Error getting order data',
    done: (page) => link(page, 'Start the course'),
  },
]
