import { useCode } from '../../../core/async/load-code'
import { splitMatches } from '../search/search'
import { mayContainLink } from './find-links'

const loadText = () => import('./linked-text.lazy')

export interface LinkedTextProps {
  readonly text: string
  /** A search text whose words are marked where they are in the text, except in URLs. */
  readonly marked?: string | undefined
}

/**
 * Plain text whose URLs are links once the code that finds URLs has loaded.
 * @example <p dir="auto"><LinkedText text={comment.content} /></p>
 */
export function LinkedText({ text, marked = '' }: LinkedTextProps) {
  const isNeeded = mayContainLink(text)
  const { code } = useCode(loadText, isNeeded)
  if (isNeeded && code) return <code.default text={text} marked={marked} />
  if (!marked) return text
  return splitMatches(text, marked).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no other identity
    isMatch ? <mark key={index}>{part}</mark> : part,
  )
}
