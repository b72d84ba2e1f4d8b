import { useTranslate } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { Card } from '@kernel/ui'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { type CartReference, checkoutSteps } from '../contract'

const heading = css({ textStyle: 'heading', outlineStyle: 'none' })

interface CheckoutStepsProps {
  readonly cart: CartReference
  /** Shown after the last step. */
  readonly children: ReactNode
}

/** The steps of other plugins before the order, one at a time. */
export function CheckoutSteps({ cart, children }: CheckoutStepsProps) {
  const translate = useTranslate()
  const id = useId()
  const [done, setDone] = useState<readonly string[]>([])
  const step = useSlotEntries(checkoutSteps).find((entry) => !done.includes(entry.id))
  const stepId = step?.id
  const handleDone = useCallback(() => stepId && setDone((ids) => [...ids, stepId]), [stepId])
  if (!step) return children
  return (
    <Card as="section" key={step.id} aria-labelledby={id} className={stack({ gap: '5' })}>
      <h2 id={id} className={heading}>
        {step.label && translate(step.label)}
      </h2>
      <SlotEntryView entry={step} props={{ cart, onDone: handleDone }} whenFailed="card" />
    </Card>
  )
}
