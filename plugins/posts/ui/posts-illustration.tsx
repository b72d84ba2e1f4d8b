import { accentFill, accentStroke, Illustration, inkStroke, paperFill } from '@kernel/ui'

export function PostsIllustration() {
  return (
    <Illustration>
      <rect className={paperFill} x="26" y="20" width="72" height="62" rx="8" />
      <path className={inkStroke} d="M52 33h26M52 39h16M36 52h52M36 60h44" />
      <circle className={inkStroke} cx="40" cy="35" r="6" />
      <rect className={paperFill} x="64" y="40" width="56" height="46" rx="8" />
      <circle className={accentFill} cx="77" cy="54" r="6" />
      <path className={accentStroke} d="M90 52h20M90 58h12M74 72h36" />
    </Illustration>
  )
}
