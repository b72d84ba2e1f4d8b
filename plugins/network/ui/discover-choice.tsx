import { type TextRef, useTexts, useTranslate } from '@kernel'
import { css } from 'styled-system/css'
import { networkTexts } from '../texts'

const frame = css({
  display: 'flex',
  w: { base: 'full', md: 'auto' },
  gap: '0.5',
  p: '[0.1875rem]',
  rounded: 'sm',
  bg: 'subtle',
})
const segment = css({
  minH: '[calc({sizes.control} - 0.375rem)]',
  flex: { base: '1', md: 'none' },
  px: { base: '2', md: '3' },
  rounded: 'xs',
  textStyle: 'label',
  color: 'quiet',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-pressed=true]': {
    bg: { base: 'surface', _dark: 'muted' },
    color: 'text',
    shadow: 'sm',
    outline: '1px solid {colors.line}',
  },
})

interface DiscoverChoiceProps {
  readonly entries: readonly { readonly id: string; readonly label?: TextRef | undefined }[]
  /** Value that stands for the people. */
  readonly people: string
  /** The chosen section; null for all. */
  readonly value: string | null
  readonly onChange: (value: string | undefined) => void
}

export function DiscoverChoice({ entries, people, value, onChange }: DiscoverChoiceProps) {
  const t = useTexts(networkTexts)
  const translate = useTranslate()
  const choices = [
    { id: undefined, label: t['discover.everything']() },
    { id: people, label: t['people.others']() },
    ...entries.map(({ id, label }) => ({ id, label: label ? translate(label) : id })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t['discover.show']()} className={frame}>
      {choices.map(({ id, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === (id ?? null)}
          onClick={() => onChange(id)}
          className={segment}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
