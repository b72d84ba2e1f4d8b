import { accentFill, accentStroke, Illustration, inkStroke, paperFill } from '@kernel/ui'

export function GroupsIllustration() {
  return (
    <Illustration>
      <rect className={paperFill} x="24" y="28" width="86" height="58" rx="18" />
      <path className={inkStroke} d="M34 74c0-8 6-13 13-13s13 5 13 13M74 74c0-8 6-13 13-13s13 5 13 13" />
      <circle className={paperFill} cx="47" cy="50" r="8" />
      <circle className={paperFill} cx="87" cy="50" r="8" />
      <path className={accentFill} d="M52 78c0-9 7-15 15-15s15 6 15 15z" />
      <circle className={accentFill} cx="67" cy="52" r="9" />
      <path
        className={paperFill}
        d="M92 14h24a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-14l-8 7v-7h-2a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z"
      />
      <path className={accentStroke} d="M95 22h18M95 29h11" />
    </Illustration>
  )
}
