import { accentFill, accentStroke, Illustration, inkStroke, paperFill } from '@kernel/ui'

/** Illustration of a device that holds something. */
export function DeviceIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M36 78V26a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v52z" />
      <path className={accentFill} d="M56 32h24l8 8v28H56z" />
      <path className={accentStroke} d="M72 42v16m-6-6 6 6 6-6" />
      <path className={paperFill} d="M26 78h92l-4 10H30z" />
      <path className={inkStroke} d="M64 83h16" />
    </Illustration>
  )
}
