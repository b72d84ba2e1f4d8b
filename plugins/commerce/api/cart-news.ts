import { followStored, localKeep } from '@kernel'

/** What the tabs of one browser tell each other of the cart (decision 20): that it is another one, and no more. */
const key = 'commerce.cartChangedAt'

/** The other tabs read the cart again. */
export const tellCartChanged = (): void => localKeep.set(key, String(Date.now()))

/** When any tab has last changed it, in milliseconds; 0 where none has, or what is kept is no time. */
export const cartChangedAt = (): number => Number(localKeep.get(key)) || 0

/** Hears when another tab has changed the cart. @returns ends it */
export const hearCartChanged = (hear: () => void): (() => void) => followStored(key, hear)
