import { accentStroke, Illustration, inkStroke, paperFill } from '@kernel/ui'

export function PostsIllustration() {
  return (
    <Illustration>
      <path
        className={paperFill}
        d="M58 24h52a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path
        className={paperFill}
        d="M48 34h52a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z"
      />
      <path className={inkStroke} d="M52 62h44M52 72h30" />
      <path className={accentStroke} d="M52 48h18M112 88l14-22 8 5-14 22-9 5z" />
    </Illustration>
  )
}
