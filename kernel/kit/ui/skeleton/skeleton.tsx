import { type ReactNode, useEffect, useState } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { useLoadingIndicator } from '../../../core/announcer/announce'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

const skeletonRecipe = cva({
  base: {
    display: 'block',
    bg: 'muted',
    opacity: 0.75,
    forcedColorsBorder: true,
    animation: '[breathe 1.6s ease-in-out infinite]',
  },
  variants: {
    shape: {
      line: { h: '3', my: '1', rounded: 'xs' },
      title: { h: '5', my: '1', rounded: 'sm' },
      block: { rounded: 'md', minH: '24' },
      video: { rounded: 'md', aspectRatio: '[16 / 9]' },
      cover: { aspectRatio: '[16 / 9]' },
      circle: { rounded: 'full', w: 'avatar.sm', h: 'avatar.sm', flexShrink: '0' },
      control: { rounded: 'md', h: 'touch' },
    },
    width: {
      full: { w: 'full' },
      long: { w: '[82%]' },
      half: { w: '[50%]' },
      short: { w: '[28%]' },
      action: { w: '8' },
    },
  },
  defaultVariants: { shape: 'line' },
})

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'video' | 'cover' | 'circle' | 'control' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | 'action' | undefined
  className?: string | undefined
}

/** Placeholder of loading content; wrap skeletons in a {@link SkeletonGroup}. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(skeletonRecipe({ shape, width }), className)} />
}

export interface SkeletonGroupProps {
  children: ReactNode
  className?: string | undefined
}

/** A quick answer shows no skeleton: it appears after this number of ms. */
const delay = 200
const group = css({ display: 'grid', animation: '[fade 1ms linear 200ms backwards]' })
const gap = css({ gap: '2' })
/** How many groups are on the screen, and since when without a gap: one that takes the place of another does not wait again. */
let groups = 0
let since = 0

/**
 * Groups skeletons and announces to screen readers when loading takes long.
 * @example
 * <SkeletonGroup><Skeleton shape="title" /><Skeleton width="half" /></SkeletonGroup>
 */
export function SkeletonGroup({ children, className }: SkeletonGroupProps) {
  const t = useKernelTexts()
  useLoadingIndicator()
  const [left] = useState(() => (groups > 0 ? Math.max(0, since + delay - performance.now()) : delay))
  useEffect(() => {
    if (groups === 0 && left === delay) since = performance.now()
    groups += 1
    return () => {
      groups -= 1
    }
  }, [left])
  return (
    <div
      data-loading=""
      style={left < delay ? { animationDelay: `${left}ms` } : undefined}
      className={cx(group, className ?? gap)}
    >
      <VisuallyHidden>{t['ui.loading']()}</VisuallyHidden>
      {children}
    </div>
  )
}
