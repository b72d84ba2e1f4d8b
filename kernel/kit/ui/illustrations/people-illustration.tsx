import { accentFill, accentStroke, Illustration, inkStroke, paperFill } from './illustration'

/** Illustration of a circle of people, with room for one more. */
export function PeopleIllustration() {
  return (
    <Illustration>
      <circle className={inkStroke} strokeDasharray="2 7" cx="72" cy="40" r="30" />
      <circle className={accentFill} cx="72" cy="14" r="10" />
      <circle className={paperFill} cx="44" cy="54" r="10" />
      <circle className={paperFill} cx="100" cy="54" r="10" />
      <path className={accentStroke} d="M72 72v14M65 79h14" />
    </Illustration>
  )
}
