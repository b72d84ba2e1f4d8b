import { Illustration } from './illustration'
import { accentStroke, inkStroke, paperFill } from './strokes'

/** Illustration of a clock, e.g. for an expired session. */
export function ClockIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M114 60a34 34 0 1 1-68 0 34 34 0 0 1 68 0z" />
      <path className={inkStroke} d="M80 34v4M80 82v4M54 60h4M102 60h4" />
      <path className={accentStroke} d="M80 44v16l10 10" />
    </Illustration>
  )
}
