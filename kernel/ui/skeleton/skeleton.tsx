import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { useLoadingIndicator } from '../../core/announcer/announce'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { skeletonRecipe } from './skeleton.recipe'

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

// A quick answer shows no skeleton: it appears after 200 ms.
const group = css({ display: 'grid', gap: '2', animation: '[fade 1ms linear 200ms backwards]' })

/**
 * Groups skeletons and announces to screen readers when loading takes long.
 * @example
 * <SkeletonGroup><Skeleton shape="title" /><Skeleton width="half" /></SkeletonGroup>
 */
export function SkeletonGroup({ children, className }: SkeletonGroupProps) {
  const t = useTexts(kernelTexts)
  useLoadingIndicator()
  return (
    <div className={cx(group, className)}>
      <VisuallyHidden>{t['ui.loading']()}</VisuallyHidden>
      {children}
    </div>
  )
}
