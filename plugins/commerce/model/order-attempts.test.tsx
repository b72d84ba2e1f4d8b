import { describe, expect, test } from '@rstest/core'
import { aPerson } from '@tests/kit/person'
import { readCart } from './cart'
import {
  cartFingerprint,
  createAttempt,
  markReturned,
  nextStep,
  type OrderAttempt,
  recordAnswer,
  removeAttempt,
  removeCartAttempts,
  removeDeclinedAttempts,
  storedAttempts,
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
describe('next step of the checkout', () => {
  const cases: [string, OrderAttempt[], typeof clay, 'order' | 'follow' | 'ask', number?][] = [
    ['orders a cart that was never ordered', [], clay, 'order'],
    ['asks when an order of the same cart has an unknown outcome', [sent()], clay, 'ask'],
    ['asks about an order of unknown outcome after an hour', [sent()], clay, 'ask', 62 * minute],
    ['asks about an order of unknown outcome after a year', [sent()], clay, 'ask', 365 * 24 * 60 * minute],
    ['asks about an order of unknown outcome if the clock moved back', [sent()], clay, 'ask', 0],
    ['asks when an order of an equal cart has an unknown outcome', [sent()], cartOf(901, 'clay'), 'ask'],
    ['asks when a product is in an order of unknown outcome', [sent()], both, 'ask'],
    ['orders a cart when no earlier order contains its products', [sent()], wood, 'order'],
    ['opens the payment page when the cart has been ordered', [sent(answered)], clay, 'follow'],
    ['asks when the payment page of the order is an hour old', [sent(answered)], clay, 'ask', 61 * minute],
    [
      'asks when the user came back from the payment page',
      [sent({ ...answered, isReturned: true })],
      clay,
      'ask',
    ],
    [
      'asks when another cart with the same contents was ordered',
      [sent(answered)],
      cartOf(901, 'clay'),
      'ask',
    ],
    ['orders a cart that changed since its order', [sent(answered)], both, 'order'],
    [
      'opens the payment page unless the latest outcome is unknown',
      [sent(), sent({ ...answered, sentAt: minute + 1 })],
      clay,
      'follow',
    ],
    [
      'asks if the later of two equal orders has an unknown outcome',
      [sent(answered), sent({ sentAt: 90_000 })],
      clay,
      'ask',
    ],
  ]
  for (const [name, attempts, cart, kind, now = 2 * minute] of cases)
    test(`the checkout ${name}`, () => {
      expect(nextStep(attempts, cart, { now }).kind).toBe(kind)
    })

  test('the checkout orders again if asked, unless a newer order exists', () => {
    const shown = sent()
    const decided = { now: 2 * minute, decidedAfter: shown.sentAt }
    expect(nextStep([shown], clay, decided).kind).toBe('order')
    const later = createAttempt([shown], clay, shown.sentAt)
    expect(nextStep([shown, later], clay, decided)).toEqual({ kind: 'ask', attempt: later })
    expect(nextStep([shown, { ...later, ...answered }], clay, decided).kind).toBe('follow')
  })
})

// Covers FLT-03
describe('list of order attempts', () => {
  const other = sent({ sentAt: 5, contents: cartFingerprint(wood), cartId: 901 })
  const second = createAttempt([sent()], clay, minute)

  test('createAttempt gives each order attempt a unique time', () => {
    expect(second.sentAt).toBe(minute + 1)
  })
  test('removeAttempt removes one order attempt and keeps earlier ones', () => {
    expect(removeAttempt([sent(), second], second)).toEqual([sent()])
  })
  test('recordAnswer replaces earlier order attempts with the same contents', () => {
    expect(recordAnswer([other, sent(), second], second, 'enrolled')).toEqual([
      other,
      { ...second, answer: 'enrolled' },
    ])
  })
  test('removeCartAttempts removes the order attempts of a paid cart', () => {
    expect(removeCartAttempts([other, sent(answered), second], '900')).toEqual([other])
  })
  test('removeDeclinedAttempts keeps order attempts with unknown outcome', () => {
    expect(removeDeclinedAttempts([other, sent(answered), second], '900')).toEqual([other, second])
  })
  test('markReturned marks only the order attempts of the given cart', () => {
    expect(markReturned([other, second], '900').map(({ isReturned }) => isReturned)).toEqual([false, true])
  })
})

// Covers FLT-03
describe('stored order attempts', () => {
  const person = aPerson({ id: 7, login: 'nova' })
  const { load, save } = storedAttempts.of({ person, limit: 60, startedAt: new Date(0) })

  test('stored order attempts are read back unchanged, ids included', () => {
    const attempts = [sent(), sent({ sentAt: 99_000, cartId: 'c-9', ...answered, isReturned: true })]
    save(attempts)
    expect(load()).toEqual(attempts)
    save([])
    expect(load()).toEqual([])
  })

  test('stored order attempts are empty when the stored text is unreadable', () => {
    for (const spoiled of ['', '{', '7', 'null', '[7, null, {"sentAt": 1}]']) {
      localStorage.setItem('roda:own:7:commerce.orders', spoiled)
      expect(load()).toEqual([])
    }
  })
})
