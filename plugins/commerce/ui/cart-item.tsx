import { type Id, useHref, useTexts } from '@kernel'
import { imageUrl, type ListRowProps, multiply, Slot, useMoney } from '@kernel/parts'
import { Button, courseIcon, NumberInput, Picture, TextLink, trashIcon, VisuallyHidden } from '@kernel/ui'
import { courseRoute } from '../../courses/contract'
import { cartItemDetails } from '../contract'
import { type CartItem, maxQuantity } from '../model/cart'
import { commerceTexts } from '../texts'
import { styles } from './cart-item.styles'

interface CartItemRowProps {
  readonly item: CartItem
  /** Whether plugins may add a line to the name, which may need a request for each item. */
  readonly hasDetails: boolean
  readonly onQuantity: (itemId: Id, quantity: number) => void
  readonly onRemove: (itemId: Id) => void
  readonly row: ListRowProps
}

export function CartItemRow({ item, hasDetails, onQuantity, onRemove, row }: CartItemRowProps) {
  const t = useTexts(commerceTexts)
  const money = useMoney()
  const href = useHref()
  const { id, productId, quantity, fullPrice, discountPrice } = item
  const name = item.name || t['cart.noName']()

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
      <div className={styles.words}>
        <h2 className={styles.name}>
          <TextLink
            variant="plain"
            to={productId === undefined ? undefined : href(courseRoute, { id: productId })}
          >
            {name}
          </TextLink>
        </h2>
        {hasDetails && productId !== undefined && (
          <Slot
            of={cartItemDetails}
            props={{ productId }}
            frame={(entries) => <div className={styles.details}>{entries}</div>}
            whenFailed="nothing"
          />
        )}
      </div>
      <p className={styles.prices}>
        <span>
          <VisuallyHidden>{t['cart.price']()}</VisuallyHidden>{' '}
          <span className={styles.sum}>{money(multiply(discountPrice, quantity))}</span>
        </span>
        {fullPrice.minor > discountPrice.minor && (
          <span>
            <VisuallyHidden>{t['cart.fullPrice']()}</VisuallyHidden>{' '}
            <s className={styles.full}>{money(multiply(fullPrice, quantity))}</s>
          </span>
        )}
      </p>
      {id !== undefined && (
        <div className={styles.tools}>
          <NumberInput
            aria-label={t['cart.quantity']({ name })}
            className={styles.quantity}
            value={quantity}
            min={1}
            max={Math.max(maxQuantity, quantity)}
            onValueChange={(newQuantity) => onQuantity(id, newQuantity)}
          />
          <Button
            variant="quiet"
            icon={trashIcon}
            aria-label={t['cart.remove']({ name })}
            onClick={() => onRemove(id)}
          >
            {t['cart.removeShort']()}
          </Button>
          {quantity > 1 && (
            <span className={styles.each}>{t['cart.each']({ price: money(discountPrice) })}</span>
          )}
        </div>
      )}
    </li>
  )
}
