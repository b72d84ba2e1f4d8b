import { type ReactNode, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { useCode } from '../../../core/async/load-code'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

const loadTooltip = () => import('./tooltip.lazy')

export interface TooltipProps {
  /** Text of the tooltip; it must not contain information that users need. */
  text: string
  /** Renders the control, which needs the id as `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

const anchor = css({ display: 'inline-flex' })

/**
 * A tooltip on hover or focus. Its bubble (Ark UI) loads on first hover; screen readers always get the text.
 * @example
 * <Tooltip text={t.minutesHint()}>{(id) => <button aria-describedby={id}>{minutes}</button>}</Tooltip>
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isActive, setIsActive] = useState(false)
  // If the code of the bubble does not load, only screen readers get the text.
  const Bubble = useCode(loadTooltip, isActive).code?.default

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the control inside
    <span
      id={`${id}-anchor`}
      className={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setIsActive(true)}
      onPointerLeave={() => setIsActive(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsActive(true)}
      onBlur={() => setIsActive(false)}
    >
      {children(id)}
      <VisuallyHidden id={id}>{text}</VisuallyHidden>
      {Bubble && isActive && (
        <Bubble anchorId={`${id}-anchor`} text={text} onClose={() => setIsActive(false)} />
      )}
    </span>
  )
}
