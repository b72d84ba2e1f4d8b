import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'

const styles = {
  root: css({
    display: 'inline-flex',
    gap: '0.5',
    maxW: 'full',
    p: '0.5',
    rounded: 'sm',
    bg: 'subtle',
    overflowX: 'auto',
    // With large text, phones have no room for one line.
    '@media (max-width: 20rem)': { flexWrap: 'wrap' },
    scrollbarWidth: 'none',
  }),
  segment: css({
    flex: '[1 0 auto]',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: { base: '8', _coarse: 'touch' },
    minW: { _coarse: 'touch' },
    px: '3',
    rounded: '[calc({radii.sm} - 0.125rem)]',
    textStyle: 'label',
    color: 'quiet',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'common',
    outlineOffset: '[-2px]',
    _hover: { color: 'text' },
    '&[aria-pressed=true]': {
      bg: { base: 'surface', _dark: 'muted' },
      color: 'text',
      boxShadow: '[0 0 0 1px token(colors.line)]',
    },
  }),
}

export interface SegmentsProps<Value> {
  /** Name of the group. */
  label: string
  selected: Value
  onSelect: (value: Value) => void
  choices: readonly { readonly value: Value; readonly label: string; readonly icon?: IconPath }[]
  className?: string | undefined
}

/** A few choices in one bar, one of which is selected: for filters and views that change at once. */
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
