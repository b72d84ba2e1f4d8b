import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { boxRecipe } from '../field/field.recipe'
import { useFieldControl } from '../field/field-context'
import { minusIcon, plusIcon } from '../icons/tools'
import { integerIn } from './integer'

export interface NumberInputProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max'
  > {
  value: number
  /** Called with an integer within the bounds. */
  onValueChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  className?: string | undefined
}

const digits = css({
  w: '12',
  flex: '1',
  h: 'touch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  _focusVisible: { outline: '[none]' },
})

/** A number field with buttons to step up and down; `min` is 0 by default. */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, min = 0, max = Number.MAX_SAFE_INTEGER, className, ...rest } = props
  const t = useTexts(kernelTexts)
  const control = useFieldControl(rest)
  // The typed text may be empty for a moment, but the value of the field is always a number.
  const [draft, setDraft] = useState(String(value))
  useEffect(() => setDraft(String(value)), [value])

  const change = (input: string | number) => {
    const next = integerIn(input, min, max) ?? value
    setDraft(String(next))
    if (next !== value) onValueChange(next)
  }
  const handleWrite = (text: string) => {
    // Keep sign and fraction in the text until blur: without its point, 2.5 would become 25.
    const cleaned = text.replace(/[^\d.,-]/g, '')
    setDraft(cleaned)
    const next = integerIn(cleaned, min, max)
    if (next !== undefined && next === Number.parseInt(cleaned, 10) && next !== value) onValueChange(next)
  }
  const handleKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    const step = steps[event.key]
    if (step === undefined || rest.readOnly) return
    event.preventDefault()
    change(value + step)
  }
  const isFixed = rest.disabled || rest.readOnly

  return (
    <span className={cx(boxRecipe({ kind: 'stepper' }), className)}>
      <IconButton
        icon={minusIcon}
        label={t['ui.less']()}
        tabIndex={-1}
        disabled={isFixed || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        {...rest}
        {...control}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={props.max}
        value={draft}
        onChange={(event) => handleWrite(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => change(draft)}
        className={digits}
      />
      <IconButton
        icon={plusIcon}
        label={t['ui.more']()}
        tabIndex={-1}
        disabled={isFixed || value >= max}
        onClick={() => change(value + 1)}
      />
    </span>
  )
}
