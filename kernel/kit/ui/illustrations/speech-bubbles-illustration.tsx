import { accentFill, accentStroke, Illustration, inkStroke, paperFill } from './illustration'

export function SpeechBubblesIllustration() {
  return (
    <Illustration>
      <path
        className={paperFill}
        d="M24 24h58a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H50L38 68V58H24a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path className={inkStroke} d="M32 36h40M32 45h26" />
      <path
        className={accentFill}
        d="M72 46h46a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-4v10L102 76H72a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6z"
      />
      <path className={accentStroke} strokeWidth="4" d="M82 61h.1M95 61h.1M108 61h.1" />
    </Illustration>
  )
}
