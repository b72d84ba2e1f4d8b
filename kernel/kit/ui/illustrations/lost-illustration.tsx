import { accentFill, Illustration, inkStroke, paperFill } from './illustration'

/** Illustration of a signpost, e.g. for "not found". */
export function LostIllustration() {
  return (
    <Illustration>
      <path className={inkStroke} strokeWidth="4" d="M72 88V22" />
      <path className={accentFill} d="M40 26h52l12 9-12 9H40z" />
      <path className={paperFill} d="M104 50H58l-12 8 12 8h46z" />
    </Illustration>
  )
}
