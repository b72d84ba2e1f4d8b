import { test } from '@rstest/core'
import { races } from '@tests/kit'
import { readCart } from '../model/cart'
import { itemRemoval, myCartQuery, quantityChange } from './queries'

const item = (id: number, quantity = 1) => ({ id, productId: id, quantity })
const cart = (...items: object[]) => ({ id: 9, currency: 'EUR', items })
const list = {
  query: myCartQuery(),
  read: readCart,
  before: cart(item(1), item(2), item(3)),
  twice: cart(item(1), item(2), item(2), item(3)),
  see: (data: unknown) => data,
}

// Covers FLT-148, FLT-155
test.each(
  races({
    ...list,
    after: cart(item(1), item(3)),
    kind: itemRemoval,
    input: { itemId: 2 },
    other: { itemId: 3 },
  }),
)('removed items: %s', (_title, race) => race())

// Covers FLT-148
test.each(
  races({
    ...list,
    after: cart(item(1), item(2, 5), item(3)),
    kind: quantityChange,
    input: { itemId: 2, quantity: 5 },
    other: { itemId: 3, quantity: 2 },
  }),
)('quantities: %s', (_title, race) => race())
