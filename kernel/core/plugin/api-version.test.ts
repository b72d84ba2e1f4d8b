import { expect, test } from '@rstest/core'
import { isApiCompatible } from './api-version'

const cases: [string, unknown, boolean][] = [
  ['the same version', '2.3', true],
  ['an older minor version', '2.0', true],
  ['a version with a patch number', '2.3.9', true],
  ['a newer minor version', '2.4', false],
  ['an older major version', '1.3', false],
  ['a newer major version', '3.0', false],
  ['a missing version', undefined, false],
  ['a version range', '^2.0', false],
  ['a number instead of a text', 2, false],
]
// Covers PLG-02
for (const [name, wanted, fits] of cases)
  test(`isApiCompatible ${fits ? 'accepts' : 'rejects'} ${name}`, () =>
    expect(isApiCompatible(wanted, '2.3')).toBe(fits))
