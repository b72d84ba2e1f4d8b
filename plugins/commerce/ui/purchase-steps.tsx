import { useTexts } from '@kernel'
import { checkIcon, Icon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { commerceTexts } from '../texts'

const list = css({
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  gap: '2',
  textStyle: 'caption',
  color: 'quiet',
  _print: { display: 'none' },
})
/** Phones have room for the number only; the title of the screen names the step. */
const short = css({
  textStyle: 'caption',
  color: 'quiet',
  md: { display: 'none' },
  _print: { display: 'none' },
})
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '&:not(:last-child)::after': { content: '""', w: '5', borderTopWidth: '1px', borderColor: 'line' },
  '&[aria-current]': { color: 'text', fontWeight: 'semibold' },
})
const mark = css({
  display: 'grid',
  placeItems: 'center',
  w: '6',
  h: '6',
  rounded: 'full',
  borderWidth: '1px',
  borderColor: 'outline',
  forcedColorsBorder: true,
  '[aria-current] > &': { bg: 'accent.fill', borderColor: 'accent.fill', color: 'accent.on' },
  '[data-done] > &': { bg: 'accent.soft', borderColor: 'accent.soft', color: 'accent.text' },
})

const steps = ['cart', 'payment', 'enrolled'] as const

/** The steps of a purchase with the current one; phones have its number only. */
export function PurchaseSteps({ current }: { readonly current: (typeof steps)[number] }) {
  const t = useTexts(commerceTexts)
  const position = steps.indexOf(current)
  return (
    <>
      <p className={short}>{t['steps.short']({ number: position + 1, total: steps.length })}</p>
      <ol role="list" aria-label={t['steps.label']()} className={list}>
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === position ? 'step' : undefined}
            data-done={index < position || undefined}
            className={step}
          >
            <span aria-hidden="true" className={mark}>
              {index < position ? <Icon of={checkIcon} size="sm" /> : index + 1}
            </span>
            {t[`steps.${name}`]()}
          </li>
        ))}
      </ol>
    </>
  )
}
