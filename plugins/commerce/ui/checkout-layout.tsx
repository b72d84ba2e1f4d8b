import { $settings, useTexts } from '@kernel'
import { imageUrl, multiply, useMoney } from '@kernel/parts'
import { Card, courseIcon, Icon, lockIcon, Picture } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useId } from 'react'
import type { Cart } from '../model/cart'
import { totalsOf } from '../model/totals'
import { commerceTexts } from '../texts'
import { purchaseRecipe } from './purchase.recipe'

/** The state of the checkout, beside the order that is paid. */
export function CheckoutLayout({ cart, children }: { readonly cart: Cart; readonly children: ReactNode }) {
  return (
    <div className={purchaseRecipe().columns}>
      <div>{children}</div>
      <CheckedOutCart cart={cart} />
    </div>
  )
}

function CheckedOutCart({ cart }: { readonly cart: Cart }) {
  const t = useTexts(commerceTexts)
  const money = useMoney()
  const { brand } = useUnit($settings)
  const id = useId()
  const styles = purchaseRecipe()
  return (
    <Card as="section" isBleed aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t['checkout.order']()}
      </h2>
      <ul role="list" className={styles.items}>
        {cart.items.map(({ id: itemId, name, photo, quantity, discountPrice }, index) => (
          <li key={itemId ?? `nameless-${index}`} className={styles.item}>
            <span className={styles.picture}>
              <Picture src={imageUrl(photo)} alt="" ratio="video" fallback={courseIcon} />
            </span>
            <span dir="auto" className={styles.name}>
              {name || t['cart.noName']()}
              {quantity > 1 && ` × ${quantity}`}
            </span>
            <span className={styles.price}>{money(multiply(discountPrice, quantity))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t['cart.total']()}</span>
        <span>{money(totalsOf(cart).total)}</span>
      </p>
      <p className={styles.note}>
        <Icon of={lockIcon} size="sm" />
        {t['cart.note']({ brand: brand.name })}
      </p>
    </Card>
  )
}
