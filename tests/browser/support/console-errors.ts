import type { BrowserContext } from '@playwright/test'

/** Matches the browser's own console error about a failed request to the server. */
const failedRequest = /^Failed to load resource: .*\/(api|MessageHub|posts\/images|profile\/images)\//

/** Matches the warning that a rendered screen differs from the screen of the app. */
export const isMismatch = /^The rendered screen differs/

/** Collects policy violations, uncaught errors and console errors of a browser. */
export class ConsoleErrors {
  readonly #errors: string[] = []
  #isStopped = false
  readonly #allowed: RegExp[] = []

  /** Allows errors that match one of the patterns. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Allows the console errors of the browser about failed requests to the server. */
  allowFailedRequests(): void {
    this.allow(failedRequest)
  }

  async listen(context: BrowserContext): Promise<void> {
    context.on('weberror', (error) => this.#add(`Uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error' || isMismatch.test(message.text()))
        this.#add(describe(message.text(), message.location().url))
    })
    await context.exposeFunction('reportViolation', (violation: string) => {
      this.#add(`Content Security Policy: ${violation}`)
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

  /** Ignores later errors, which the end of the test causes. */
  stop(): void {
    this.#isStopped = true
  }

  #add(error: string): void {
    if (!this.#isStopped) this.#errors.push(error)
  }

  unexpectedErrors(): string[] {
    return this.#errors.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)))
  }
}

/** Adds the address to a console error about a failed request, since the browser omits it in the text. */
function describe(text: string, address: string): string {
  return text.startsWith('Failed to load resource') ? `${text} ${address}` : text
}
