import { cx } from 'styled-system/css'
import { kernelTexts } from '../../../core/i18n/text'
import { useTexts } from '../../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { checkIcon, closeIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { chipRecipe } from './chip.recipe'

export interface ChipProps {
  /** Text of the chip, also used in the button "Remove …". */
  label: string
  /** Icon before the label: a check mark on selected chips by default, none for `null`. */
  icon?: IconPath | null | undefined
  /** A number after the label, which is not part of the name of the button. */
  count?: number | undefined
  isSelected?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Called to select or deselect; makes the chip selectable. */
  onSelect?: ((isSelected: boolean) => void) | undefined
  /** Called to remove the item; makes the chip removable. */
  onRemove?: (() => void) | undefined
  className?: string | undefined
}

/**
 * A chip for a tag, topic or member, which can be selected or removed.
 * @example
 * <Chip label={tag.name} isSelected={isChosen} onSelect={() => toggle(tag)} />
 */
export function Chip(props: ChipProps) {
  const { label, icon, count, isSelected = false, isDisabled, onSelect, onRemove, className } = props
  const t = useTexts(kernelTexts)
  const styles = chipRecipe({ isSelected, isToggle: Boolean(onSelect), isRemovable: Boolean(onRemove) })
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
      {onRemove && (
        <IconButton
          size="sm"
          icon={closeIcon}
          label={t['ui.remove']({ name: label })}
          disabled={isDisabled}
          onClick={onRemove}
          className={styles.remove}
        />
      )}
    </span>
  )
}
