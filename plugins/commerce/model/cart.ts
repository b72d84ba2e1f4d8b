import { ApiError, asRecord, type Id, readId, readList, readNumber, readText, sameId } from '@kernel'
import { type Money, readMoney, readPrices } from '@kernel/parts'

/** The most of one thing that can be asked for; more is a slip of the finger. */
export const maxQuantity = 999

/** A thing in the cart, with the prices of one of it. */
export interface CartItem {
  /** Nothing where the server gave none: such a thing can be seen and not changed. */
  readonly id: Id | undefined
  /** Of a course it is the course's id. */
  readonly productId: Id | undefined
  readonly name: string
  /** At least 1. */
  readonly quantity: number
  /** Without discount; never less than what is to be paid. */
  readonly fullPrice: Money
  /** What is to be paid. */
  readonly discountPrice: Money
  /** A stored name or a whole address; empty where there is none. */
  readonly photo: string
}

/** What somebody is about to buy. */
export interface Cart {
  /** Nothing while there is none. */
  readonly id: Id | undefined
  /** Of all prices; empty where the server gave none. */
  readonly currency: string
  readonly items: readonly CartItem[]
}

const emptyCart: Cart = { id: undefined, currency: '', items: [] }

/** Reads a cart; no answer is an empty one. @throws ApiError `invalid-response` when it is something else */
export function readCart(answer: unknown): Cart {
  if (answer === null || answer === undefined || answer === '') return emptyCart
  const from = asRecord(answer)
  const { currency } = readMoney(0, from.currency) ?? emptyCart
  if (typeof answer !== 'object' || Array.isArray(answer)) throw new ApiError('invalid-response', { body: answer })
  return { id: readId(from.id), currency, items: readItems(from.items, currency) }
}

/** Reads what is in a cart or an order; prices are in the currency that is given. @throws ApiError when it is no list */
export const readItems = (value: unknown, currency: string): CartItem[] =>
  value === null || value === undefined ? [] : readList(value, (item) => readItem(item, currency))

function readItem(value: unknown, currency: string): CartItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const from = asRecord(value)
  const nothing: Money = { minor: 0, currency }
  const { fullPrice = nothing, discountPrice = fullPrice } = readPrices({ ...from, currency })
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

/** Whether a product is in the cart already. */
export const hasProduct = ({ items }: Cart, productId: Id): boolean =>
  items.some((item) => sameId(item.productId, productId))
