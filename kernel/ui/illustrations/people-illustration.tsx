import { Illustration } from './illustration'
import { accentStroke, inkStroke, paperFill } from './strokes'

/** Illustration of two people; one of them is only an outline. */
export function PeopleIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M66 44a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM26 92a26 26 0 0 1 52 0z" />
      <path
        className={inkStroke}
        strokeDasharray="3 6"
        d="M120 44a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM82 92a26 26 0 0 1 50 0"
      />
      <path className={accentStroke} d="M106 38v12M100 44h12" />
    </Illustration>
  )
}
