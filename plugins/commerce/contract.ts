import { route } from '@kernel'

/** Route of the shopping cart; `?cartId=` names a cart other than the open one (COM-CART-01). */
export const cartRoute = route('commerce/cart', '/shoppingCart')
/** Route of the checkout, which places the order and redirects to the payment page (decision:single-order). */
export const checkoutRoute = route('commerce/checkout', '/checkout')
/** Route to which the payment page returns, with `?cartId=&session_id=` (COM-ENR-01). */
export const enrolledRoute = route('commerce/enrolled', '/course/enrolled')
