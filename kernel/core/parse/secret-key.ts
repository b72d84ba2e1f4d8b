/** A private key of Nostr as it is written down. What somebody has pasted may have lost its end. */
const secretKey = /nsec1[a-z0-9]{5,}/gi

/**
 * Whether a text carries what looks like a private key: whoever reads it could act in its owner's name, so the person is
 * asked before it is sent (decision:nostr-key).
 *
 * @example
 * if (containsSecretKey(message)) ask({ title, body, yes: { isDanger: true, run: send } })
 */
export const containsSecretKey = (text: string): boolean => text.search(secretKey) >= 0

/** The text without the private keys in it. */
export const redactSecretKeys = (text: string): string => text.replace(secretKey, '')
