import { css } from 'styled-system/css'
import { useCode } from '../../../core/async/load-code'
import { addressOf } from '../../../core/config/base-path'
import { useIsHydrated } from '../time/use-is-hydrated'

const loadCard = () => import('./link-card.lazy')

// As high as the card, so that nothing moves when its code arrives.
const space = css({ display: 'block', h: '[5.5rem]' })

/**
 * The card of the first address of the product in a text: see {@link linkCards}.
 * @param text plain text or HTML
 * @example <LinkCard text={post.content} />
 */
export function LinkCard({ text }: { readonly text: string }) {
  const isNeeded = useIsHydrated() && text.includes(addressOf('/'))
  const { code } = useCode(loadCard, isNeeded)
  if (!isNeeded) return null
  if (code) return <code.default text={text} />
  // Most texts with the address of a person mention that person.
  return !text.includes(addressOf('/@')) && <span className={space} />
}
