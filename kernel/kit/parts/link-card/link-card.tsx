import { css } from 'styled-system/css'
import { useCode } from '../../../core/async/load-code'
import { addressOf } from '../../../core/config/base-path'
import { useIsHydrated } from '../time/use-is-hydrated'
import type { LinkCardProps } from './link-cards'

const loadCard = () => import('./link-card.lazy')

// As high as the card, so that nothing moves when its code arrives.
const space = css({ display: 'block', h: '[5.5rem]' })

/**
 * The card of the first address of the product in a text: see {@link linkCards}.
 * @param text plain text or HTML
 * @param children the text as it is shown above the card; left out if it is nothing but the address of the card
 * @example <LinkCard text={message.text}><LinkedText text={message.text} /></LinkCard>
 */
export function LinkCard({ text, children }: LinkCardProps) {
  const isNeeded = useIsHydrated() && text.includes(addressOf('/'))
  const { code } = useCode(loadCard, isNeeded)
  if (!isNeeded) return children
  if (code) return <code.default text={text}>{children}</code.default>
  return (
    <>
      {children}
      {/* Most texts with the address of a person mention that person. */}
      {!text.includes(addressOf('/@')) && <span className={space} />}
    </>
  )
}
