import DOMPurify from 'dompurify'

/**
 * A separate instance of DOMPurify, because hooks on the shared instance would affect all its users. It is the only one, because
 * browsers with Trusted Types allow one policy of its name.
 */
export const purifier = DOMPurify(globalThis.window)
