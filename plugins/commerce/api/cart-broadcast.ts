import { deviceStorage, onStorageChange } from '@kernel'

/** Only the time of the change is shared; other tabs refetch the cart (decision:tabs-share-session). */
const key = 'commerce.cartChangedAt'

export const broadcastCartChange = (): void => deviceStorage.set(key, String(Date.now()))

/** Milliseconds since 1970; 0 when no tab changed the cart or the stored value is unreadable. */
export const cartChangedAt = (): number => Number(deviceStorage.get(key)) || 0

/** Calls back when another tab changed the cart. @returns unsubscribe */
export const onCartChange = (listener: () => void): (() => void) => onStorageChange(key, listener)
