import { splitMatches } from '../../core/parse/search'

interface MarkedTextProps {
  readonly text: string
  readonly searchText: string
  readonly className?: string | undefined
}

/** Whether a text ends within a word. */
const endsInWord = (text: string | undefined) => /[\p{L}\p{N}]$/u.test(text ?? '')

/**
 * A text in which the words that begin with the search text are emphasized. Matches within words are not: a single letter
 * would emphasize half of the text.
 */
export function MarkedText({ text, searchText, className }: MarkedTextProps) {
  return (
    <span dir="auto" className={className}>
      {splitMatches(text, searchText).map(({ text: part, isMatch }, index, parts) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no other identity
        isMatch && !endsInWord(parts[index - 1]?.text) ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  )
}
