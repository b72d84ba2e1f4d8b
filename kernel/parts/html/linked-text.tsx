import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component'
import { mayContainLink } from './use-find-links'

const lazyText = lazyComponent<{ readonly text: string }>(() => import('./linked-text.lazy'))

/**
 * Plain text whose URLs are links once the code that finds URLs has loaded.
 * @example <p dir="auto"><LinkedText text={comment.content} /></p>
 */
export function LinkedText({ text }: { readonly text: string }) {
  const isNeeded = mayContainLink(text)
  const TextWithLinks = useLazyComponent(lazyText, isNeeded, () => undefined)
  return isNeeded && TextWithLinks ? <TextWithLinks text={text} /> : text
}
