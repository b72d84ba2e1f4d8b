import type { Session } from '@kernel'
import { beforeEach, expect, rs, test } from '@rstest/core'
import { readCart } from './cart'
import {
  failRemoval,
  forgetFailedRemovals,
  forgetRemoval,
  hasPendingRemoval,
  hasRemovedItem,
  saveRemoval,
} from './pending-changes'

const session = { person: { id: 1, login: 'ana' } } as unknown as Session
const cart = readCart({ id: 7, items: [{ id: 5, productId: 1441, quantity: 1 }] })

beforeEach(() => localStorage.clear())

// Covers UX-15
test('a removal is pending until it is forgotten or its item is gone', () => {
  saveRemoval(session, '5')
  expect(hasPendingRemoval(session, cart)).toBe(true)
  expect(hasPendingRemoval(session, { ...cart, items: [] })).toBe(false)
  forgetRemoval(session, 5)
  expect(hasRemovedItem(session, cart)).toBe(false)
})

// Covers UX-15
test('an item whose removal failed blocks the order until the user sees it', () => {
  saveRemoval(session, 5)
  failRemoval(session, 5)
  expect([hasPendingRemoval(session, cart), hasRemovedItem(session, cart)]).toEqual([false, true])
  forgetFailedRemovals(session)
  expect(hasRemovedItem(session, cart)).toBe(false)
})

// Covers UX-15
test('a pending removal of a closed tab blocks the checkout for 30 s at most', () => {
  rs.useFakeTimers()
  saveRemoval(session, 5)
  rs.advanceTimersByTime(31_000)
  expect(hasRemovedItem(session, cart)).toBe(false)
  rs.useRealTimers()
})

// Covers UX-15
test.each(['{', '{"a":1}', '[null, {"removedAt": 1}, {"itemId": 5, "removedAt": "soon"}]'])(
  'stored removals %s are read without an error',
  (stored) => {
    saveRemoval(session, 6)
    const key = Object.keys(localStorage).find((name) => name.includes('removals')) ?? ''
    localStorage.setItem(key, stored)
    expect(hasRemovedItem(session, cart)).toBe(false)
  },
)
