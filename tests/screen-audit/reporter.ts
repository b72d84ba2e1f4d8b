import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints each screen as it has been seen, with what is wrong, and at the end how many screens were seen in how many sights. */
export default class AuditReporter implements Reporter {
  #screens = 0
  #failed = 0
  #otherErrors = 0
  #sights = 0

  onTestEnd(test: TestCase, { status, errors, annotations }: TestResult): void {
    this.#screens += 1
    this.#sights = Math.max(this.#sights, ...annotations.map(({ description }) => Number(description)))
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
    process.stdout.write(`${this.#screens} screens × ${this.#sights} sights\n`)
    process.stdout.write(
      `${this.#screens - this.#failed} passed, ${this.#failed + this.#otherErrors} failed\n`,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}
