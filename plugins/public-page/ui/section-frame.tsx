import type { ComponentProps, CSSProperties } from 'react'
import { sectionsRecipe } from './sections.recipe'

interface SectionFrameProps extends Omit<ComponentProps<'section'>, 'className' | 'style'> {
  readonly size: 'page' | 'preview'
  /** Percent; applied above 0 only (PUB-PAGE-02). */
  readonly width: number
}

/** Layout box of a section. */
export function SectionFrame({ size, width, ...rest }: SectionFrameProps) {
  const hasShare = width > 0
  return (
    <section
      {...rest}
      style={hasShare ? ({ '--share': `${width}%` } as CSSProperties) : undefined}
      className={sectionsRecipe({ size, hasShare }).section}
    />
  )
}
