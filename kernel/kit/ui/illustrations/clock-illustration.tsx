import { accentStroke, Illustration, inkStroke, paperFill } from './illustration'

/** Illustration of a clock, e.g. for an expired session. */
export function ClockIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M106 50a34 34 0 1 1-68 0 34 34 0 0 1 68 0z" />
      <path className={inkStroke} d="M72 20v3M102 50h-3M72 80v-3M42 50h3" />
      <path className={accentStroke} d="M72 30v20l14 9" />
    </Illustration>
  )
}
