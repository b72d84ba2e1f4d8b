import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { afterPointerUp } from './after-pointer-up'

beforeEach(() => void rs.useFakeTimers())
afterEach(() => void rs.useRealTimers())

// Covers FLT-72
for (const end of ['pointerup', 'pointercancel'])
  test(`afterPointerUp runs its callback once when a press ends with ${end}`, () => {
    const run = rs.fn()
    dispatchEvent(new Event('pointerdown'))
    afterPointerUp(run)
    rs.runAllTimers()
    expect(run).not.toHaveBeenCalled()
    dispatchEvent(new Event(end))
    rs.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
    // Another press of the pointer must not run the callback again.
    dispatchEvent(new Event('pointerdown'))
    dispatchEvent(new Event('pointerup'))
    rs.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
  })

test('afterPointerUp runs its callback immediately when no pointer is down', () => {
  const run = rs.fn()
  afterPointerUp(run)
  expect(run).toHaveBeenCalledTimes(1)
})
