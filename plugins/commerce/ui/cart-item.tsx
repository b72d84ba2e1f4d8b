import { type Id, useHref, useTexts } from '@kernel'
import { imageUrl, type ListRowProps, multiply, useMoney } from '@kernel/parts'
import { courseIcon, IconButton, NumberInput, Picture, TextLink, trashIcon, VisuallyHidden } from '@kernel/ui'
import { css, cx } from 'styled-system/css'
import { courseRoute } from '../../courses/contract'
import { type CartItem, maxQuantity } from '../model/cart'
import { commerceTexts } from '../texts'
import { cartItemRecipe } from './cart-item.recipe'

const deskOnly = css({ smDown: { display: 'none' } })
const phoneOnly = css({ sm: { display: 'none' } })

interface CartItemRowProps {
  readonly item: CartItem
  readonly onQuantity: (itemId: Id, quantity: number) => void
  readonly onRemove: (itemId: Id) => void
  readonly row: ListRowProps
}

/** Row of one cart item with price and quantity. */
export function CartItemRow({ item, onQuantity, onRemove, row }: CartItemRowProps) {
  const t = useTexts(commerceTexts)
  const money = useMoney()
  const href = useHref()
  const styles = cartItemRecipe()
  const { id, productId, quantity, fullPrice, discountPrice } = item
  const name = item.name || t['cart.noName']()
  const sum = money(multiply(discountPrice, quantity))

  return (
    <li {...row} className={styles.root}>
      <Picture
        src={imageUrl(item.photo)}
        alt=""
        ratio="video"
        fallback={courseIcon}
        isRounded
        className={styles.image}
      />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <TextLink
            variant="plain"
            to={productId === undefined ? undefined : href(courseRoute, { id: productId })}
          >
            {name}
          </TextLink>
        </h2>
        <p className={styles.prices}>
          {fullPrice.minor > discountPrice.minor && (
            <span>
              <VisuallyHidden>{t['cart.fullPrice']()}</VisuallyHidden>{' '}
              <s className={styles.full}>{money(fullPrice)}</s>
            </span>
          )}
          <span>
            <VisuallyHidden>{t['cart.price']()}</VisuallyHidden> {money(discountPrice)}
          </span>
        </p>
      </div>
      <span className={cx(styles.sum, deskOnly)}>{sum}</span>
      {id !== undefined && (
        <div className={styles.tools}>
          <NumberInput
            aria-label={t['cart.quantity']({ name })}
            value={quantity}
            min={1}
            max={Math.max(maxQuantity, quantity)}
            onValueChange={(newQuantity) => onQuantity(id, newQuantity)}
          />
          <IconButton
            icon={trashIcon}
            label={t['cart.remove']({ name })}
            data-remove={id}
            onClick={() => onRemove(id)}
          />
          <span className={cx(styles.sum, phoneOnly)}>{sum}</span>
        </div>
      )}
    </li>
  )
}
