/** A Nostr private key, possibly truncated when it was pasted. */
const secretKey = /nsec1[a-z0-9]{5,}/gi

/** Whether to ask before a text is sent: it contains what looks like a Nostr private key (decision:nostr-key). */
export const containsSecretKey = (text: string): boolean => text.search(secretKey) >= 0

/** Removes Nostr private keys from a text (decision:nostr-key). @example redactSecretKeys('my nsec1…') // 'my ' */
export const redactSecretKeys = (text: string): string => text.replace(secretKey, '')
