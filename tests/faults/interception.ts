import type { CDPSession, Page } from '@playwright/test'
import type { Fault, FaultResponse } from './faults'
import { type Operation, operationAt } from './operations'

export interface Interception {
  readonly fault: Fault | undefined
  /** Whether the server processes the call, so that only its answer is replaced. */
  readonly isApplied: boolean
  readonly onCall: () => void
  /** Called for each piece of the body of an answer but the last one. */
  readonly onPiece: () => void
}

/**
 * Intercepts the calls of one operation. `page.route` is not used, since it disables the browser cache for all other
 * requests.
 *
 * @returns a function that ends the interception
 */
export async function intercept(
  page: Page,
  operation: Operation,
  currentState: () => Interception,
): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', async ({ requestId, request, responseStatusCode }) => {
    const isIntercepted = operationAt(request.method, request.url)?.id === operation.id
    const { fault, isApplied, onCall } = currentState()
    if (isIntercepted && responseStatusCode === undefined) onCall()
    try {
      if (!isIntercepted || !fault) await browser.send('Fetch.continueRequest', { requestId })
      else if (isApplied && responseStatusCode === undefined && !fault.delivery)
        await browser.send('Fetch.continueRequest', { requestId, interceptResponse: true })
      else await respondWith(browser, requestId, await fault.respond(operation))
    } catch {
      // The fault cannot be sent when the page has navigated meanwhile and thus aborted the call.
    }
  })
  /** Number of bytes that are still missing, by request. */
  const missing = new Map<string, number>()
  const isOfOperation = new Set<string>()
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (operationAt(request.method, request.url)?.id === operation.id) isOfOperation.add(requestId)
  })
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (isOfOperation.has(requestId))
      missing.set(requestId, Number(response.headers['Content-Length'] ?? response.headers['content-length']))
  })
  browser.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const left = (missing.get(requestId) ?? 0) - dataLength
    missing.set(requestId, left)
    if (left > 0) currentState().onPiece()
  })
  await browser.send('Network.enable')
  // Disables the cache, since images cached by an earlier fault case would not be requested again.
  if (!operation.contentType.endsWith('json'))
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: operation.pattern }] })
  return () => browser.detach()
}

async function respondWith(browser: CDPSession, requestId: string, response: FaultResponse): Promise<void> {
  if (response === 'silence') return
  if (response === 'unchanged') await browser.send('Fetch.continueRequest', { requestId })
  else if (response === 'refused')
    await browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
  else
    await browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: Object.entries(response.headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(response.body).toString('base64'),
    })
}
