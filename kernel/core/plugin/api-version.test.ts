import { expect, test } from '@rstest/core'
import { isApiCompatible } from './api-version'

const cases: [string, unknown, boolean][] = [
  ['the same', '2.3', true],
  ['an older minor', '2.0', true],
  ['with a patch', '2.3.9', true],
  ['a newer minor', '2.4', false],
  ['another major', '1.3', false],
  ['a newer major', '3.0', false],
  ['no version at all', undefined, false],
  ['a range', '^2.0', false],
  ['a number', 2, false],
]
// Covers PLG-02
for (const [name, wanted, fits] of cases)
  test(`${fits ? 'accepts' : 'rejects'} ${name}`, () => expect(isApiCompatible(wanted, '2.3')).toBe(fits))
