/** Matches a Nostr private key, also one that was truncated when it was pasted. */
const secretKey = /nsec1[a-z0-9]{5,}/gi

/** Whether a text contains what looks like a Nostr private key; screens ask before sending it (decision:nostr-key). */
export const containsSecretKey = (text: string): boolean => text.search(secretKey) >= 0

/** Removes Nostr private keys from a text (decision:nostr-key). @example redactSecretKeys('my nsec1…') // 'my ' */
export const redactSecretKeys = (text: string): string => text.replace(secretKey, '')
