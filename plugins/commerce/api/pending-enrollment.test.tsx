import { type Session, sessionEnded, sessionStarted } from '@kernel'
import { expect, rs, test } from '@rstest/core'
import { aPerson } from '@tests/kit/person'
import { allSettled, fork } from 'effector'
import { $failedEnrollment, storedItem } from './pending-enrollment'

const person = aPerson({ name: 'Ana' })
const session: Session = { person, limit: 30, startedAt: new Date() }
const item = {
  productId: 1441,
  productName: 'Guitar for late beginners',
  quantity: 1 as const,
  fullPrice: 40,
  discountPrice: 20,
  photo: null,
}
const facts = { instructor: 'Ana', lessonCount: 12, days: 90, currency: 'EUR' }

// Covers CRS-DET-02
test('a chosen course stays chosen when the code that adds it to the cart does not load in time', async () => {
  const scope = fork()
  storedItem.save({ ...item, facts, savedAt: Date.now() })
  rs.useFakeTimers()
  const added = allSettled(sessionStarted, { scope, params: session })
  rs.advanceTimersByTime(20_000)
  rs.useRealTimers()
  await added
  expect(scope.getState($failedEnrollment)?.item).toEqual(item)
  expect(storedItem.load()?.productId).toBe(item.productId)
  await allSettled(sessionEnded, { scope, params: 'logout' })
})
