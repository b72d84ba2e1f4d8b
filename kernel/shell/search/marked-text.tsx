import { splitMatches } from '../../core/parse/search'

interface MarkedTextProps {
  readonly text: string
  readonly searchText: string
  readonly className?: string | undefined
}

/** A text in which the words of the search text are emphasized. */
export function MarkedText({ text, searchText, className }: MarkedTextProps) {
  return (
    <span dir="auto" className={className}>
      {splitMatches(text, searchText).map(({ text: part, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no other identity
        isMatch ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  )
}
