import { expect, test } from '@rstest/core'
import { parseCounts } from './counts.mjs'

test('the counts of a test program are the last ones in its output', () => {
  expect(parseCounts('1 passed, 0 failed\nmore\n12 passed, 3 failed\n', 1)).toEqual({ passed: 12, failed: 3 })
})

test('a test program with a non-zero exit code counts as a failure', () => {
  expect(parseCounts('5 passed, 0 failed', 1)).toEqual({ passed: 5, failed: 1 })
  expect(parseCounts('', 127)).toEqual({ passed: 0, failed: 1 })
})

test('a test program without counts that succeeds counts nothing', () => {
  expect(parseCounts('', 0)).toEqual({ passed: 0, failed: 0 })
})
