import { deviceStorage, onStorageChange } from '@kernel'

/** Storage key of the time of the last cart change. Other tabs then refetch the cart (decision:tabs-share-session). */
const key = 'commerce.cartChangedAt'

export const broadcastCartChange = (): void => deviceStorage.set(key, String(Date.now()))

/**
 * Time of the last cart change in milliseconds since 1970; 0 without a change or when the stored value is unreadable.
 */
export const cartChangedAt = (): number => Number(deviceStorage.get(key)) || 0

/** Calls `listener` when another tab changed the cart. @returns a function that unsubscribes */
export const onCartChange = (listener: () => void): (() => void) => onStorageChange(key, listener)
