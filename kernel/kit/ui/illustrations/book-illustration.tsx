import { accentFill, Illustration, inkStroke, paperFill } from './illustration'

export function BookIllustration() {
  return (
    <Illustration>
      <path
        className={paperFill}
        d="M72 32c-10-8-24-10-40-10v56c16 0 30 2 40 10 10-8 24-10 40-10V22c-16 0-30 2-40 10z"
      />
      <path className={inkStroke} d="M72 32v56M42 36c8 0 14 1 20 4M42 48c8 0 14 1 20 4" />
      <path className={accentFill} d="m86 44 16 10-16 10z" />
    </Illustration>
  )
}
