import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the result of each screen, and at the end the number of screens and variants. */
export default class AuditReporter implements Reporter {
  #screens = 0
  #failed = 0
  #otherErrors = 0
  #variants = 0

  onTestEnd(test: TestCase, { status, errors, annotations }: TestResult): void {
    this.#screens += 1
    this.#variants = Math.max(this.#variants, ...annotations.map(({ description }) => Number(description)))
    process.stdout.write(`${status === 'passed' ? '✓' : '✗'} ${test.title}\n`)
    if (status === 'passed') return
    this.#failed += 1
    for (const { message = '' } of errors) process.stdout.write(`${message.replace(/^/gm, '    ')}\n`)
  }

  onError({ message = '' }: { message?: string }): void {
    this.#otherErrors += 1
    process.stdout.write(`${message}\n`)
  }

  onEnd(): void {
    process.stdout.write(`${this.#screens} screens × ${this.#variants} variants\n`)
    process.stdout.write(
      `${this.#screens - this.#failed} passed, ${this.#failed + this.#otherErrors} failed\n`,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}
