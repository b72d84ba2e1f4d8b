import { expect, type Page, test } from '@playwright/test'
import type { MockWorld } from './mock-world'

/**
 * What can go wrong with a call, and what the person reads. Two neighbours never read the same: what is seen
 * after the one cannot be left over from the other.
 */
export const faults = [
  ['400', { status: 400 }, 'did not accept this'],
  ['HTML instead of JSON', { body: 'html' }, 'could not read'],
  ['403', { status: 403 }, 'not allowed'],
  ['malformed JSON', { body: 'malformed' }, 'could not read'],
  ['404', { status: 404 }, 'no longer here'],
  ['a body of another kind', { body: 'wrong-types' }, 'could not read'],
  ['409', { status: 409 }, 'changed this in the meantime'],
  ['half a body', { body: 'half' }, /cannot be reached|could not read/],
  ['413', { status: 413 }, 'larger than the server accepts'],
  ['a dropped connection', { drop: true }, 'cannot be reached'],
  ['429', { status: 429 }, 'a little fast'],
  ['500', { status: 500 }, 'went wrong on the server'],
  ['silence', { silence: true }, 'too long to answer'],
] as const

/** Of a good answer in which nothing is needed, a body of another kind is one more. */
export const faultsOfIgnoredBodies = faults.filter(([name]) => name !== 'a body of another kind')

/** A connection that is cut before any answer is tried anew by the browser itself, below what a page can see. */
export const isRepeatedByBrowser = (name: string): boolean => name === 'a dropped connection'

type FaultRow = (typeof faults)[number]

/** What is known where the sentence is looked for. */
export interface FaultAttempt {
  readonly name: FaultRow[0]
  readonly fault: FaultRow[1]
  readonly sentence: string | RegExp
  /** The server has done what it was asked for, and only its answer did not come through. */
  readonly isApplied: boolean
  /** How long an expectation may wait for one look, where time is made to pass between one and the next. */
  readonly expectOptions: { timeout?: number }
}

interface FaultChecks {
  /** A query: after a failure that may pass, the product waits a second and asks once more by itself. */
  readonly isRetriedQuery?: boolean
  /** Makes the call. The screen is the one that the failure before has left. */
  readonly act: (trial: FaultAttempt) => Promise<void>
  /** Looks for what the person is told; for silence and for a query again and again, while time passes. */
  readonly see: (trial: FaultAttempt) => Promise<void>
  /** Looks at what must have stayed as it was. */
  readonly after?: (trial: FaultAttempt) => Promise<void>
}

/**
 * Lets a call go wrong in one way after the other, on one screen that is opened once: that it still works
 * after each of them is a part of what is tried. The caller tries at the end that it goes well again.
 *
 * @param rows the faults; all of them, or those that are failures for this call
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
      const trial: FaultAttempt = {
        name,
        fault,
        sentence,
        isApplied: 'body' in fault,
        expectOptions: isRetriedQuery ? { timeout: 300 } : isSilent ? { timeout: 2_000 } : {},
      }
      await closeToasts(page)
      await mock.clearFaults()
      await mock.setFault(operation, fault)
      await mock.clearRequests()
      if (isSilent || isRetriedQuery) await page.clock.install()
      await act(trial)
      await expect.poll(() => mock.requests(operation)).not.toEqual([])
      // Silence is given up after the product's patience, and then asked once more too: time is made to pass.
      if (isSilent || isRetriedQuery)
        await expect(async () => {
          await page.clock.fastForward(isSilent ? 21_000 : 1_000)
          await see(trial)
        }).toPass({ intervals: [0] })
      else await see(trial)
      await after?.(trial)
    })
  await closeToasts(page)
  await mock.clearFaults()
}

/** All at once, and without the pointer: what comes next must not be read from what was there before. */
async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' })
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(close).toHaveCount(0)
}
