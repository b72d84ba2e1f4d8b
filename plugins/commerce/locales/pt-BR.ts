import type { Translation } from '@kernel'
import type en from './en'

export default {
  'cart.title': 'Carrinho',
  'checkout.title': 'Finalizar compra',
  'enrolled.title': 'Matrícula concluída',
} satisfies Translation<typeof en>
