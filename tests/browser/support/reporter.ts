import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/**
 * Prints the sums of all annotations of the type `count`, then the flaky tests and one summary line. scripts/test.mjs
 * reads both.
 */
export default class SummaryReporter implements Reporter {
  readonly #tests = new Map<string, TestCase>()
  readonly #counts = new Map<string, number>()
  #otherErrors = 0

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    this.#tests.set(test.id, test)
    for (const { type, description = '' } of annotations)
      if (type === 'count') this.#counts.set(description, (this.#counts.get(description) ?? 0) + 1)
  }

  /** Playwright calls this method for errors outside of tests, such as a server that does not start. */
  onError(): void {
    this.#otherErrors += 1
  }

  onEnd(): void {
    const tests = [...this.#tests.values()]
    const count = (...outcomes: string[]) => tests.filter((test) => outcomes.includes(test.outcome())).length
    for (const [name, times] of this.#counts) process.stdout.write(`${name}: ${times}\n`)
    for (const test of tests)
      if (test.outcome() === 'flaky') process.stdout.write(`Flaky: ${heading(test)}\n`)
    const failed = count('unexpected') + this.#otherErrors
    process.stdout.write(`${count('expected', 'flaky')} passed, ${failed} failed\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}

/** The title as Playwright prints it above a failure. */
function heading(test: TestCase): string {
  const [, project = '', , ...titles] = test.titlePath()
  const { file, line, column } = test.location
  return [`[${project}]`, `${relative('.', file)}:${line}:${column}`, ...titles].join(' › ')
}
