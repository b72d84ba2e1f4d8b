import { expect, type Page, test } from '@playwright/test'
import type { MockWorld } from './mock-world'

/**
 * Faults of a call, each with the message that the person reads. Neighboring faults have different messages, so that
 * a message cannot be left over from the previous fault.
 */
export const faults = [
  ['400', { status: 400 }, 'didn’t accept this'],
  ['HTML instead of JSON', { body: 'html' }, 'couldn’t read'],
  ['403', { status: 403 }, 'don’t have permission'],
  ['malformed JSON', { body: 'malformed' }, 'couldn’t read'],
  ['404', { status: 404 }, 'no longer available'],
  ['wrong types', { body: 'wrong-types' }, 'couldn’t read'],
  ['409', { status: 409 }, 'changed this in the meantime'],
  ['half a body', { body: 'half' }, /Can’t reach the server|couldn’t read/],
  ['413', { status: 413 }, 'larger than the server allows'],
  ['a dropped connection', { drop: true }, 'Can’t reach the server'],
  ['429', { status: 429 }, 'Too many requests'],
  ['500', { status: 500 }, 'went wrong on the server'],
  ['silence', { silence: true }, 'too long to respond'],
] as const

/** The faults of a call whose answer the product ignores, so that wrong types in the answer cause no error. */
export const faultsOfIgnoredBodies = faults.filter(([name]) => name !== 'wrong types')

type FaultRow = (typeof faults)[number]

export interface FaultAttempt {
  readonly name: FaultRow[0]
  readonly fault: FaultRow[1]
  readonly sentence: string | RegExp
  /** Whether the server applied the change, so that only its answer is faulty. */
  readonly isApplied: boolean
  /** Shortens the timeout of expectations in `see` when `see` is repeated while the fake clock advances. */
  readonly expectOptions: { timeout?: number }
}

interface FaultChecks {
  /** Whether the call is a query, which the product retries after a second. */
  readonly isRetriedQuery?: boolean
  /** Makes the call on the screen, in the state that the previous fault left. */
  readonly act: (attempt: FaultAttempt) => Promise<void>
  /**
   * Expects the error message; repeated while the fake clock advances, if the message appears only after a timeout or
   * retry.
   */
  readonly see: (attempt: FaultAttempt) => Promise<void>
  /** Expects that the rest of the screen did not change. */
  readonly after?: (attempt: FaultAttempt) => Promise<void>
}

/**
 * Tries the faults one after the other on the same screen, which must keep working. The caller checks at the end that
 * the call succeeds again.
 *
 * @param rows the faults for which this call must show an error
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
      // The product gives up a call without an answer after its timeout, and retries queries.
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

/** Closes toasts by script, because the pointer over a toast would pause its timer. */
async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' })
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(close).toHaveCount(0)
}
