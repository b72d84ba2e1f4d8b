import {
  ApiError,
  asRecord,
  type Id,
  readId,
  readList,
  readNumber,
  readText,
  type Schema,
  sameId,
} from '@kernel'
import { type Money, multiply, readMoney, readPrices, sum } from '@kernel/parts'

export const maxQuantity = 999

/** An item of the cart; its prices are for one unit. */
export type CartItem = Readonly<NonNullable<ReturnType<typeof readItem>>>

export interface Cart {
  /** Id of the cart; undefined before the server created one. */
  readonly id: Id | undefined
  /** Currency of all prices; empty when the server sent none. */
  readonly currency: string
  readonly items: readonly CartItem[]
}

const emptyCart: Cart = { id: undefined, currency: '', items: [] }

/** Reads a server's cart; an empty answer is an empty cart. @throws ApiError `invalid-response` for anything else */
export function readCart(answer: unknown): Cart {
  if (answer === null || answer === undefined || answer === '') return emptyCart
  const from = asRecord<Schema<'Cart'>>(answer)
  const { currency } = readMoney(0, from.currency) ?? emptyCart
  if (typeof answer !== 'object' || Array.isArray(answer))
    throw new ApiError('invalid-response', { body: answer })
  return { id: readId(from.id), currency, items: readItems(from.items, currency) }
}

/** Reads the items of a cart or an order with prices in `currency`. @throws ApiError when `value` is not a list */
export const readItems = (value: unknown, currency: string): CartItem[] =>
  value === null || value === undefined ? [] : readList(value, (item) => readItem(item, currency))

function readItem(value: unknown, currency: string) {
  if (typeof value !== 'object' || value === null) return undefined
  const from = asRecord<Schema<'CartItem'>>(value)
  const zero: Money = { minor: 0, currency }
  const { fullPrice = zero, discountPrice = fullPrice } = readPrices({ ...from, currency })
  return {
    /** Undefined when the server sent none: such an item is shown but cannot be changed. */
    id: readId(from.id),
    /** For a course its course id. */
    productId: readId(from.productId),
    name: readText(from.productName).trim(),
    quantity: Math.max(1, Math.trunc(readNumber(from.quantity, 1))),
    /** Price without discount; at least `discountPrice`. */
    fullPrice,
    /** Price to pay; the same as `fullPrice` without a discount. */
    discountPrice,
    /** Image: stored file name or absolute URL; empty when there is none. */
    photo: readText(from.photo),
  }
}

export const hasProduct = ({ items }: Cart, productId: Id): boolean =>
  items.some((item) => sameId(item.productId, productId))

/** Adds up a cart in whole minor units of its currency; the discount is what the prices to pay save. */
export function totalsOf({ items, currency }: Cart) {
  const subtotal = sum(
    items.map(({ fullPrice, quantity }) => multiply(fullPrice, quantity)),
    currency,
  )
  const total = sum(
    items.map(({ discountPrice, quantity }) => multiply(discountPrice, quantity)),
    currency,
  )
  return { subtotal, discount: { minor: subtotal.minor - total.minor, currency }, total }
}
