import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'
import { ownDirection } from './own-direction'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Makes the field grow with its text, from `rows` up to 60 % of the screen. */
  isGrowing?: boolean | undefined
}

/** Styles of a growing field; in browsers without `field-sizing`, `useGrowingHeight` sets the height. */
const growing = css({
  fieldSizing: 'content',
  maxH: '[60dvh]',
  '@supports (field-sizing: content)': { resize: 'none' },
})

export function Textarea({ isGrowing, rows = 3, className, ref, ...rest }: TextareaProps) {
  const control = useFieldControl(rest)
  const field = useGrowingHeight(Boolean(isGrowing))
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  return (
    <textarea
      {...ownDirection}
      {...rest}
      {...control}
      ref={field}
      rows={rows}
      // Set the minimum height in lines, because `field-sizing` ignores `rows`.
      style={isGrowing ? { minHeight: `calc(${rows}lh + 1.4rem)`, ...rest.style } : rest.style}
      className={cx(boxRecipe({ kind: 'lines' }), isGrowing && growing, className)}
    />
  )
}

/** Gives a field the height of its text in browsers without `field-sizing`, after each change. */
function useGrowingHeight(isGrowing: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = field
    if (!isGrowing || !current || CSS.supports('field-sizing', 'content')) return
    current.style.height = 'auto'
    const border = current.offsetHeight - current.clientHeight
    current.style.height = `${current.scrollHeight + border}px`
  })
  return field
}
