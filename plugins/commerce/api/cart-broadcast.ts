import { deviceStorage, readNumber } from '@kernel'

/**
 * Time of the last cart change in milliseconds since 1970; 0 without a change. Other tabs then refetch the cart
 * (decision:tabs-share-session).
 */
export const cartChangedAt = deviceStorage.define('commerce.cartChangedAt', (stored) => readNumber(stored))

export const broadcastCartChange = (): void => cartChangedAt.save(Date.now())
