import { afterEach, beforeEach, expect, onTestFinished, rs, test } from '@rstest/core'
import { fireEvent, renderHook } from '@testing-library/react'
import { useShortcut } from '../../kit/parts/shortcuts/use-shortcut'
import { createStaleCheck, followTyping, isTyping, recordMove, recordNavigation } from './stale-check'

beforeEach(() => void rs.useFakeTimers())
afterEach(() => void rs.useRealTimers())

function addField() {
  const field = document.body.appendChild(document.createElement('textarea'))
  onTestFinished(() => field.remove())
  return field
}

const type = () => void fireEvent.input(addField())

// Covers FLT-162
test.each<readonly [string, () => void, boolean]>([
  ['who stayed', () => undefined, true],
  ['who has left', () => recordNavigation('/other'), false],
  ['who types', type, false],
])('a late answer leads on a person %s', (_, step, expected) => {
  onTestFinished(followTyping())
  type()
  rs.advanceTimersByTime(1)
  recordNavigation('/')
  const isCurrent = createStaleCheck()
  rs.advanceTimersByTime(1)
  step()
  expect(isCurrent()).toBe(expected)
})

// Covers FLT-162
test('a person types while a field has the focus, and for ten seconds after the last letter', () => {
  onTestFinished(followTyping())
  const field = addField()
  expect(isTyping()).toBe(false)
  field.focus()
  expect(isTyping()).toBe(true)
  field.blur()
  expect(isTyping()).toBe(false)
  type()
  rs.advanceTimersByTime(9_999)
  expect(isTyping()).toBe(true)
  rs.advanceTimersByTime(1)
  expect(isTyping()).toBe(false)
  type()
  recordNavigation('/next')
  expect(isTyping()).toBe(false)
})

// Covers FLT-162
test('single keys sleep for a second after the product has changed the screen', () => {
  onTestFinished(followTyping())
  const run = rs.fn()
  renderHook(() => useShortcut('n', run))
  const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN' }))
  recordMove()
  rs.advanceTimersByTime(999)
  press()
  expect(run).not.toHaveBeenCalled()
  rs.advanceTimersByTime(1)
  press()
  expect(run).toHaveBeenCalledTimes(1)
})
