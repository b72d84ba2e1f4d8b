import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { useLoadingIndicator } from '../../core/announcer/loading-indicators'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { skeletonRecipe } from './skeleton.recipe'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'video' | 'circle' | 'control' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | undefined
  className?: string | undefined
}

/**
 * The shape of something that is on its way. Put several into one {@link SkeletonGroup}.
 *
 * @param props `shape`, `width`
 * @example
 * <SkeletonGroup><Skeleton shape="title" width="half" /><Skeleton width="long" /></SkeletonGroup>
 */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(skeletonRecipe({ shape, width }), className)} />
}

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps {
  children: ReactNode
  className?: string | undefined
}

const group = css({ display: 'grid', gap: '2' })

/**
 * Skeletons that stand for one thing; that it is loading is announced where it takes long.
 *
 * @param props the skeletons as children
 * @example
 * <SkeletonGroup><Skeleton /><Skeleton width="half" /></SkeletonGroup>
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
