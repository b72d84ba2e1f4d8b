import { Illustration } from './illustration'
import { accentStroke, inkStroke, paperFill } from './strokes'

export function SpeechBubblesIllustration() {
  return (
    <Illustration>
      <path
        className={paperFill}
        d="M40 26h48a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H58L44 76V64h-4a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
      />
      <path className={inkStroke} d="M46 40h34M46 50h20" />
      <path
        className={paperFill}
        d="M80 56h40a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-4v10l-12-10H80a8 8 0 0 1-8-8V64a8 8 0 0 1 8-8z"
      />
      <path className={accentStroke} d="M90 72h-.01M100 72h-.01M110 72h-.01" strokeWidth="4" />
    </Illustration>
  )
}
