import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { type ButtonVariants, buttonRecipe } from './button.recipe'

export interface IconButtonProps
  extends Omit<ButtonVariants, 'icon' | 'isWide'>,
    Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  icon: IconPath
  /** Accessible name and tooltip of the button. */
  label: string
  /** Whether a toggle button is pressed; sets `aria-pressed`. */
  isPressed?: boolean | undefined
  /** A count or dot over the corner of the button. */
  badge?: ReactNode
}

/**
 * A square button with an icon.
 * @example
 * <IconButton icon={likeIcon} label={t.like()} isPressed={isLiked} onClick={like} />
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'quiet', size, isPressed, badge, className, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      aria-pressed={isPressed}
      {...rest}
      aria-label={label}
      className={cx(buttonRecipe({ variant, size, isIcon: true, isPressed }), className)}
    >
      <Icon of={icon} size={size === 'lg' ? 'lg' : 'md'} isFilled={isPressed} />
      {badge}
    </button>
  )
}
