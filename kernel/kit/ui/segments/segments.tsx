import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { styles } from './segments.styles'

export interface SegmentsProps<Value> {
  /** Name of the group. */
  label: string
  selected: Value
  onSelect: (value: Value) => void
  choices: readonly { readonly value: Value; readonly label: string; readonly icon?: IconPath }[]
  className?: string | undefined
}

/** A few choices in one bar, one of which is selected: for filters that act at once. */
export function Segments<Value>({ label, selected, onSelect, choices, className }: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={cx(styles.root, className)}>
      {choices.map(({ value, label: text, icon }) => (
        <button
          key={text}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
          className={styles.segment}
        >
          {icon && <Icon of={icon} size="sm" />}
          {text}
        </button>
      ))}
    </div>
  )
}
