import { beforeEach, describe, expect, test } from '@rstest/core'
import { forgetOrder, forgetPayment, keepOrder, keepPayment, keptOrder, keptPayment } from './kept'
import { readNewItem } from './new-item'

beforeEach(() => localStorage.clear())

const order = { person: '7', cartId: '900', contents: '[]', answer: 'https://pay.example.org/1' }
const payment = { person: '7', sessionId: 'cs_1', orderId: undefined, isEmptied: false }
const hour = 3_600_000

describe('[COM-PAY-01] an order is remembered', () => {
  test('for an hour, by the person who made it', () => {
    keepOrder(order, 0)
    expect(keptOrder('7', hour - 1)).toEqual(order)
    expect(keptOrder('7', hour)).toBeUndefined()
    expect(keptOrder('8', 1)).toBeUndefined()
    // A clock that was set back since.
    expect(keptOrder('7', -1)).toBeUndefined()
    forgetOrder()
    expect(keptOrder('7', 1)).toBeUndefined()
  })

  test('before it is answered', () => {
    keepOrder({ ...order, answer: undefined }, 0)
    expect(keptOrder('7', 1)).toEqual({ ...order, answer: undefined })
  })

  test('and what cannot be read is none', () => {
    for (const spoiled of ['', '{', '7', 'null', '[]', '{"keptAt":"now"}']) {
      localStorage.setItem('commerce.order', spoiled)
      expect(keptOrder('7')).toBeUndefined()
    }
  })
})

describe('[COM-ENR-01] a payment is remembered', () => {
  test('with what came of it, by the person who made it', () => {
    keepPayment(payment)
    keepPayment({ ...payment, sessionId: 'cs_2', orderId: 12 })
    keepPayment({ ...payment, orderId: 'o-1', isEmptied: true })
    expect(keptPayment('7', 'cs_1')).toEqual({ ...payment, orderId: 'o-1', isEmptied: true })
    expect(keptPayment('7', 'cs_2')).toMatchObject({ orderId: 12, isEmptied: false })
    expect(keptPayment('8', 'cs_1')).toBeUndefined()
    forgetPayment(payment)
    expect(keptPayment('7', 'cs_1')).toBeUndefined()
    expect(keptPayment('7', 'cs_2')).toBeDefined()
  })

  test('the last 20 of them', () => {
    for (let visit = 1; visit <= 21; visit++) keepPayment({ ...payment, sessionId: `cs_${visit}` })
    expect(keptPayment('7', 'cs_1')).toBeUndefined()
    expect(keptPayment('7', 'cs_2')).toBeDefined()
    expect(keptPayment('7', 'cs_21')).toBeDefined()
  })

  test('and what cannot be read is none', () => {
    for (const spoiled of ['', '{', '7', 'null', '[7, null]', '{"person":"7"}']) {
      localStorage.setItem('commerce.payments', spoiled)
      expect(keptPayment('7', 'cs_1')).toBeUndefined()
    }
  })
})

describe('[CRS-DET-02] what a visitor wants is read back', () => {
  test('as it was, one of it', () => {
    const item = {
      productId: 'c-1',
      productName: 'Clay',
      quantity: 1,
      fullPrice: 9.5,
      discountPrice: null,
      photo: 'a.png',
    }
    expect(readNewItem(JSON.stringify({ ...item, quantity: 50, evil: true }))).toEqual(item)
  })

  test('and not at all where it is spoiled', () => {
    for (const spoiled of [null, '', '{', 'null', '7', '{"productName":"Clay"}'])
      expect(readNewItem(spoiled)).toBeUndefined()
  })
})
