import { accentStroke, Illustration, inkStroke, paperFill } from './illustration'

export function CartIllustration() {
  return (
    <Illustration>
      <path className={inkStroke} d="M22 24h12l10 40h50l12-30H38" />
      <circle className={paperFill} cx="52" cy="78" r="6" />
      <circle className={paperFill} cx="86" cy="78" r="6" />
      <path className={accentStroke} d="M60 42h28M80 34l8 8-8 8" />
    </Illustration>
  )
}
