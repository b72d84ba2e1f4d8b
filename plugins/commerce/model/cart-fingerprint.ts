import type { Cart } from './cart'

/** What a cart holds and at what price, as a text: two orders of the same are one (decision:single-order). */
export const cartFingerprint = ({ currency, items }: Cart): string =>
  JSON.stringify([
    currency,
    ...items
      .map(({ productId, name, quantity, discountPrice }) => [
        String(productId ?? name),
        quantity,
        discountPrice.minor,
      ])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  ])
