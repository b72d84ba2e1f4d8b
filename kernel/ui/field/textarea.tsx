import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'
import { ownDirection } from './own-direction'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Makes the field grow with its text, from `rows` up to 60 % of the screen. */
  isGrowing?: boolean | undefined
}

/** Styles of a growing field; browsers without `field-sizing` keep fixed rows and the resize handle. */
const growing = css({
  fieldSizing: 'content',
  maxH: '[60dvh]',
  '@supports (field-sizing: content)': { resize: 'none' },
})

export function Textarea({ isGrowing, rows = 3, className, ...rest }: TextareaProps) {
  const control = useFieldControl(rest)
  return (
    <textarea
      {...ownDirection}
      {...rest}
      {...control}
      rows={rows}
      // Set the minimum height in lines, because `field-sizing` ignores `rows`.
      style={isGrowing ? { minHeight: `calc(${rows}lh + 1.4rem)`, ...rest.style } : rest.style}
      className={cx(boxRecipe({ kind: 'lines' }), isGrowing && growing, className)}
    />
  )
}
