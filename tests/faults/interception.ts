import type { CDPSession, Page } from '@playwright/test'
import type { Fault, FaultResponse } from './faults'
import { type Operation, operationAt } from './operations'

/** What becomes of the calls of an operation. */
export interface Interception {
  readonly fault: Fault | undefined
  /** The server does what it is asked for, and only its answer is another. */
  readonly isDone: boolean
  readonly onCall: () => void
}

/**
 * Stands between a page and the calls of one operation. `page.route` would do the same, and would do without the
 * browser's cache for everything else.
 *
 * @returns ends it
 */
export async function intercept(
  page: Page,
  operation: Operation,
  now: () => Interception,
): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', async ({ requestId, request, responseStatusCode }) => {
    const isOurs = operationAt(request.method, request.url)?.id === operation.id
    const { fault, isDone, onCall } = now()
    if (isOurs && responseStatusCode === undefined) onCall()
    try {
      if (!isOurs || !fault) await browser.send('Fetch.continueRequest', { requestId })
      else if (isDone && responseStatusCode === undefined)
        await browser.send('Fetch.continueRequest', { requestId, interceptResponse: true })
      else await strike(browser, requestId, await fault.respond(operation))
    } catch {
      // The page has gone on, and with it the call.
    }
  })
  // A picture that another scene has shown lies in the browser's memory, and is not asked for again.
  if (!operation.contentType.endsWith('json')) {
    await browser.send('Network.enable')
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  }
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: operation.pattern }] })
  return () => browser.detach()
}

async function strike(browser: CDPSession, requestId: string, comes: FaultResponse): Promise<void> {
  if (comes === 'silence') return
  if (comes === 'refused')
    await browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
  else
    await browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: comes.status,
      responseHeaders: Object.entries(comes.headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(comes.body).toString('base64'),
    })
}
