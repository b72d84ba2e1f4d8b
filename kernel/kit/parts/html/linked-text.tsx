import { useCode } from '../../../core/async/load-code'
import { mayContainLink } from './find-links'

const loadText = () => import('./linked-text.lazy')

/**
 * Plain text whose URLs are links once the code that finds URLs has loaded.
 * @example <p dir="auto"><LinkedText text={comment.content} /></p>
 */
export function LinkedText({ text }: { readonly text: string }) {
  const isNeeded = mayContainLink(text)
  const { code } = useCode(loadText, isNeeded)
  return isNeeded && code ? <code.default text={text} /> : text
}
