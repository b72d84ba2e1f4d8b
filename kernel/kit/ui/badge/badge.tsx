import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { badgeRecipe } from './badge.recipe'

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined
  icon?: IconPath | undefined
  children: ReactNode
  className?: string | undefined
}

/** Shows a status in one or two words. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={cx(badgeRecipe({ tone }), className)}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  )
}

export interface CountBadgeProps {
  /** Number to show. Above 99 the badge shows `99+`; for 0 it renders nothing. */
  count: number
  /** Accessible text of the count, e.g. "3 things in your cart". */
  label: string
  /** Places the badge over the corner of a button. */
  isCorner?: boolean | undefined
}

/**
 * A count of items that need attention.
 * @example
 * <IconButton icon={cartIcon} label={t.cart()} badge={<CountBadge isCorner count={3} label={t.inCart({ count: 3 })} />} />
 */
export function CountBadge({ count, label, isCorner }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span data-count className={badgeRecipe({ tone: 'count', size: 'count', isCorner })}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
