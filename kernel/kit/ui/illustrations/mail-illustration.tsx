import { accentFill, accentStroke, Illustration, inkStroke, paperFill } from './illustration'

/** Illustration of a letter in its envelope, e.g. for "check your email". */
export function MailIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M34 44l38-28 38 28v36a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" />
      <path className={accentFill} d="M46 66V32a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v34L72 80z" />
      <path className={accentStroke} d="M58 40h28M58 50h18" />
      <path className={paperFill} d="M34 46l38 24 38-24v34a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" />
      <path className={inkStroke} d="M36 84l24-21M108 84L84 63" />
    </Illustration>
  )
}
