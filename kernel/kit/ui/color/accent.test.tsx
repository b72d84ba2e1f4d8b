import { afterEach, expect, test } from '@rstest/core'
import { setAccent } from './accent'

const accent = (name: string) => document.documentElement.style.getPropertyValue(`--accent-${name}`)

afterEach(() => document.documentElement.removeAttribute('style'))

test('setAccent applies a color to both themes', () => {
  expect(setAccent('#7a3ea8')).toBe(true)
  expect(accent('fill-light')).toBe('#7a3ea8')
  expect(accent('text-dark')).toMatch(/^#[\da-f]{6}$/)
})

test('setAccent changes nothing when the color is invalid', () => {
  setAccent('#7a3ea8')
  expect(setAccent('purple')).toBe(false)
  expect(accent('fill-light')).toBe('#7a3ea8')
})
