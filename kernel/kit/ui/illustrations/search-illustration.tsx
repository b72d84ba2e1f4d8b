import { accentStroke, Illustration, inkStroke, paperFill } from './illustration'

/** Illustration of a magnifier, for a search without matches. */
export function SearchIllustration() {
  return (
    <Illustration>
      <circle className={paperFill} cx="64" cy="44" r="28" />
      <path className={inkStroke} strokeWidth="5" d="m85 65 20 20" />
      <path className={accentStroke} strokeWidth="5" d="M52 44h.1M64 44h.1M76 44h.1" />
    </Illustration>
  )
}
