import { expect, test } from '@rstest/core'
import { ignoreCompositionKeys, preventRepeatedSubmit } from './use-key-filters'

// Covers FLT-124
for (const [name, how, reaches] of [
  ['Enter', { key: 'Enter' }, true],
  ['Enter during a composition', { key: 'Enter', isComposing: true }, false],
  ['Enter that has ended a composition in Safari', { key: 'Enter', keyCode: 229 }, false],
  ['Escape during a composition', { key: 'Escape', isComposing: true }, false],
] as const)
  test(`the product ${reaches ? 'handles' : 'leaves to the input method'}: ${name}`, () => {
    const field = document.body.appendChild(document.createElement('input'))
    let count = 0
    const handle = () => {
      count += 1
    }
    addEventListener('keydown', ignoreCompositionKeys, true)
    addEventListener('keydown', handle)
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...how })
    field.dispatchEvent(event)
    removeEventListener('keydown', ignoreCompositionKeys, true)
    removeEventListener('keydown', handle)
    field.remove()
    expect(count).toBe(Number(reaches))
    // The input method still gets the key.
    expect(event.defaultPrevented).toBe(false)
  })

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
