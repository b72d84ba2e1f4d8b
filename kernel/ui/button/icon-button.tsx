import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { buttonRecipe } from './button.recipe'
import type { ButtonVariants } from './button-variants'

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends Omit<ButtonVariants, 'icon' | 'isWide'>,
    Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  icon: IconPath
  /** What it does, for those who cannot see the icon and for the pointer that rests on it. */
  label: string
  /** Shown as chosen; also tells `aria-pressed`. */
  isPressed?: boolean | undefined
  /** A count or dot over the corner. */
  badge?: ReactNode
}

/**
 * A square button with an icon alone.
 *
 * @param props `icon`, `label`, the look (quiet unless told otherwise) and everything a `<button>` takes
 * @example
 * <IconButton icon={trashIcon} label={t.delete()} onClick={remove} />
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
