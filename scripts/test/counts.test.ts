import { expect, test } from '@rstest/core'
import { parseCounts } from './counts.mjs'

test('uses the last counts of the output', () => {
  expect(parseCounts('1 passed, 0 failed\nmore\n12 passed, 3 failed\n', 1)).toEqual({ passed: 12, failed: 3 })
})

test('counts a failure when the exit code is not zero', () => {
  expect(parseCounts('5 passed, 0 failed', 1)).toEqual({ passed: 5, failed: 1 })
  expect(parseCounts('', 127)).toEqual({ passed: 0, failed: 1 })
})

test('counts nothing for a program without counts that succeeds', () => {
  expect(parseCounts('', 0)).toEqual({ passed: 0, failed: 0 })
})
