import { css, cx } from 'styled-system/css'
import { splitMatches } from './search'

export interface MarkedTextProps {
  readonly text: string
  readonly searchText: string
  readonly className?: string | undefined
}

const marked = css({ '& mark': { bg: '[transparent]', color: 'accent.text', fontWeight: 'bold' } })

const endsInWord = (text: string | undefined) => /[\p{L}\p{N}]$/u.test(text ?? '')

/**
 * A text in which the words that begin with the search text are emphasized; without such a word, the first match within one,
 * unless it is a single letter. Other matches within words are not: they would emphasize half of the text.
 * @example
 * <MarkedText text={person.name} searchText={typed} />
 */
export function MarkedText({ text, searchText, className }: MarkedTextProps) {
  const parts = splitMatches(text, searchText)
  const beginsWord = (index: number) => !endsInWord(parts[index - 1]?.text)
  const first = parts.findIndex(({ isMatch }) => isMatch)
  const hasWord = parts.some(({ isMatch }, index) => isMatch && beginsWord(index))
  const isMarked = (index: number) =>
    parts[index]?.isMatch && (hasWord ? beginsWord(index) : index === first && parts[index].text.length > 1)
  return (
    <span dir="auto" className={cx(marked, className)}>
      {parts.map(({ text: part }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no other identity
        isMarked(index) ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  )
}
