import { Illustration } from './illustration'
import { accent, ink, paper } from './strokes'

/** No posts: two sheets, one begun. */
export function PostsIllustration() {
  return (
    <Illustration>
      <path
        className={paper}
        d="M58 24h52a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path
        className={paper}
        d="M48 34h52a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z"
      />
      <path className={ink} d="M52 62h44M52 72h30" />
      <path className={accent} d="M52 48h18M112 88l14-22 8 5-14 22-9 5z" />
    </Illustration>
  )
}
