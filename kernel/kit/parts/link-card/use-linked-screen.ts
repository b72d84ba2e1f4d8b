import { addressOf, screenPath } from '../../../core/config/base-path'
import { useTranslate } from '../../../core/i18n/use-texts'
import { matchPage } from '../../../core/navigation/current-page'
import { useRegistry } from '../../../core/plugin/registry-store'
import { useSlotFunctions } from '../slot/slot-functions'
import { cardAddress } from './card-address'
import { linkCards } from './link-cards'

/** Returns a function from a text to the screen of which it shows a card, or `undefined`. */
export function useLinkedScreen() {
  const registry = useRegistry()
  const all = useSlotFunctions(linkCards)
  return (text: string) => {
    const start = addressOf('/')
    const address = text.includes(start) ? cardAddress(text, start) : undefined
    if (!address) return undefined
    const { pathname, search, searchParams: query, hash } = new URL(address)
    const path = screenPath(pathname) ?? '/'
    const match = matchPage(registry, path)
    const entries = all.filter(
      ({ to, segment }) =>
        match && (!to || registry.pageOf(to) === match.page) && (segment === undefined || query.has(segment)),
    )
    if (!match || entries.length === 0) return undefined
    // The card stands in place of a text that is nothing but the address.
    const isAlone = text.trim() === address
    return { to: path + search + hash, screen: { params: match.params, query }, entries, isAlone }
  }
}

/**
 * Returns a function from a text to the words for lists in which its card has no room, such as "Shared a course"; `undefined`
 * unless the text is nothing but the address of the card.
 * @example
 * const sharedOf = useSharedLabel()
 * <p>{sharedOf(message.text) ?? message.text}</p>
 */
export function useSharedLabel(): (text: string) => string | undefined {
  const screenOf = useLinkedScreen()
  const translate = useTranslate()
  return (text) => {
    const linked = screenOf(text)
    const label = linked?.isAlone && linked.entries[0]?.label
    return label ? translate(label) : undefined
  }
}
