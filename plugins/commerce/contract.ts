import { route } from '@kernel'

/** The shopping cart; `?cartId=` names a cart other than the open one (COM-CART-01). */
export const cartRoute = route('commerce/cart', '/shoppingCart')
/** Places the order and redirects to the payment page (decision:single-order). */
export const checkoutRoute = route('commerce/checkout', '/checkout')
/** Return URL of the payment page, with `?cartId=&session_id=` (COM-ENR-01). */
export const enrolledRoute = route('commerce/enrolled', '/course/enrolled')
