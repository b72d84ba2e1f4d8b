import { Illustration } from './illustration'
import { accent, ink, paper } from './strokes'

/** Not found: a path that ends. */
export function LostIllustration() {
  return (
    <Illustration>
      <path className={paper} d="M74 34h46l10 10-10 10H74z" />
      <path className={paper} d="M86 60H44L34 69l10 9h42z" />
      <path className={ink} d="M80 22v12M80 54v6M80 78v22M64 100h32" />
      <path className={accent} d="M88 44h20M54 69h18" />
    </Illustration>
  )
}
