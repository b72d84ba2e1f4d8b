/** What an order leads to. */
export type OrderOutcome = { readonly kind: 'enrolled' } | { readonly kind: 'pay'; readonly address: string }

/** Where the browser may be sent to for paying. */
export interface AllowedAddresses {
  /** This product's own. */
  readonly origin: string
  /** The only hosts beside our own; empty, any with `https:`. */
  readonly hosts: readonly string[]
  /** Whether an address of our own does something as soon as it is opened, such as signing out: no payment leads there. */
  readonly actsOnOpen?: (address: URL) => boolean
}

/**
 * Reads the answer to an order: a text with "enrolled" in it, or where to pay (COM-PAY-01).
 *
 * @returns nothing for anything else: the checkout has failed (COM-PAY-02)
 */
export function readOrderAnswer(answer: unknown, allowed: AllowedAddresses): OrderOutcome | undefined {
  if (typeof answer !== 'string') return undefined
  const text = parseJsonString(answer.trim())
  if (/enrolled/i.test(text)) return { kind: 'enrolled' }
  const address = paymentAddress(text, allowed)
  return address === undefined ? undefined : { kind: 'pay', address }
}

/** Some servers write a text as JSON does. */
function parseJsonString(text: string): string {
  try {
    const value: unknown = text.startsWith('"') ? JSON.parse(text) : text
    return typeof value === 'string' ? value.trim() : ''
  } catch {
    // A quote that is never closed: no address begins like that.
    return ''
  }
}

/**
 * An address that the browser may be sent to: one with `https:`, or one of this product's own origin (decision:payment-redirects).
 * Whoever hides another host behind a name and an `@`, or behind two slashes, has nothing good in mind.
 */
export function paymentAddress(
  text: string,
  { origin, hosts, actsOnOpen = () => false }: AllowedAddresses,
): string | undefined {
  // Browsers leave some of them out and read on, or take them for others: what is seen is not where it leads.
  if (hasInvalidCharacters(text) || !/^(https?:\/\/|\/(?![/\\]))/i.test(text) || !URL.canParse(text, origin))
    return undefined
  const url = new URL(text, origin)
  // As browsers write it: in small letters, and without the usual port.
  const isKnown =
    hosts.length === 0 || hosts.some((host) => host.toLowerCase().replace(/:443$/, '') === url.host)
  const isGood = (url.protocol === 'https:' && isKnown) || url.origin === origin
  return isGood && url.username === '' && url.password === '' && !actsOnOpen(url) ? url.href : undefined
}

/** Signs that no address has in it, other than written as `%…` (RFC 3986). */
const hasInvalidCharacters = (text: string) =>
  [...text].some((sign) => sign <= ' ' || '\\"<>{}|^`'.includes(sign))
