import { anyMounted } from '../async/any-mounted'

/**
 * Whether the page holds input that a reload would lose, such as a password or a chosen picture, and the hook that reports
 * it: input that is neither sent nor initial, so that the product itself does not reload the page.
 */
export const [$hasUnsavedInput, useUnsavedInput] = anyMounted()
