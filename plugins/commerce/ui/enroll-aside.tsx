import { useTexts } from '@kernel'
import { Card } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { storedItem } from '../api/pending-enrollment'
import type { StoredItem } from '../model/new-item'
import { commerceTexts } from '../texts'
import { useFactsOf, WantedCover, WantedPrice } from './wanted-course'

const card = css({ w: 'full', maxW: 'column.page', ms: 'auto', alignSelf: 'center', overflow: 'clip' })
const cover = css({ w: 'full', aspectRatio: '[2 / 1 !important]', rounded: 'none!' })
const content = css({ display: 'grid', gap: '1', p: '6' })
const over = css({ textStyle: 'caption', fontWeight: 'semibold', color: 'quiet' })
const title = css({ textStyle: 'title', overflowWrap: 'anywhere', lineClamp: '3' })
const facts = css({ textStyle: 'small', color: 'quiet' })
const price = css({ textStyle: 'lead', mt: '1', _empty: { display: 'none' } })
const list = css({
  display: 'grid',
  gap: '3',
  mt: '5',
  pt: '5',
  borderTopWidth: '1px',
  counterReset: '[step]',
  textStyle: 'small',
  color: 'quiet',
})
const step = css({
  row: true,
  gap: '3',
  counterIncrement: '[step]',
  '&[aria-current]': { color: 'text', fontWeight: 'semibold' },
  _before: {
    content: 'counter(step)',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '6',
    rounded: 'full',
    borderWidth: '[1.5px]',
    borderColor: 'outline',
    fontSize: '2xs',
    fontWeight: 'bold',
  },
  '&[aria-current]::before': { bg: 'accent.fill', borderColor: 'accent.fill', color: 'accent.on' },
})

export default function EnrollAside() {
  const item = useUnit(storedItem.$value)
  return item ? <Course item={item} /> : null
}

function Course({ item }: { readonly item: StoredItem }) {
  const t = useTexts(commerceTexts)
  const id = useId()
  const line = useFactsOf(item, true)
  return (
    <Card as="section" padding="none" aria-labelledby={id} className={card}>
      <WantedCover item={item} className={cover} />
      <div className={content}>
        <p className={over}>{t['enroll.about']()}</p>
        <h2 id={id} dir="auto" className={title}>
          {item.productName || t['cart.noName']()}
        </h2>
        {line && (
          <p dir="auto" className={facts}>
            {line}
          </p>
        )}
        <div className={price}>
          <WantedPrice item={item} isFull />
        </div>
        <ol role="list" aria-label={t['steps.label']()} className={list}>
          <li aria-current="step" className={step}>
            {t['enroll.step.login']()}
          </li>
          <li className={step}>{t['enroll.step.cart']()}</li>
          <li className={step}>{t['enroll.step.pay']()}</li>
        </ol>
      </div>
    </Card>
  )
}
