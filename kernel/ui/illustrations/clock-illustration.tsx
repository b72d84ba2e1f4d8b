import { Illustration } from './illustration'
import { accent, ink, paper } from './strokes'

/** The time is over: a clock at twelve. */
export function ClockIllustration() {
  return (
    <Illustration>
      <path className={paper} d="M114 60a34 34 0 1 1-68 0 34 34 0 0 1 68 0z" />
      <path className={ink} d="M80 34v4M80 82v4M54 60h4M102 60h4" />
      <path className={accent} d="M80 44v16l10 10" />
    </Illustration>
  )
}
