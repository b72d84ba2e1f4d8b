import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Ends with one line that scripts/test.mjs reads. */
export default class BrowserReporter implements Reporter {
  readonly #outcomes = new Map<string, ReturnType<TestCase['outcome']>>()
  #otherErrors = 0

  onTestEnd(test: TestCase): void {
    this.#outcomes.set(test.id, test.outcome())
  }

  /** Errors outside of tests: a spec that does not load, a server that does not start. */
  onError(): void {
    this.#otherErrors += 1
  }

  onEnd(): void {
    const count = (...outcomes: string[]) =>
      [...this.#outcomes.values()].filter((one) => outcomes.includes(one)).length
    const failed = count('unexpected') + this.#otherErrors
    process.stdout.write(`${count('expected', 'flaky')} passed, ${failed} failed\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
