import { $settings, useTexts } from '@kernel'
import { type Money, useMoney } from '@kernel/parts'
import { Button, Card, Icon, lockIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { useCheckCart } from '../api/check-cart'
import { type Cart, totalsOf } from '../model/cart'

import { commerceTexts } from '../texts'

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

export function OrderSummary({ cart, addressedId }: OrderSummaryProps) {
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
