export default {
  'cart.title': 'Shopping cart',
  'checkout.title': 'Checkout',
  'enrolled.title': 'You are enrolled',
} as const
