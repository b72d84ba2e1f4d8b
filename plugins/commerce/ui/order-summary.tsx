import { useTexts } from '@kernel'
import { type Money, useMoney } from '@kernel/parts'
import { Button, Card } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { useCheckCart } from '../api/check-cart.mutation'
import type { Cart } from '../model/cart'
import { totalsOf } from '../model/totals'
import { commerceTexts } from '../texts'

const title = css({ textStyle: 'subheading', mb: '4' })
const sums = css({ display: 'grid', gap: '2', mb: '5' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
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
  borderColor: 'line',
  mt: '2',
  pt: '4',
  '& > dt': { textStyle: 'strong' },
  '& > dd': { textStyle: 'heading', fontVariantNumeric: 'tabular-nums' },
})
const saved = css({ color: 'success' })

interface OrderSummaryProps {
  readonly cart: Cart
  /** Id of the cart named by the URL, if any. */
  readonly addressedId: string | undefined
}

/** Totals of the cart and the checkout button. */
export function OrderSummary({ cart, addressedId }: OrderSummaryProps) {
  const t = useTexts(commerceTexts)
  const money = useMoney()
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
    </Card>
  )
}
