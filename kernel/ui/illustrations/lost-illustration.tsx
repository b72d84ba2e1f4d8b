import { Illustration } from './illustration'
import { accentStroke, inkStroke, paperFill } from './strokes'

/** Illustration of a signpost, e.g. for "not found". */
export function LostIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M74 34h46l10 10-10 10H74z" />
      <path className={paperFill} d="M86 60H44L34 69l10 9h42z" />
      <path className={inkStroke} d="M80 22v12M80 54v6M80 78v22M64 100h32" />
      <path className={accentStroke} d="M88 44h20M54 69h18" />
    </Illustration>
  )
}
