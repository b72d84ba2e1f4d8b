import { useUnit } from 'effector-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { $formatLocale } from '../../../core/i18n/i18n'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { boxRecipe } from '../field/field.recipe'
import { useFieldControl } from '../field/field-context'
import { minusIcon, plusIcon } from '../icons/tools'
import { integerIn, parseInteger } from './integer'

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
  _focusVisible: { outlineStyle: 'none' },
})

const root = css({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifySelf: 'start',
})
const problemText = css({
  display: 'block',
  maxW: '60',
  mt: '1.5',
  textStyle: 'small',
  color: 'danger',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

/** A text that is being typed, and the value before. */
interface Draft {
  readonly text: string
  readonly before: number
}

/** A number field with buttons to step up and down; `min` is 0 by default. */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, min = 0, max = Number.MAX_SAFE_INTEGER, className, ...rest } = props
  const t = useKernelTexts()
  const locale = useUnit($formatLocale)
  const problemId = useId()
  const [problem, setProblem] = useState('')
  const description = [rest['aria-describedby'], problem && problemId].filter(Boolean).join(' ')
  const control = useFieldControl({ ...rest, 'aria-describedby': description })
  const [draft, setDraft] = useState<Draft | null>(null)
  // A value that this field did not send, for example after a refused change, replaces the typed text.
  const sent = useRef(value)
  useEffect(() => {
    if (value !== sent.current) setDraft(null)
    sent.current = value
  }, [value])

  const send = (next: number) => {
    if (next === value) return
    sent.current = next
    onValueChange(next)
  }
  const step = (by: number) => {
    setDraft(null)
    setProblem('')
    send(integerIn(value + by, min, max).value)
  }
  const handleWrite = (text: string) => {
    const before = draft?.before ?? value
    setDraft({ text, before })
    setProblem('')
    // The beginning of a number may be no number or another one: `1.4` of `1.440`.
    const number = parseInteger(text, locale)
    send(number !== undefined && number >= min && number <= max ? number : before)
  }
  /** Ends the typing. @returns whether the field has the typed number */
  const finish = (): boolean => {
    if (!draft) return true
    const { text, before } = draft
    const number = parseInteger(text, locale)
    const found = integerIn(number ?? before, min, max)
    const texts = [
      number === undefined && text.trim() !== '' && t['ui.number.unread']({ text, value: before }),
      found.isTooSmall && t['ui.number.tooSmall']({ min }),
      found.isTooLarge && t['ui.number.tooLarge']({ max }),
    ]
    const newProblem = texts.find(Boolean) || ''
    setDraft(null)
    setProblem(newProblem)
    send(number === undefined ? before : found.value)
    return newProblem === ''
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter submits the form: not with another number than the typed one.
    if (event.key === 'Enter' && !finish()) event.preventDefault()
    const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    const by = steps[event.key]
    if (by === undefined || rest.readOnly) return
    event.preventDefault()
    step(by)
  }
  const isFixed = rest.disabled || rest.readOnly

  return (
    <span className={cx(root, className)}>
      <span className={boxRecipe({ kind: 'stepper' })}>
        <IconButton
          icon={minusIcon}
          label={t['ui.less']()}
          tabIndex={-1}
          disabled={isFixed || value <= min}
          onClick={() => step(-1)}
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
          value={draft?.text ?? value}
          onChange={(event) => handleWrite(event.target.value)}
          onKeyDown={handleKey}
          onBlur={finish}
          className={digits}
        />
        <IconButton
          icon={plusIcon}
          label={t['ui.more']()}
          tabIndex={-1}
          disabled={isFixed || value >= max}
          onClick={() => step(1)}
        />
      </span>
      <span aria-live="polite">
        {problem && (
          <span id={problemId} className={problemText}>
            {problem}
          </span>
        )}
      </span>
    </span>
  )
}
