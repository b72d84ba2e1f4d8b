import { type Id, route, slot } from '@kernel'
import type { Money } from '@kernel/parts'

/** Route of the shopping cart; `?cartId=` names a cart other than the open one. */
export const cartRoute = route('commerce/cart', '/shoppingCart')
/** Route of the checkout, which places the order and redirects to the payment page (decision:single-order). */
export const checkoutRoute = route('commerce/checkout', '/checkout')
/** Route to which the payment page returns, with `?cartId=&session_id=`. */
export const enrolledRoute = route('commerce/enrolled', '/course/enrolled')

/** A cart, for contributions to its screens. */
export interface CartReference {
  /** Id of the cart; undefined before the server created one. */
  readonly id: Id | undefined
  readonly items: readonly {
    /** Id of the product; for a course its course id. */
    readonly productId: Id | undefined
    readonly name: string
    readonly quantity: number
    /** Price of one unit with the discount. */
    readonly discountPrice: Money
  }[]
}

/** Props of the contributions to {@link cartSections}. */
export interface CartProps {
  readonly cart: CartReference
}

/**
 * Below the summary of the cart, while it has items.
 * @place `/shoppingCart`: below the summary, in the right column
 * @example
 * fill(cartSections, { id: 'vouchers/cart', load: () => import('./ui/voucher-field') })
 */
export const cartSections = slot<CartProps, 'component' | 'link'>('commerce/cart.sections')

/** Props of the contributions to {@link cartItemDetails}. */
export interface CartItemProps {
  /** Id of the product; for a course its course id. */
  readonly productId: Id
}

/**
 * A line below the name of an item in the cart: what it is. Not in carts of more than ten items.
 * @place `/shoppingCart`: below the name of an item
 * @example
 * fill(cartItemDetails, { id: 'courses/facts', load: () => import('./ui/cart-facts') })
 */
export const cartItemDetails = slot<CartItemProps, 'component'>('commerce/cart.item-details')

/** Props of the contributions to {@link checkoutSteps}. */
export interface CheckoutStepProps extends CartProps {
  /** Call this when the step is completed: the next step follows, and the order after the last one. */
  readonly onDone: () => void
}

/**
 * Steps before the order, one after another. The label of a step is its heading. Nothing is ordered until the last step calls
 * `onDone`; without contributions the checkout orders at once. A step that fails can be retried, but not skipped.
 * @place `/checkout`: before the payment
 * @example
 * fill(checkoutSteps, { id: 'invoices/address', label, load: () => import('./ui/invoice-address') })
 */
export const checkoutSteps = slot<CheckoutStepProps, 'section'>('commerce/checkout.steps')

/** Props of the contributions to {@link orderSections}. */
export interface OrderProps {
  /** Id of the bought course; undefined when unknown. */
  readonly courseId: Id | undefined
  /** Names of what was bought; empty when unknown. */
  readonly names: readonly string[]
}

/**
 * After an order, on the screen that confirms it.
 * @place `/course/enrolled`: below the buttons
 * @example
 * fill(orderSections, { id: 'invoices/download', load: () => import('./ui/download-invoice') })
 */
export const orderSections = slot<OrderProps, 'component' | 'link'>('commerce/order.sections')
