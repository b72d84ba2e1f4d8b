import { Illustration } from './illustration'
import { accentStroke, inkStroke, paperFill } from './strokes'

export function BookIllustration() {
  return (
    <Illustration>
      <path
        className={paperFill}
        d="M80 38c-10-8-26-10-46-10v54c20 0 36 2 46 10 10-8 26-10 46-10V28c-20 0-36 2-46 10z"
      />
      <path
        className={inkStroke}
        d="M80 38v54M46 44c8 0 15 1 22 4M46 56c8 0 15 1 22 4M114 56c-8 0-15 1-22 4"
      />
      <path className={accentStroke} d="M114 44c-8 0-15 1-22 4M120 14v8M132 20l-6 6M108 20l6 6" />
    </Illustration>
  )
}
