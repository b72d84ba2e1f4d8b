import { expect, test } from '@rstest/core'
import { parseCounts } from './counts.mjs'

test('the last counts are those of the whole program', () => {
  expect(parseCounts('1 passed, 0 failed\nmore\n12 passed, 3 failed\n', 1)).toEqual({ passed: 12, failed: 3 })
})

test('a program that ends badly has failed, whatever it says', () => {
  expect(parseCounts('5 passed, 0 failed', 1)).toEqual({ passed: 5, failed: 1 })
  expect(parseCounts('', 127)).toEqual({ passed: 0, failed: 1 })
})

test('a program that says nothing and ends well counts for nothing', () => {
  expect(parseCounts('', 0)).toEqual({ passed: 0, failed: 0 })
})
