import type { Session } from '@kernel'
import { beforeEach, expect, rs, test } from '@rstest/core'
import { readCart } from './cart'
import { failRemoval, forgetFailedRemovals, hasUnseenItem } from './cart-changes'

const session = { person: { id: 1, login: 'ana' } } as unknown as Session
const cart = readCart({ id: 7, items: [{ id: 5, productId: 1441, quantity: 1 }] })

beforeEach(() => localStorage.clear())

// Covers UX-15
test('an item whose removal failed blocks the order until the user sees it', () => {
  failRemoval(session, '5')
  expect(hasUnseenItem(session, cart)).toBe(true)
  expect(hasUnseenItem(session, { ...cart, items: [] })).toBe(false)
  forgetFailedRemovals(session)
  expect(hasUnseenItem(session, cart)).toBe(false)
})

// Covers UX-15
test('an item whose removal failed blocks the checkout for 30 s at most', () => {
  rs.useFakeTimers()
  failRemoval(session, 5)
  rs.advanceTimersByTime(31_000)
  expect(hasUnseenItem(session, cart)).toBe(false)
  rs.useRealTimers()
})

// Covers UX-15
test.each(['{', '{"a":1}', '[null, {"failedAt": 1}, {"itemId": 5, "failedAt": "soon"}]'])(
  'stored removals %s are read without an error',
  (stored) => {
    failRemoval(session, 6)
    const key = Object.keys(localStorage).find((name) => name.includes('failedRemovals')) ?? ''
    localStorage.setItem(key, stored)
    expect(hasUnseenItem(session, cart)).toBe(false)
  },
)
