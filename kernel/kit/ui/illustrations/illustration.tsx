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
