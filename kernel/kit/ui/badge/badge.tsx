import type { ReactNode } from 'react'
import { cva, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

const badgeRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    rounded: 'full',
    textStyle: 'caption',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    maxW: 'full',
    forcedColorsBorder: true,
  },
  variants: {
    tone: {
      neutral: { bg: 'subtle', color: 'quiet' },
      accent: { bg: 'accent.soft', color: 'accent.text' },
      info: { bg: 'info.soft', color: 'info' },
      success: { bg: 'success.soft', color: 'success' },
      warning: { bg: 'warning.soft', color: 'warning' },
      danger: { bg: 'danger.soft', color: 'danger' },
      count: { bg: 'accent.fill', color: 'accent.on' },
    },
    size: {
      md: { px: '2', py: '0.5', fontSize: '2xs' },
      count: { justifyContent: 'center', minW: '5', h: '5', px: '1.5', lineHeight: 'none' },
    },
    isCorner: {
      true: {
        position: 'absolute',
        top: '0.5',
        // At the corner of the icon, which is in the middle of the button.
        insetStart: '[calc(50% + 0.125rem)]',
        borderWidth: '2px',
        borderColor: 'surface',
        boxSizing: 'content-box',
        minW: '2',
        h: '4',
        px: '1',
      },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
})

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
