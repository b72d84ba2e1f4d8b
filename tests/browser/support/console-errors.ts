import type { BrowserContext } from '@playwright/test'

/** A call to the server that did not go well, as the browser logs it by itself. */
const failedCall = /^Failed to load resource: .*\/(api|MessageHub|posts\/images|profile\/images)\//

/** Gathers what a browser complains about: violations of the policy, uncaught errors, errors on the console. */
export class ConsoleErrors {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  /** Says that consoleErrors of this kind belong to the test. */
  allow(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** Says that calls will go wrong, and that the browser may log it. */
  allowFailedRequests(): void {
    this.allow(failedCall)
  }

  async listen(context: BrowserContext): Promise<void> {
    context.on('weberror', (error) =>
      this.#found.push(`Uncaught: ${error.error().stack ?? error.error().message}`),
    )
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(describe(message.text(), message.location().url))
    })
    await context.exposeFunction('reportViolation', (violation: string) => {
      this.#found.push(`Content Security Policy: ${violation}`)
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report !== 'function') return
        report(`${effectiveDirective} blocked ${blockedURI || sample} (${sourceFile}:${lineNumber})`)
      })
    })
  }

  /** What nobody expected. */
  unexpectedErrors(): string[] {
    return this.#found.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)))
  }
}

/** The browser's own line on a failed request lacks what was asked for. */
function describe(text: string, address: string): string {
  return text.startsWith('Failed to load resource') ? `${text} ${address}` : text
}
