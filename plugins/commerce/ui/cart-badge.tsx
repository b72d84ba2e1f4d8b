import { useTexts } from '@kernel'
import { CountBadge } from '@kernel/ui'
import { useCart } from '../api/use-cart'
import type { Cart } from '../model/cart'
import { commerceTexts } from '../texts'

/**
 * Badge with the number of cart items. Mounted in the navigation bar, it also reads the cart after login.
 */
export default function CartBadge() {
  const { cart, query } = useCart()
  // While a course is being added, its number stays. Errors of reading the cart are shown on the cart screen only.
  const shown = cart ?? query.data
  return shown ? <Count cart={shown} /> : null
}

function Count({ cart }: { readonly cart: Cart }) {
  const t = useTexts(commerceTexts)
  const count = cart.items.length
  return <CountBadge isCorner count={count} label={t['cart.count']({ count })} />
}
