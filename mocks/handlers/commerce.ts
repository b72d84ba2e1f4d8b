import {
  addToCart,
  checkCart,
  emptyCart,
  getCart,
  getMyCart,
  removeFromCart,
  setQuantity,
} from '../domain/cart'
import { unauthorized } from '../domain/domain-error'
import { completeOrder, createOrder, getOrder } from '../domain/orders'
import { registerPayment } from '../domain/payments'
import { member, open } from './operation'

export const commerceHandlers = [
  // The contract allows a call without a token, but a cart needs an owner.
  open('addToCart', 'POST /api/ShoppingCart/AddToCart', ({ world, viewer, body }) => {
    if (!viewer) throw unauthorized('Sign in to fill a cart.')
    return addToCart(world, viewer, body)
  }),
  member('removeFromCart', 'POST /api/ShoppingCart/RemoveFromCart', ({ world, viewer, body }) =>
    removeFromCart(world, viewer, body.id),
  ),
  member('updateCartQuantity', 'POST /api/ShoppingCart/UpdateCartQuantity', ({ world, viewer, body }) =>
    setQuantity(world, viewer, body),
  ),
  member('checkCart', 'GET /api/shoppingCart/check/{cartId}', ({ world, viewer, path }) =>
    checkCart(world, viewer, path.cartId),
  ),
  member('getCart', 'GET /api/ShoppingCart/getCart/{id}', ({ world, viewer, path }) =>
    getCart(world, viewer, path.id),
  ),
  member('getMyCart', 'GET /api/ShoppingCart/getMyCart', ({ world, viewer }) => getMyCart(world, viewer)),
  member('emptyCart', 'GET /api/ShoppingCart/emptyCart', ({ world, viewer }) => emptyCart(world, viewer)),
  member('createOrder', 'POST /api/order/createOrder', ({ world, viewer, origin, body }) =>
    createOrder(world, viewer, origin, body),
  ),
  member('registerPayment', 'POST /api/payment/registerPayment', ({ world, viewer, body }) =>
    registerPayment(world, viewer, body, completeOrder),
  ),
  member('getOrder', 'GET /api/Order/getOrder/{id}', ({ world, viewer, path }) =>
    getOrder(world, viewer, path.id),
  ),
]
