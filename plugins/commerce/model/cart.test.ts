import { amountOf } from '@kernel/parts'
import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import { hasProduct, readCart, totalsOf } from './cart'
import { applyChange, type CartChange, isSuperseded } from './cart-changes'
import { cartFingerprint } from './order-attempts'

const decimals = { JPY: 0, EUR: 2, USD: 2, BRL: 2, KWD: 3 } as const
const aCurrency = fc.constantFrom(...(Object.keys(decimals) as (keyof typeof decimals)[]))
const aPrice = fc.integer({ min: 0, max: 10 ** 8 })
const aQuantity = fc.integer({ min: 1, max: 999 })

/** Generates a cart as the server sends it, together with its prices in minor units. */
const aCart = fc
  .record({
    currency: aCurrency,
    lines: fc.array(fc.record({ full: aPrice, paid: aPrice, quantity: aQuantity }), { maxLength: 12 }),
  })
  .map(({ currency, lines }) => {
    const whole = (minor: number) => amountOf({ minor, currency })
    const items = lines.map(({ full, paid, quantity }, index) => ({
      id: index + 1,
      productId: `c-${index}`,
      quantity,
      fullPrice: whole(Math.max(full, paid)),
      discountPrice: whole(paid),
    }))
    // A discount of 100 % counts as no discount: the full price is charged (FLT-41).
    const charged = lines.map((line) => ({ ...line, paid: line.paid || Math.max(line.full, line.paid) }))
    return { lines: charged, answer: { id: 900, currency, items } }
  })

// Covers COM-CART-01
describe('totals of a cart', () => {
  test('cart totals are exact in currencies with 0, 2 and 3 decimals', () => {
    fc.assert(
      fc.property(aCart, ({ lines, answer }) => {
        const { subtotal, discount, total } = totalsOf(readCart(answer))
        const exact = (of: (line: (typeof lines)[number]) => number) =>
          lines.reduce((sum, line) => sum + BigInt(of(line)) * BigInt(line.quantity), 0n)
        expect(BigInt(total.minor)).toBe(exact(({ paid }) => paid))
        expect(BigInt(subtotal.minor)).toBe(exact(({ full, paid }) => Math.max(full, paid)))
        expect(subtotal.minor - discount.minor).toBe(total.minor)
        expect(discount.minor).toBeGreaterThanOrEqual(0)
        expect([subtotal, discount, total].map(({ currency }) => currency)).toEqual(
          Array(3).fill(answer.currency),
        )
      }),
    )
  })

  test('cart totals change by the unit price times the change of a quantity', () => {
    fc.assert(
      fc.property(aCart, aQuantity, ({ answer }, quantity) => {
        const cart = readCart(answer)
        const [first] = cart.items
        if (!first?.id) return
        const more = applyChange(cart, { itemId: first.id, quantity })
        const grown = totalsOf(more).total.minor - totalsOf(cart).total.minor
        // `+ 0` turns -0 into 0, because `toBe` distinguishes them.
        expect(grown).toBe(first.discountPrice.minor * (quantity - first.quantity) + 0)
      }),
    )
  })

  test('cart totals have no floating-point errors', () => {
    const items = [
      { id: 1, productId: 1, quantity: 3, fullPrice: 0.1, discountPrice: 0.1 },
      { id: 2, productId: 2, quantity: 1, fullPrice: 1.005, discountPrice: 0.29 },
    ]
    const { total, discount } = totalsOf(readCart({ id: 1, currency: 'eur', items }))
    expect(amountOf(total)).toBe(0.59)
    expect(amountOf(discount)).toBe(0.72)
  })
})

// Covers COM-CART-01
describe('reading a cart', () => {
  const empty = { id: undefined, currency: '', items: [] }
  const item = (values: object) => readCart({ id: 1, currency: 'EUR', items: [values] }).items[0]

  test('readCart reads an empty answer or missing items as an empty cart', () => {
    for (const nothing of [null, undefined, '']) expect(readCart(nothing)).toEqual(empty)
    expect(readCart({ id: 5, currency: null, items: null })).toEqual({ ...empty, id: 5, currency: 'USD' })
  })

  test('readCart throws when the answer is not a cart', () => {
    for (const answer of ['soon', 7, [], { id: 5, items: 3 }, { id: 5, items: 'none' }])
      expect(() => readCart(answer)).toThrow()
  })

  test('readCart reads quantities as whole numbers of at least 1', () => {
    for (const [given, read] of [
      [3, 3],
      ['4', 4],
      [2.7, 2],
      [0, 1],
      [-5, 1],
      [null, 1],
      ['many', 1],
    ])
      expect(item({ id: 1, quantity: given })?.quantity).toBe(read)
  })

  // Covers FLT-41
  test('readCart fills in a missing price and ignores discounts out of range', () => {
    const prices = (values: object) => [item(values)?.fullPrice.minor, item(values)?.discountPrice.minor]
    expect(prices({ fullPrice: 12, discountPrice: 9 })).toEqual([1200, 900])
    expect(prices({ fullPrice: 12 })).toEqual([1200, 1200])
    expect(prices({ discountPrice: 9 })).toEqual([900, 900])
    expect(prices({ fullPrice: 5, discountPrice: 9 })).toEqual([500, 500])
    expect(prices({ fullPrice: 75, discountPrice: 0 })).toEqual([7500, 7500])
    expect(prices({ fullPrice: 'free', discountPrice: {} })).toEqual([0, 0])
  })

  test('hasProduct treats 42 and "42" as the same product id', () => {
    const cart = readCart({ id: 1, currency: 'EUR', items: [{ id: 1, productId: 42 }] })
    expect(hasProduct(cart, '42')).toBe(true)
    expect(hasProduct(cart, 43)).toBe(false)
  })
})

// Covers COM-CART-01
describe('pending cart changes', () => {
  const cart = readCart({
    id: 1,
    currency: 'EUR',
    items: [
      { id: 1, productId: 'a', quantity: 1 },
      { id: 2, productId: 'b', quantity: 2 },
    ],
  })
  const of = (changes: readonly CartChange[]) =>
    changes.reduce(applyChange, cart).items.map(({ id, quantity }) => [id, quantity])

  test('applyChange applies cart changes in order, and the last change wins', () => {
    expect(of([])).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(
      of([
        { itemId: '1', quantity: 5 },
        { itemId: 1, quantity: 3 },
      ]),
    ).toEqual([
      [1, 3],
      [2, 2],
    ])
    expect(
      of([
        { itemId: 1, quantity: 5 },
        { itemId: 1, quantity: undefined },
      ]),
    ).toEqual([[2, 2]])
    expect(of([{ itemId: 99, quantity: 5 }])).toEqual(of([]))
  })

  test('isSuperseded is true when a later change is for the same cart item', () => {
    expect(isSuperseded({ itemId: 1, quantity: 2 }, [{ itemId: '1', quantity: 3 }])).toBe(true)
    expect(isSuperseded({ itemId: 1, quantity: 2 }, [{ itemId: 2, quantity: undefined }])).toBe(false)
    expect(isSuperseded({ itemId: 1, quantity: 2 }, [])).toBe(false)
  })
})

// Covers COM-PAY-01
test('a cart fingerprint depends on quantities and prices, not on item order', () => {
  const items = [
    { productId: 'a', quantity: 1, discountPrice: 5 },
    { productId: 'b', quantity: 2, discountPrice: 7 },
  ]
  const of = (list: object[], currency = 'EUR') => cartFingerprint(readCart({ id: 1, currency, items: list }))
  expect(of(items.toReversed())).toBe(of(items))
  expect(of([items[0] ?? {}])).not.toBe(of(items))
  expect(of(items.map((item) => ({ ...item, quantity: 3 })))).not.toBe(of(items))
  expect(of(items.map((item) => ({ ...item, discountPrice: 6 })))).not.toBe(of(items))
  expect(of(items, 'USD')).not.toBe(of(items))
})
