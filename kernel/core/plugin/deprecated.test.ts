import { afterEach, expect, rs, test } from '@rstest/core'
import { deprecated } from './api-version'

afterEach(() => {
  rs.restoreAllMocks()
  rs.unstubAllEnvs()
})

const deprecation = { since: '1.2', until: '2.0', instead: 'Use add.' }
const plus = (a: number, b: number) => a + b

// Covers EXT-03
test('a deprecated function works, and warns once in development', () => {
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => undefined)
  const sum = deprecated('sum', plus, deprecation)
  expect([sum(1, 2), sum(3, 4)]).toEqual([3, 7])
  expect(warn.mock.calls).toEqual([
    ['sum is deprecated since API version 1.2 and will be removed in 2.0. Use add.'],
  ])
})

// Covers EXT-03
test('a deprecated function does not warn users of a production build', () => {
  rs.stubEnv('NODE_ENV', 'production')
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(deprecated('sum', plus, deprecation)(1, 2)).toBe(3)
  expect(warn).not.toHaveBeenCalled()
})
