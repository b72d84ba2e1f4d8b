import { expect, type Page, test } from '@playwright/test'
import type { MockWorld } from './mock-world'

/**
 * Faults of a call with the message that the person reads. Neighbors have different messages, so that a message cannot
 * be left over from the fault before.
 */
export const faults = [
  ['400', { status: 400 }, 'did not accept this'],
  ['HTML instead of JSON', { body: 'html' }, 'could not read'],
  ['403', { status: 403 }, 'not allowed'],
  ['malformed JSON', { body: 'malformed' }, 'could not read'],
  ['404', { status: 404 }, 'no longer here'],
  ['wrong types', { body: 'wrong-types' }, 'could not read'],
  ['409', { status: 409 }, 'changed this in the meantime'],
  ['half a body', { body: 'half' }, /cannot be reached|could not read/],
  ['413', { status: 413 }, 'larger than the server accepts'],
  ['a dropped connection', { drop: true }, 'cannot be reached'],
  ['429', { status: 429 }, 'a little fast'],
  ['500', { status: 500 }, 'went wrong on the server'],
  ['silence', { silence: true }, 'too long to answer'],
] as const

/** For calls whose answer is not read: wrong types are no failure there. */
export const faultsOfIgnoredBodies = faults.filter(([name]) => name !== 'wrong types')

/** Browsers repeat a request themselves when the connection drops before any answer; the page cannot see it. */
export const isRepeatedByBrowser = (name: string): boolean => name === 'a dropped connection'

type FaultRow = (typeof faults)[number]

export interface FaultAttempt {
  readonly name: FaultRow[0]
  readonly fault: FaultRow[1]
  readonly sentence: string | RegExp
  /** The server applied the change; only its answer was lost. */
  readonly isApplied: boolean
  /** Options for expectations in `see`, which is repeated while the fake clock advances. */
  readonly expectOptions: { timeout?: number }
}

interface FaultChecks {
  /** The product retries a failed query after a second. */
  readonly isRetriedQuery?: boolean
  /** Makes the call, on the screen that the previous fault left. */
  readonly act: (attempt: FaultAttempt) => Promise<void>
  /** Expects the error message; repeated while time passes for silence and for queries. */
  readonly see: (attempt: FaultAttempt) => Promise<void>
  /** Expects what must not have changed. */
  readonly after?: (attempt: FaultAttempt) => Promise<void>
}

/**
 * Tries the faults one after the other on the same screen, which must keep working. The caller checks at the end that
 * the call succeeds again.
 *
 * @param rows the faults that are failures for this call
 */
export async function testEachFault(
  { page, mock }: { page: Page; mock: MockWorld },
  operation: string,
  rows: readonly FaultRow[],
  { isRetriedQuery = false, act, see, after }: FaultChecks,
): Promise<void> {
  test.slow()
  for (const [name, fault, sentence] of rows)
    await test.step(name, async () => {
      const isSilent = 'silence' in fault
      const attempt: FaultAttempt = {
        name,
        fault,
        sentence,
        isApplied: 'body' in fault,
        expectOptions: isRetriedQuery ? { timeout: 300 } : isSilent ? { timeout: 2_000 } : {},
      }
      await closeToasts(page)
      await mock.clearFaults()
      await mock.fault(operation, fault)
      await mock.clearRequests()
      if (isSilent || isRetriedQuery) await page.clock.install()
      await act(attempt)
      await expect.poll(() => mock.requests(operation)).not.toEqual([])
      // The product gives up a silent call after its timeout, and retries queries.
      if (isSilent || isRetriedQuery)
        await expect(async () => {
          await page.clock.fastForward(isSilent ? 21_000 : 1_000)
          await see(attempt)
        }).toPass({ intervals: [0] })
      else await see(attempt)
      await after?.(attempt)
    })
  await closeToasts(page)
  await mock.clearFaults()
}

/** Without the pointer, which would pause the timers of toasts. */
async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' })
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(close).toHaveCount(0)
}
