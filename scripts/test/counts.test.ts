import { expect, test } from '@rstest/core'
import { parseCounts } from './counts.mjs'

test('parseCounts returns the last counts in the output of a program', () => {
  expect(parseCounts('1 passed, 0 failed\nmore\n12 passed, 3 failed\n', 1)).toEqual({ passed: 12, failed: 3 })
})

test('parseCounts returns a failure if the exit code is not 0', () => {
  expect(parseCounts('5 passed, 0 failed', 1)).toEqual({ passed: 5, failed: 1 })
  expect(parseCounts('', 127)).toEqual({ passed: 0, failed: 1 })
})

test('parseCounts returns zeros if a program succeeds without any output', () => {
  expect(parseCounts('', 0)).toEqual({ passed: 0, failed: 0 })
})
