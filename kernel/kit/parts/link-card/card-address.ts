import { parseUrl } from '../../../core/parse/url'
import { decodeReferences } from '../html/character-references'

/**
 * The address of the product in a text or HTML that a card shows: the first one. The address of a person within other words
 * is a mention, which needs none.
 * @param start what addresses of the product begin with: `https://community.example/app/`
 */
export function cardAddress(text: string, start: string): string | undefined {
  const found = Array.from(text.matchAll(/https?:\/\/[^\s<>"']+/g), ([address]) =>
    decodeReferences(address).replace(/[.,;:!?)\]]+$/, ''),
  ).filter((address) => address.startsWith(start) && parseUrl(address))
  const [first] = found
  const other = found.find((address) => !/^@[^/?]*$/.test(address.slice(start.length)))
  const isAlone = () => decodeReferences(text.replaceAll(/<[^<>]*>/g, ' ')).trim() === first
  return other ?? (isAlone() ? first : undefined)
}
