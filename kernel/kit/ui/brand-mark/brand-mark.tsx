import { useState } from 'react'
import { css } from 'styled-system/css'

const mark = css({ flexShrink: '0', color: 'accent.text', w: '[1.75rem]', h: '[1.75rem]', my: '2' })

export interface BrandMarkProps {
  /** URL of the logo; empty for the default one. */
  readonly logo: string
}

/** The deployment's logo, or the default logo when none is configured or the configured one fails to load. */
export function BrandMark({ logo }: BrandMarkProps) {
  const [broken, setBroken] = useState('')
  if (logo && logo !== broken)
    return <img src={logo} alt="" className={mark} onError={() => setBroken(logo)} />
  const angles = [0, 60, 120, 180, 240, 300]
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" className={mark}>
      <circle cx="16" cy="16" r="9.5" stroke="currentColor" strokeWidth="2.5" />
      {angles.map((angle) => (
        <circle
          key={angle}
          cx="16"
          cy="6.5"
          r="3.6"
          fill="currentColor"
          transform={`rotate(${angle} 16 16)`}
        />
      ))}
    </svg>
  )
}
