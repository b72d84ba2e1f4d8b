import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { badgeRecipe } from './badge.recipe'

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined
  icon?: IconPath | undefined
  children: ReactNode
  className?: string | undefined
}

/**
 * A state in a word or two.
 *
 * @param props `tone`, `icon`, and the words as children
 * @example
 * <Badge tone="success" icon={checkIcon}>{t.completed()}</Badge>
 */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={cx(badgeRecipe({ tone }), className)}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  )
}

/** Props of {@link CountBadge}. */
export interface CountBadgeProps {
  /** Shown as `99+` past 99; nothing is shown for 0. */
  count: number
  /** The number with its meaning, e.g. "3 things in your cart". */
  label: string
  /** Over the corner of the button it stands in. */
  isCorner?: boolean | undefined
}

/**
 * A number that waits for somebody.
 *
 * @param props `count`, `label`, `isCorner`
 * @example
 * <IconButton icon={cartIcon} label={t.cart()} badge={<CountBadge isCorner count={3} label={t.inCart({ count: 3 })} />} />
 */
export function CountBadge({ count, label, isCorner }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={badgeRecipe({ tone: 'count', size: 'count', isCorner })}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
