import { deviceStorage, onStorageChange } from '@kernel'

/** What the tabs of one browser tell each other of the cart (decision:tabs-share-session): that it is another one, and no more. */
const key = 'commerce.cartChangedAt'

/** The other tabs read the cart again. */
export const broadcastCartChange = (): void => deviceStorage.set(key, String(Date.now()))

/** When any tab has last changed it, in milliseconds; 0 where none has, or what is kept is no time. */
export const cartChangedAt = (): number => Number(deviceStorage.get(key)) || 0

/** Hears when another tab has changed the cart. @returns ends it */
export const onCartChange = (hear: () => void): (() => void) => onStorageChange(key, hear)
