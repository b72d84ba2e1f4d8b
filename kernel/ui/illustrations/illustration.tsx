import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const sheet = css({ display: 'block', w: 'full', h: 'auto', fill: '[none]' })
const tint = css({ fill: 'accent.soft' })

/** Frame of an illustration with a background shape. Its SVG children have 160 by 112 units and rounded strokes. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 112"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={sheet}
    >
      <path
        className={tint}
        d="M24 64C18 38 42 14 74 12c22-2 34 8 50 14 22 8 26 34 14 52-12 17-36 22-62 22S30 90 24 64z"
      />
      {children}
    </svg>
  )
}
