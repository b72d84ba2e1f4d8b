import { relative } from 'node:path'
import type { Reporter } from '@rstest/core'

/**
 * Prints the flaky tests with what failed at first, and one summary line. scripts/test.mjs reads both. A test file that fails to load counts as a
 * failed test.
 */
export const unitReporter: Reporter = {
  onTestRunEnd({ results, testResults, unhandledErrors = [] }) {
    const count = (status: string) => testResults.filter((test) => test.status === status).length
    const broken = results.filter(
      (file) =>
        file.status === 'fail' &&
        !testResults.some((test) => test.testPath === file.testPath && test.status === 'fail'),
    )
    for (const { status, retryCount = 0, retryErrors = [], testPath, parentNames = [], name } of testResults)
      if (status === 'pass' && retryCount > 0) {
        for (const { message, diff = '' } of retryErrors) process.stdout.write(`${message}\n${diff}\n`)
        process.stdout.write(`Flaky: ${relative('.', testPath)} > ${[...parentNames, name].join(' > ')}\n`)
      }
    process.stdout.write(
      `${count('pass')} passed, ${count('fail') + broken.length + unhandledErrors.length} failed\n`,
    )
  },
}
