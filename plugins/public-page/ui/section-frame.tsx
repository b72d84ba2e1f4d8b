import type { ComponentProps, CSSProperties } from 'react'
import type { SectionName } from '../model/page-settings'
import { sectionsRecipe } from './sections.recipe'

interface SectionFrameProps extends Omit<ComponentProps<'section'>, 'className' | 'style'> {
  readonly size: 'page' | 'preview'
  /** Which of the owner's sections it is, if one of them. */
  readonly segment: SectionName | undefined
  /** Width of the section in percent; 0 means all available width. */
  readonly width: number
  /** Whether another section is chosen where there is room for one only. */
  readonly isOther?: boolean
}

export function SectionFrame({ size, segment, width, isOther = false, ...rest }: SectionFrameProps) {
  const hasShare = width > 0
  return (
    <section
      {...rest}
      style={hasShare ? ({ '--share': `${width}%` } as CSSProperties) : undefined}
      className={sectionsRecipe({ size, hasShare, isOther, segment: segment ?? 'other' }).section}
    />
  )
}
