import { type UserStorage, userStorage } from '@kernel'
import { beforeEach, describe, expect, test } from '@rstest/core'
import { readCart } from './cart'
import { cartFingerprint } from './cart-fingerprint'
import {
  createAttempt,
  loadAttempts,
  markReturned,
  nextStep,
  type OrderAttempt,
  recordAnswer,
  removeAttempt,
  removeCartAttempts,
  removeDeclinedAttempts,
  saveAttempts,
} from './order-attempts'

const cartOf = (id: number, ...productIds: (string | number)[]) =>
  readCart({
    id,
    currency: 'EUR',
    items: productIds.map((productId) => ({ productId, quantity: 1, fullPrice: 9 })),
  })
const clay = cartOf(900, 'clay')
const wood = cartOf(900, 'wood')
const both = cartOf(900, 'clay', 'wood')

const minute = 60_000
const sent = (values: Partial<OrderAttempt> = {}): OrderAttempt => ({
  ...createAttempt([], clay, minute),
  ...values,
})
const answered = { answer: 'https://pay.example.org/1' }

// Covers FLT-03
describe('the checkout', () => {
  const cases: [string, OrderAttempt[], typeof clay, 'order' | 'follow' | 'ask', number?][] = [
    ['orders a cart that was never ordered', [], clay, 'order'],
    ['asks when the same was sent without a clear answer', [sent()], clay, 'ask'],
    ['asks after an hour, too', [sent()], clay, 'ask', 62 * minute],
    ['asks after a year, too', [sent()], clay, 'ask', 365 * 24 * 60 * minute],
    ['asks when the clock was set back', [sent()], clay, 'ask', 0],
    ['asks when the server has given the same contents another cart', [sent()], cartOf(901, 'clay'), 'ask'],
    ['asks when a product of an unknown order is in a larger cart', [sent()], both, 'ask'],
    ['orders other products', [sent()], wood, 'order'],
    ['leads to the payment page of the same order', [sent(answered)], clay, 'follow'],
    ['asks when that page is an hour old', [sent(answered)], clay, 'ask', 61 * minute],
    ['asks when the person came back from that page', [sent({ ...answered, isReturned: true })], clay, 'ask'],
    [
      'asks when that page is of an earlier cart of the same contents',
      [sent(answered)],
      cartOf(901, 'clay'),
      'ask',
    ],
    ['orders a cart that was changed since', [sent(answered)], both, 'order'],
    [
      'leads to the answered order, though an earlier one is unknown',
      [sent(), sent({ ...answered, sentAt: minute + 1 })],
      clay,
      'follow',
    ],
    [
      'asks when the later order of the same is unknown',
      [sent(answered), sent({ sentAt: 90_000 })],
      clay,
      'ask',
    ],
  ]
  for (const [name, attempts, cart, kind, now = 2 * minute] of cases)
    test(name, () => {
      expect(nextStep(attempts, cart, { now }).kind).toBe(kind)
    })

  test('orders again what the person was shown, and nothing that was sent since', () => {
    const shown = sent()
    const decided = { now: 2 * minute, decidedAfter: shown.sentAt }
    expect(nextStep([shown], clay, decided).kind).toBe('order')
    const later = createAttempt([shown], clay, shown.sentAt)
    expect(nextStep([shown, later], clay, decided)).toEqual({ kind: 'ask', attempt: later })
    expect(nextStep([shown, { ...later, ...answered }], clay, decided).kind).toBe('follow')
  })
})

// Covers FLT-03
describe('of orders', () => {
  const other = sent({ sentAt: 5, contents: cartFingerprint(wood), cartId: 901 })
  const second = createAttempt([sent()], clay, minute)

  test('no two have the same time', () => {
    expect(second.sentAt).toBe(minute + 1)
  })
  test('a refused one is forgotten, and an earlier unknown one is not', () => {
    expect(removeAttempt([sent(), second], second)).toEqual([sent()])
  })
  test('an answered one replaces earlier ones of the same contents', () => {
    expect(recordAnswer([other, sent(), second], second, 'enrolled')).toEqual([
      other,
      { ...second, answer: 'enrolled' },
    ])
  })
  test('those of a paid cart go with its contents', () => {
    expect(removeCartAttempts([other, sent(answered), second], '900')).toEqual([other])
  })
  test('a declined payment leaves what is unknown', () => {
    expect(removeDeclinedAttempts([other, sent(answered), second], '900')).toEqual([other, second])
  })
  test('those whose payment page was left are marked', () => {
    expect(markReturned([other, second], '900').map(({ isReturned }) => isReturned)).toEqual([false, true])
  })
})

// Covers FLT-03
describe('orders are stored', () => {
  let keep: UserStorage
  beforeEach(() => {
    localStorage.clear()
    const person = { id: 7, name: '', email: '', login: 'nova', pictureUrl: '', publicProfile: false }
    keep = userStorage({ person, limit: 60, startedAt: new Date(0) })
  })

  test('as they are, ids included', () => {
    const attempts = [sent(), sent({ sentAt: 99_000, cartId: 'c-9', ...answered, isReturned: true })]
    saveAttempts(keep, attempts)
    expect(loadAttempts(keep)).toEqual(attempts)
    saveAttempts(keep, [])
    expect(keep.keys()).toEqual([])
  })

  test('and what cannot be read is none', () => {
    for (const spoiled of ['', '{', '7', 'null', '[7, null, {"sentAt": 1}]']) {
      keep.set('commerce.orders', spoiled)
      expect(loadAttempts(keep)).toEqual([])
    }
  })
})
