import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the sums of all annotations of the type `count`, and then one line that scripts/test.mjs reads. */
export default class SummaryReporter implements Reporter {
  readonly #outcomes = new Map<string, ReturnType<TestCase['outcome']>>()
  readonly #counts = new Map<string, number>()
  #otherErrors = 0

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    this.#outcomes.set(test.id, test.outcome())
    for (const { type, description = '' } of annotations)
      if (type === 'count') this.#counts.set(description, (this.#counts.get(description) ?? 0) + 1)
  }

  /** Playwright calls this method for errors outside of tests, such as a server that does not start. */
  onError(): void {
    this.#otherErrors += 1
  }

  onEnd(): void {
    const count = (...outcomes: string[]) =>
      [...this.#outcomes.values()].filter((one) => outcomes.includes(one)).length
    for (const [name, times] of this.#counts) process.stdout.write(`${name}: ${times}\n`)
    const failed = count('unexpected') + this.#otherErrors
    process.stdout.write(`${count('expected', 'flaky')} passed, ${failed} failed\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
