import type { Translation } from '@kernel'
import type en from './en'

export default {
  'cart.title': 'Carrito',
  'checkout.title': 'Pago',
  'enrolled.title': 'Ya tienes plaza',
} satisfies Translation<typeof en>
