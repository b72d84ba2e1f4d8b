import { expect, test } from '@rstest/core'
import { findFailures, findFlaky, parseCounts } from './counts.mjs'

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

test('findFailures returns the first lines of failed checks, unit tests and browser tests', () => {
  const output = `✓ Types 9.0 s
✗ Lint 2.0 s
    src.ts:1 unused
 FAIL  kernel/a.test.ts > adds
\x1b[31mAssertionError\x1b[0m: expected 1 to be 2

  1) [desk] › tests/browser/a.spec.ts:1:1 › opens
    Error: not visible
${'    detail\n'.repeat(20)}`
  expect(findFailures(output)).toEqual([
    '✗ Lint 2.0 s\n    src.ts:1 unused',
    ' FAIL  kernel/a.test.ts > adds\nAssertionError: expected 1 to be 2',
    `  1) [desk] › tests/browser/a.spec.ts:1:1 › opens\n    Error: not visible${'\n    detail'.repeat(6)}`,
  ])
})

test('findFlaky returns the tests that passed on a further try, and findFailures leaves them out', () => {
  const title = '[desk] › tests/browser/a.spec.ts:1:1 › opens'
  const output = `  1) ${title} ─────\n    Error: late\nFlaky: ${title}\n2 passed, 0 failed\n`
  expect(findFlaky(output)).toEqual([title])
  expect(findFailures(output)).toEqual([])
})
