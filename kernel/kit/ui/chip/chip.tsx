import type { ReactNode } from 'react'
import { cx, sva } from 'styled-system/css'
import { checkIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'

const chipRecipe = sva({
  slots: ['root', 'main', 'count'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      maxW: 'full',
      rounded: 'full',
      borderWidth: '1px',
      borderColor: 'outline',
      bg: 'surface',
      color: 'text',
      textStyle: 'label',
      fontWeight: 'medium',
      transition: 'common',
      // A button at its end.
      '& > button:not(:first-child)': { alignSelf: 'center', my: '-px', rounded: 'full' },
    },
    main: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minW: '0',
      px: '3',
      rounded: 'full',
      overflowWrap: 'anywhere',
      textAlign: 'start',
    },
    count: { color: 'quiet', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    isSelected: {
      true: {
        root: {
          bg: 'accent.soft',
          borderColor: '[color-mix(in oklab, {colors.accent.soft} 70%, {colors.accent.text})]',
          color: 'accent.text',
        },
        count: { color: '[inherit]' },
      },
    },
    isToggle: {
      true: {
        root: { _hover: { bg: 'subtle' } },
        main: {
          cursor: 'pointer',
          minH: { base: '8', _coarse: 'touch' },
          _after: { content: '""', position: 'absolute', inset: '[-6px 0]' },
          _disabled: { opacity: 0.5, cursor: 'not-allowed' },
        },
      },
      false: { main: { minH: '8' } },
    },
  },
})

export interface ChipProps {
  label: string
  /** Icon before the label: a check mark on selected chips by default, none for `null`. */
  icon?: IconPath | null | undefined
  /** A number after the label, which is not part of the name of the button. */
  count?: number | undefined
  isSelected?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Called to select or deselect; makes the chip selectable. */
  onSelect?: ((isSelected: boolean) => void) | undefined
  /** A button at its end, such as one that removes it. */
  action?: ReactNode
  className?: string | undefined
}

/**
 * A chip for a tag, topic or member, which can be selected.
 * @example
 * <Chip label={tag.name} isSelected={isChosen} onSelect={() => toggle(tag)} />
 */
export function Chip(props: ChipProps) {
  const { label, icon, count, isSelected = false, isDisabled, onSelect, action, className } = props
  const styles = chipRecipe({ isSelected, isToggle: Boolean(onSelect) })
  const iconPath = icon === undefined && isSelected ? checkIcon : icon
  const content = (
    <>
      {iconPath && <Icon of={iconPath} size="sm" />}
      {label}
      {count !== undefined && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </>
  )

  return (
    <span className={cx(styles.root, className)}>
      {onSelect ? (
        <button
          type="button"
          aria-pressed={isSelected}
          disabled={isDisabled}
          // In a row that scrolls, Chromium leaves a chip where it is that is only partly in view.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          onClick={() => onSelect(!isSelected)}
          className={styles.main}
        >
          {content}
        </button>
      ) : (
        <span className={styles.main}>{content}</span>
      )}
      {action}
    </span>
  )
}
