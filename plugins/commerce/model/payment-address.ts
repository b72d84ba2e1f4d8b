import { parseUrl } from '@kernel'

/** Where an order leads: the user is enrolled already, or pays at `address`. */
export type OrderOutcome = { readonly kind: 'enrolled' } | { readonly kind: 'pay'; readonly address: string }

export interface AllowedAddresses {
  readonly origin: string
  /** Allowed hosts besides `origin`; empty allows any host over https. */
  readonly hosts: readonly string[]
  /** Whether opening an internal URL has side effects, such as logging out: payments never redirect there. */
  readonly actsOnOpen?: (address: URL) => boolean
}

/**
 * Reads the answer of an order: a payment URL, whatever words it contains, or another text with "enrolled"
 * (decision:unknown-order-outcome).
 *
 * @returns undefined for anything else: the checkout failed
 */
export function readOrderAnswer(answer: unknown, allowed: AllowedAddresses): OrderOutcome | undefined {
  if (typeof answer !== 'string') return undefined
  const text = parseJsonString(answer.trim())
  if (!/^(https?:|\/)/i.test(text)) return /enrolled/i.test(text) ? { kind: 'enrolled' } : undefined
  const address = paymentAddress(text, allowed)
  return address === undefined ? undefined : { kind: 'pay', address }
}

/** Decodes an answer that some servers send as a JSON string. */
function parseJsonString(text: string): string {
  try {
    const value: unknown = text.startsWith('"') ? JSON.parse(text) : text
    return typeof value === 'string' ? value.trim() : ''
  } catch {
    return ''
  }
}

/**
 * Returns an allowed payment URL: https, or our origin (decision:payment-redirects). Rejects credentials and
 * protocol-relative URLs, which hide the real host.
 */
export function paymentAddress(
  text: string,
  { origin, hosts, actsOnOpen = () => false }: AllowedAddresses,
): string | undefined {
  // Browsers drop or replace invalid characters, so the URL may lead to another host than the text shows.
  if (hasInvalidCharacters(text) || !/^(https?:\/\/|\/(?![/\\]))/i.test(text)) return undefined
  const url = parseUrl(text, origin)
  if (!url) return undefined
  // Compare normalized hosts: lower case, without the default port.
  const isAllowedHost =
    hosts.length === 0 || hosts.some((host) => host.toLowerCase().replace(/:443$/, '') === url.host)
  const isTrusted = (url.protocol === 'https:' && isAllowedHost) || url.origin === origin
  return isTrusted && url.username === '' && url.password === '' && !actsOnOpen(url) ? url.href : undefined
}

/** Whether the text has characters that a URL contains only percent-encoded (RFC 3986). */
const hasInvalidCharacters = (text: string) =>
  [...text].some((char) => char <= ' ' || '\\"<>{}|^`'.includes(char))

/** Opens the payment page in place of the checkout, which would order again when the user goes back. */
export const openPaymentPage = (address: string): void => location.replace(address)
