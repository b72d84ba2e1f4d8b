import { expect, test } from '@rstest/core'
import { preventRepeatedSubmit } from './prevent-key-repeat'

const isIgnored = (name: string, how: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...how })
  const target = document.body.appendChild(document.createElement(name))
  target.addEventListener('keydown', preventRepeatedSubmit)
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test('a held Enter key counts as one press except in multi-line fields', () => {
  expect(isIgnored('input', { key: 'Enter', repeat: true })).toBe(true)
  expect(isIgnored('button', { key: 'Enter', repeat: true })).toBe(true)
  expect(isIgnored('button', { key: 'Enter' })).toBe(false)
  expect(isIgnored('input', { key: 'a', repeat: true })).toBe(false)
  expect(isIgnored('textarea', { key: 'Enter', repeat: true })).toBe(false)
})
