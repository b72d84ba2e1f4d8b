import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const sheet = css({ display: 'block', w: 'full', h: 'auto', fill: '[none]' })
const ground = css({ fill: 'subtle' })

/** Frame of an illustration, with the ground it stands on. Its SVG children have 144 by 104 units and rounded strokes. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 144 104"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={sheet}
    >
      <ellipse className={ground} cx="72" cy="92" rx="52" ry="6" />
      {children}
    </svg>
  )
}

/** A filled shape with an outline. */
export const paperFill = css({ fill: 'surface', stroke: 'edge' })
/** The shape that stands out: tinted, with an outline in the accent color. */
export const accentFill = css({ fill: 'accent.soft', stroke: 'accent.text' })
export const inkStroke = css({ stroke: 'edge' })
export const accentStroke = css({ stroke: 'accent.text' })
