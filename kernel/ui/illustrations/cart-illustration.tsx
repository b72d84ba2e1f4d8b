import { Illustration } from './illustration'
import { accentStroke, inkStroke, paperFill } from './strokes'

export function CartIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M46 38h74l-9 36a5 5 0 0 1-5 4H62a5 5 0 0 1-5-4z" />
      <path
        className={inkStroke}
        d="M32 24h8a3 3 0 0 1 3 2l3 12M70 94a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM106 94a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM57 78l-3 8h54"
      />
      <path className={accentStroke} d="M74 50v16M84 50v16M94 50v16" />
    </Illustration>
  )
}
