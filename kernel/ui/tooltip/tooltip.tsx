import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import type { LazyTooltipProps } from './tooltip.lazy'

const tooltipPart = lazyComponent<LazyTooltipProps>(() => import('./tooltip.lazy'))

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words more; nothing that one must read to go on. */
  text: string
  /** Gets the id under which the text can be found: put it on the control as `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

const anchor = css({ display: 'inline-flex' })

/**
 * Words for a pointer that rests or a focus that stays. The bubble (Ark UI) is fetched at the first
 * hover; to a screen reader the words belong to the control from the start.
 *
 * @param props `text`, and a function that draws the control
 * @example
 * <Tooltip text={t.minutesHint()}>{(id) => <button aria-describedby={id}>{minutes}</button>}</Tooltip>
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isNear, setIsNear] = useState(false)
  // Without its code there is simply no bubble; the words are in the page all the same.
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
