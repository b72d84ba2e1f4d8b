import { $languageTag, useTexts } from '@kernel'
import { useMoney } from '@kernel/parts'
import { Card } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { currencyName, type PaidTotal } from '../model/payment-list'
import { billingTexts } from '../texts'

// The sums are as wide as they need, and the words about them stand beside them.
const root = css({ md: { display: 'flex', alignItems: 'center', columnGap: '4', mb: '5' } })
const list = css({
  display: { base: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '& > div:where(:not(:first-child))': {
    borderTopWidth: { mdDown: '1px' },
    borderInlineStartWidth: { md: '1px' },
  },
})
const item = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[minmax(0, 1fr)]' },
  alignItems: 'center',
  columnGap: '3',
  minW: { md: '[13rem]' },
  px: '4',
  py: { base: '2', md: '3' },
})
const label = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { md: 'space-between' },
  columnGap: '2',
  textStyle: 'caption',
  color: 'quiet',
})
const name = css({
  fontWeight: 'semibold',
  '&::first-letter': { textTransform: 'uppercase' },
  display: 'block',
})
const amount = css({
  textStyle: { base: 'subheading', md: 'title' },
  fontVariantNumeric: 'tabular-nums',
})
const note = css({
  textStyle: 'caption',
  color: 'quiet',
  mt: { base: '2', md: '0' },
  mb: { base: '5', md: '0' },
  flex: '[1 1 14rem]',
})

export function Totals({ totals }: { readonly totals: readonly PaidTotal[] }) {
  const t = useTexts(billingTexts)
  const money = useMoney()
  const tag = useUnit($languageTag)
  const id = useId()
  if (totals.length === 0) return null
  return (
    <section aria-labelledby={id} className={root}>
      <Card padding="none" isBleed>
        <dl className={list}>
          {totals.map(({ total, count }) => (
            <div key={total.currency} className={item}>
              <dt className={label}>
                <span className={name}>{currencyName(total.currency, tag)}</span>
                <span>{t['list.count']({ count })}</span>
              </dt>
              <dd className={amount}>{money(total)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p id={id} className={note}>
        {t['totals.note']()}
      </p>
    </section>
  )
}
