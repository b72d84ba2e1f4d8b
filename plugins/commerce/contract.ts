import { route } from '@kernel'

/** The shopping cart; `?cartId=` names another one than the open one (COM-CART-01). */
export const cartRoute = route('commerce/cart', '/shoppingCart')
/** Makes the order and leads to the payment page (decision:single-order). */
export const checkoutRoute = route('commerce/checkout', '/checkout')
/** Where the payment page sends people back to, as `?cartId=&session_id=` (COM-ENR-01). */
export const enrolledRoute = route('commerce/enrolled', '/course/enrolled')
