import { $settings, type Id, sameId, useTexts } from '@kernel'
import { ErrorNotice, List, type Money, Slot, Toolbar, useMoney } from '@kernel/parts'
import { Button, Card, Icon, lockIcon, Page, ScreenSkeleton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { firstCourses } from '../../courses/contract'
import { useChangeQuantity, useRemoveFromCart } from '../api/change-cart'
import { useCheckCart } from '../api/check-cart'
import { useEmptyCart } from '../api/paid-cart'
import { $failedEnrollment, $isAdding, retryRequested } from '../api/pending-enrollment'
import { useCart } from '../api/use-cart'
import { cartSections } from '../contract'
import { type Cart, type CartItem, totalsOf } from '../model/cart'
import { commerceTexts } from '../texts'
import BegunPayment from '../ui/begun-payment'
import { CartItemRow } from '../ui/cart-item'
import { styles } from '../ui/cart-item.styles'
import { EmptyCart } from '../ui/empty-cart'
import { PaidCartAlert } from '../ui/paid-cart-alert'
import { BackToCart, CartError, PurchaseSteps } from '../ui/purchase'

const title = css({ textStyle: 'heading', mb: '4' })
const sums = css({ display: 'grid', gap: '2', mb: '5' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'small',
  '& > dt': { color: 'quiet' },
  '& > dd': { fontVariantNumeric: 'tabular-nums' },
})
const totalLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  borderTopWidth: '1px',
  mt: '2',
  pt: '4',
  '& > dt': { textStyle: 'strong' },
  '& > dd': { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
})
const saved = css({ color: 'success', fontWeight: 'medium' })
const note = css({
  display: 'flex',
  gap: '2',
  mt: '4',
  textStyle: 'caption',
  color: 'quiet',
  '& > svg': { flexShrink: '0' },
})

interface OrderSummaryProps {
  readonly cart: Cart
  /** Id of the cart named by the URL, if any. */
  readonly addressedId: string | undefined
}

function OrderSummary({ cart, addressedId }: OrderSummaryProps) {
  const t = useTexts(commerceTexts)
  const money = useMoney()
  const { brand } = useUnit($settings)
  const id = useId()
  const { subtotal, discount, total } = totalsOf(cart)
  const { check, isChecking } = useCheckCart(addressedId)
  const less: Money = { ...discount, minor: 0 - discount.minor }

  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t['cart.summary']()}
      </h2>
      <dl className={sums}>
        <div className={line}>
          <dt>{t['cart.subtotal']()}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div className={line}>
          <dt>{t['cart.discount']()}</dt>
          <dd className={discount.minor > 0 ? saved : undefined}>{money(less)}</dd>
        </div>
        <div className={totalLine}>
          <dt>{t['cart.total']()}</dt>
          <dd aria-live="polite">{money(total)}</dd>
        </div>
      </dl>
      <Button
        size="lg"
        isWide
        isLoading={isChecking}
        disabled={cart.id === undefined}
        onClick={() => cart.id !== undefined && void check(cart.id, cart)}
      >
        {t['cart.checkout']()}
      </Button>
      <p className={note}>
        <Icon of={lockIcon} size="sm" />
        {t['cart.note']({ brand: brand.name })}
      </p>
    </Card>
  )
}

const spacing = css({ mb: '6' })

function RejectedCourse() {
  const t = useTexts(commerceTexts)
  const [failed, isAdding, retry] = useUnit([$failedEnrollment, $isAdding, retryRequested])
  if (!failed) return null
  return (
    <div className={spacing}>
      <ErrorNotice
        title={t['shoppingCart.addToCartError']()}
        error={failed.error}
        isTrying={isAdding}
        onRetry={() => retry()}
      />
    </div>
  )
}

const columns = css({
  display: 'grid',
  gap: { base: '4', md: '5' },
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
  gridTemplateRows: { lg: '[auto 1fr]' },
})
const alertArea = css({ mb: '6', _empty: { display: 'none' } })
const sidebar = css({ lg: { stickyAside: true, gridColumn: '2', gridRow: '[1 / 3]' } })
const contributed = css({ stack: true, gap: '4', mt: '4', _empty: { display: 'none' } })
// Below the summary, or on wide screens below the items, where the summary would leave a hole.
const more = css({ mt: { base: '2', lg: '0' }, minW: '0', _empty: { display: 'none' } })

const filter = css({ p: '4', mb: '0' })

const nameOf = ({ name }: CartItem) => name

/** Number of items up to which each shows its details. */
const maxDetailed = 10

/** Number of items up to which the screen has room for other courses. */
const maxShort = 2

export const parts = [firstCourses, cartSections]

/** Cart screen: the open cart, or the one named by `?cartId=`. */
export default function ShoppingCart() {
  const t = useTexts(commerceTexts)
  const [search] = useSearchParams()
  const cartId = search.get('cartId') || undefined
  const { query, cart } = useCart(cartId)

  return (
    <Page width="wide">
      <Toolbar
        title={t['cart.title']()}
        actions={cart?.items.length !== 0 && <PurchaseSteps current="cart" />}
      />
      <PaidCart />
      <BegunPayment />
      <RejectedCourse />
      {cart ? (
        <CartContents cart={cart} addressedId={cartId} />
      ) : query.isError ? (
        <CartError query={query}>{cartId && <BackToCart />}</CartError>
      ) : (
        <ScreenSkeleton of="rows" count={2} />
      )}
    </Page>
  )
}

function PaidCart() {
  return (
    <div className={alertArea}>
      <PaidCartAlert emptying={useEmptyCart()} />
    </div>
  )
}

interface CartContentsProps {
  readonly cart: Cart
  readonly addressedId: string | undefined
}

function CartContents({ cart, addressedId }: CartContentsProps) {
  const t = useTexts(commerceTexts)
  const { mutate: changeQuantity } = useChangeQuantity()
  const remove = useRemoveFromCart()

  function handleQuantity(itemId: Id, quantity: number) {
    const item = cart.items.find(({ id }) => sameId(id, itemId))
    if (item) changeQuantity({ itemId, quantity, item })
  }
  function handleRemove(itemId: Id) {
    const item = cart.items.find(({ id }) => sameId(id, itemId))
    if (item) remove({ itemId, name: item.name })
  }

  const productIds = cart.items.flatMap(({ productId }) => productId ?? [])

  return (
    <div>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={columns}>
          <Card padding="none" isBleed>
            <List
              items={cart.items}
              keyOf={({ id }, index) => id ?? `nameless-${index}`}
              name="cart"
              textOf={nameOf}
              aria-label={t['cart.items']()}
              filterClassName={filter}
              className={styles.list}
            >
              {(item, row) => (
                <CartItemRow
                  item={item}
                  hasDetails={cart.items.length <= maxDetailed}
                  onQuantity={handleQuantity}
                  onRemove={handleRemove}
                  row={row}
                />
              )}
            </List>
          </Card>
          <div className={sidebar}>
            <OrderSummary cart={cart} addressedId={addressedId} />
            <Slot
              of={cartSections}
              props={{ cart }}
              frame={(entries) => <div className={contributed}>{entries}</div>}
            />
          </div>
          {cart.items.length <= maxShort && (
            <Slot
              of={firstCourses}
              props={{ without: productIds }}
              whenFailed="nothing"
              frame={(courses) => <div className={more}>{courses}</div>}
            />
          )}
        </div>
      )}
    </div>
  )
}
