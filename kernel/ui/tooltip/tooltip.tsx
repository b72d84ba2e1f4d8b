import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import type { LazyTooltipProps } from './tooltip.lazy'

const tooltipPart = lazyComponent<LazyTooltipProps>(() => import('./tooltip.lazy'))

export interface TooltipProps {
  /** Supplementary text only. */
  text: string
  /** Renders the control; put the id on it as `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

const anchor = css({ display: 'inline-flex' })

/**
 * Text on hover or focus. The bubble (Ark UI) loads on first hover; screen readers always get the text.
 * @example
 * <Tooltip text={t.minutesHint()}>{(id) => <button aria-describedby={id}>{minutes}</button>}</Tooltip>
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isNear, setIsNear] = useState(false)
  // If it does not load, there is no bubble; the text is still in the page.
  const Part = useLazyComponent(tooltipPart, isNear, () => setIsNear(false))
  const leaveOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setIsNear(false)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens on behalf of the control within
    <span
      id={`${id}-anchor`}
      className={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setIsNear(true)}
      onPointerLeave={() => setIsNear(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsNear(true)}
      onBlur={() => setIsNear(false)}
      onKeyDown={leaveOnEscape}
    >
      {children(id)}
      <VisuallyHidden id={id}>{text}</VisuallyHidden>
      {Part && isNear && <Part anchorId={`${id}-anchor`} text={text} />}
    </span>
  )
}
