import { expect } from '@rstest/core'
import { act, waitFor } from '@testing-library/react'
import type { Fault, TestMock } from '../../mocks'

/**
 * Faults of a call, each with the message that the person reads. Neighboring faults have different messages, so that
 * a message cannot be left over from the previous fault. Half a body is missing: happy-dom fails with another error than
 * browsers, so tests/faults tries it.
 */
export const faults = [
  ['400', { status: 400 }, /didn’t accept this/],
  ['HTML instead of JSON', { body: 'html' }, /couldn’t read/],
  ['403', { status: 403 }, /don’t have permission/],
  ['malformed JSON', { body: 'malformed' }, /couldn’t read/],
  ['404', { status: 404 }, /no longer available/],
  ['wrong types', { body: 'wrong-types' }, /couldn’t read/],
  ['409', { status: 409 }, /changed this in the meantime/],
  ['413', { status: 413 }, /larger than the server allows/],
  ['a dropped connection', { drop: true }, /Can’t reach the server/],
  ['429', { status: 429 }, /Too many requests/],
  ['500', { status: 500 }, /went wrong on the server/],
  ['silence', { silence: true }, /too long to respond/],
] as const satisfies readonly (readonly [string, Omit<Fault, 'operation'>, RegExp])[]

/** The faults of a call whose answer the product ignores, so that wrong types in the answer cause no error. */
export const faultsOfIgnoredBodies = faults.filter(([name]) => name !== 'wrong types')

export interface FaultAttempt {
  readonly name: string
  /** The message that the person reads. */
  readonly sentence: RegExp
  /** Whether the server applied the change, so that only its answer is faulty. */
  readonly isApplied: boolean
  /** Whether the server may have applied the change, as far as the person knows. */
  readonly isUncertain: boolean
}

interface FaultSteps {
  /** `advance` of `fakeClock()`, which the test called before it opened the product. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Makes the call on the screen, in the state that the previous fault left. */
  readonly send: (attempt: FaultAttempt) => Promise<unknown>
  /** Expects the message of the fault, and that the rest of the screen did not change. */
  readonly check: (attempt: FaultAttempt) => Promise<unknown>
}

/**
 * Tries the faults one after the other on the opened screen, which must keep working. The caller checks at the end
 * that the call succeeds again.
 *
 * @param rows the faults for which this call must show an error
 */
export async function tryFaults(
  mock: TestMock,
  operation: string,
  rows: readonly (typeof faults)[number][],
  { advance, send, check }: FaultSteps,
): Promise<void> {
  for (const [name, fault, sentence] of rows) {
    const isUncertain = !('status' in fault) || fault.status >= 500
    const attempt = { name, sentence, isApplied: 'body' in fault, isUncertain }
    closeToasts()
    mock.clearRequests()
    mock.fault({ operation, ...fault })
    try {
      await send(attempt)
      await waitFor(() => expect(mock.requests(operation)).not.toEqual([]))
      // The product gives up a call without an answer after its timeout.
      if ('silence' in fault) await act(() => advance(21_000))
      await check(attempt)
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
    mock.clearFaults()
  }
  closeToasts()
}

function closeToasts(): void {
  act(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-toast] [aria-label="Close"]'))
      button.click()
  })
}
