import { accentStroke, Illustration, inkStroke, paperFill } from '@kernel/ui'

export function ReceiptIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M42 14h60v74l-10-7-10 7-10-7-10 7-10-7-10 7z" />
      <path className={inkStroke} d="M54 32h36M54 44h24" />
      <path className={accentStroke} d="M54 62h36" />
    </Illustration>
  )
}
