import { ApiError, asRecord, type Id, readId, readList, readNumber, readText, sameId } from '@kernel'
import { type Money, readMoney, readPrices } from '@kernel/parts'

/** Upper bound of a quantity. */
export const maxQuantity = 999

/** An item of the cart; prices are per piece. */
export interface CartItem {
  /** Undefined when the server sent none: such an item is shown but cannot be changed. */
  readonly id: Id | undefined
  /** For a course the course id. */
  readonly productId: Id | undefined
  readonly name: string
  readonly quantity: number
  /** Without discount; at least `discountPrice`. */
  readonly fullPrice: Money
  /** The price to pay. */
  readonly discountPrice: Money
  /** Stored file name or absolute URL; empty when there is none. */
  readonly photo: string
}

export interface Cart {
  /** Undefined before the server created a cart. */
  readonly id: Id | undefined
  /** Of all prices; empty when the server sent none. */
  readonly currency: string
  readonly items: readonly CartItem[]
}

const emptyCart: Cart = { id: undefined, currency: '', items: [] }

/** Reads a cart; an empty answer is an empty cart. @throws ApiError `invalid-response` for anything else */
export function readCart(answer: unknown): Cart {
  if (answer === null || answer === undefined || answer === '') return emptyCart
  const from = asRecord(answer)
  const { currency } = readMoney(0, from.currency) ?? emptyCart
  if (typeof answer !== 'object' || Array.isArray(answer))
    throw new ApiError('invalid-response', { body: answer })
  return { id: readId(from.id), currency, items: readItems(from.items, currency) }
}

/** Reads the items of a cart or an order with prices in `currency`. @throws ApiError when it is not a list */
export const readItems = (value: unknown, currency: string): CartItem[] =>
  value === null || value === undefined ? [] : readList(value, (item) => readItem(item, currency))

function readItem(value: unknown, currency: string): CartItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const from = asRecord(value)
  const zero: Money = { minor: 0, currency }
  const { fullPrice = zero, discountPrice = fullPrice } = readPrices({ ...from, currency })
  return {
    id: readId(from.id),
    productId: readId(from.productId),
    name: readText(from.productName).trim(),
    quantity: Math.max(1, Math.trunc(readNumber(from.quantity, 1))),
    fullPrice,
    discountPrice,
    photo: readText(from.photo),
  }
}

export const hasProduct = ({ items }: Cart, productId: Id): boolean =>
  items.some((item) => sameId(item.productId, productId))
