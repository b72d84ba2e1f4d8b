import type { Reporter } from '@rstest/core'

/** Prints one summary line that scripts/test.mjs reads. A test file that fails to load counts as a failed test. */
export const unitReporter: Reporter = {
  onTestRunEnd({ results, testResults, unhandledErrors = [] }) {
    const count = (status: string) => testResults.filter((test) => test.status === status).length
    const broken = results.filter(
      (file) =>
        file.status === 'fail' &&
        !testResults.some((test) => test.testPath === file.testPath && test.status === 'fail'),
    )
    process.stdout.write(
      `${count('pass')} passed, ${count('fail') + broken.length + unhandledErrors.length} failed\n`,
    )
  },
}
