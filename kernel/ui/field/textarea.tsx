import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'

/** Props of {@link Textarea}: those of a `<textarea>`. */
export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Grows with what is written, from `rows` up to most of the screen. */
  isGrowing?: boolean | undefined
}

/** Where a browser does not know `field-sizing` the box keeps its rows and its handle: nothing is lost. */
const growing = css({ fieldSizing: 'content', maxH: '[60dvh]' })

/**
 * Several lines of text.
 *
 * @param props `isGrowing` and everything a `<textarea>` takes
 * @example
 * <Field label={t.text()}><Textarea rows={6} isGrowing {...register('text')} /></Field>
 */
export function Textarea({ isGrowing, rows = 3, className, ...rest }: TextareaProps) {
  const control = useFieldControl(rest)
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      // A growing box would otherwise begin with one line. 1lh: a line of its own text.
      style={isGrowing ? { minHeight: `calc(${rows}lh + 1.4rem)`, ...rest.style } : rest.style}
      className={cx(boxRecipe({ kind: 'lines' }), isGrowing && growing, className)}
    />
  )
}
