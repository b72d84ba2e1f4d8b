import type { Cart } from './cart'

/** Contents and prices of a cart as text: equal fingerprints mean the same order (decision:single-order). */
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
