import { useTexts } from '@kernel'
import { CountBadge } from '@kernel/ui'
import { usePendingCart } from '../api/change-cart.mutation'
import { useCart } from '../api/use-cart'
import type { Cart } from '../model/cart'
import { commerceTexts } from '../texts'

/** How many things are in the cart; it is what reads the cart after the login (KRN-AUTH-03). */
export default function CartBadge() {
  const { cart } = useCart()
  // A cart that could not be read says so on its own screen.
  return cart ? <Count cart={cart} /> : null
}

function Count({ cart }: { readonly cart: Cart }) {
  const t = useTexts(commerceTexts)
  const count = usePendingCart(cart).items.length
  return <CountBadge isCorner count={count} label={t['cart.count']({ count })} />
}
