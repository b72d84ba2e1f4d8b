import { expect } from '@playwright/test'
import { logIn } from '../browser/support/login-form'
import { callAction, type Outcome } from './fault-case'
import type { Fault } from './faults'
import type { FaultHarness } from './harness'

/** Result of a fault case: the person read a message, or the fault was silent on purpose. */
export type Verdict = 'reported' | 'silent'

/**
 * Runs a fault case with one fault. Expects that the navigation bar stays, a message is shown, input is kept, and a
 * retry works.
 *
 * @throws when one of these expectations fails
 */
export async function runCase(harness: FaultHarness, fault: Fault): Promise<Verdict> {
  const { page, faultCase } = harness
  await makeCall(harness, fault)
  if (endsSession(harness, fault)) {
    await logInAgain(harness)
    return 'reported'
  }
  const outcome = await expectOutcome(harness, fault)
  if (outcome && 'accepted' in outcome) return 'reported'
  await harness.clearFault()
  if (outcome && 'screenText' in outcome) return 'reported'
  await expectTypedTexts(harness)
  await retryOf(harness)(harness)
  await expect(faultCase.success(page).first(), 'retrying works').toBeVisible()
  return outcome && 'silent' in outcome ? 'silent' : 'reported'
}

/**
 * Runs a fault case with several faults, one after the other: each retry fails with the next fault. This takes a fraction
 * of the time of {@link runCase}, which opens the screen for each fault. The screen is opened again only after a fault that
 * leaves nothing to retry.
 *
 * @returns the failed expectations
 */
export async function runRetries(harness: FaultHarness, faults: readonly Fault[]): Promise<unknown[]> {
  const { faultCase } = harness
  const failures: unknown[] = []
  let canRetry = false
  for (const fault of faults)
    try {
      await makeCall(harness, fault, canRetry)
      const outcome = await expectOutcome(harness, fault)
      if (!outcome || !('accepted' in outcome)) await expectTypedTexts(harness)
      canRetry =
        !outcome || ('message' in outcome && (callAction(faultCase) ?? faultCase.retry) !== undefined)
    } catch (error) {
      canRetry = false
      failures.push(new Error(`${fault.name}: ${error instanceof Error ? error.message : error}`))
    }
  return failures
}

/** Opens the screen and makes the call, or retries it on the opened screen. */
async function makeCall(harness: FaultHarness, fault: Fault, isRetry = false): Promise<void> {
  const action = callAction(harness.faultCase)
  const outcome = outcomeOf(harness, fault)
  const faultArguments = [fault, outcome !== undefined && 'accepted' in outcome] as const
  if (!isRetry) await harness.open(action ? undefined : [...faultArguments])
  if (isRetry || action) {
    await harness.setFault(...faultArguments)
    await (isRetry ? retryOf(harness) : action)?.(harness)
  }
  await expect.poll(() => harness.calls, 'the call is made').toBeGreaterThan(0)
}

const retryOf = ({ faultCase }: FaultHarness) => faultCase.retry ?? callAction(faultCase) ?? pressTryAgain

/** Returns whether the fault is a refused token that ends the session, unless the fault case expects something else. */
function endsSession(
  { faultCase: { account, exceptions = {} }, operation }: FaultHarness,
  fault: Fault,
): boolean {
  const isTokenRefused = fault.name === '401' && account !== undefined && operation.takesToken
  return isTokenRefused && !('401' in exceptions || 'refusal' in exceptions)
}

/** Returns the outcome that the fault case or the contract defines, or undefined for the usual message of the fault. */
function outcomeOf({ faultCase, operation }: FaultHarness, fault: Fault): Outcome | undefined {
  const { exceptions = {} } = faultCase
  if (fault.delivery === 'trickle') return exceptions.trickle ?? { accepted: 'a slow answer is an answer' }
  const exception =
    exceptions[fault.name] ?? (fault.isRetryable ? undefined : exceptions.refusal) ?? exceptions.all
  if (exception) return exception
  const isBodyIgnored =
    operation.method === 'POST' && operation.mayBeEmpty && ['wrong', 'null', 'empty'].includes(fault.name)
  return isBodyIgnored ? { accepted: 'the contract allows an empty answer' } : undefined
}

/** Expects what the person notices of the fault, and a screen that works. */
async function expectOutcome(harness: FaultHarness, fault: Fault): Promise<Outcome | undefined> {
  const outcome = outcomeOf(harness, fault)
  await expectNotice(harness, fault, outcome)
  // The payment page is no screen of the product.
  if (new URL(harness.page.url()).pathname.startsWith('/__mock/')) return outcome
  await expectShell(harness)
  if (harness.token && fault.name !== '401')
    expect(await harness.storedToken(), 'the session is kept').not.toBeNull()
  return outcome
}

async function expectNotice(
  harness: FaultHarness,
  fault: Fault,
  outcome: Outcome | undefined,
): Promise<void> {
  const { page, faultCase } = harness
  if (outcome && 'silent' in outcome) {
    await harness.waitForNotice(fault, (options) => expectShell(harness, options))
    return
  }
  if (outcome && 'accepted' in outcome) {
    await expect(faultCase.success(page).first(), outcome.accepted).toBeVisible()
    if (harness.operation.method === 'POST') expect(harness.calls, 'a slow call is not repeated').toBe(1)
    return
  }
  const message =
    outcome && 'message' in outcome
      ? outcome.message
      : outcome && 'screenText' in outcome
        ? outcome.screenText
        : fault.sentence
  await harness.waitForNotice(fault, async (options) => {
    // A message of the fault before may still be visible while the retry loads.
    await expectLoaded(harness, options)
    const notice = page.getByText(message).filter({ visible: true })
    await expect(notice.first(), 'a message is shown').toBeVisible(options)
  })
  const action = (!fault.name.startsWith('4') && faultCase.unsure) || faultCase.message
  if (action && !outcome) await expect(page.getByText(action).first()).toBeVisible()
}

/** Expects the navigation bar and the content of the screen, nothing that still loads, and no new errors. */
async function expectShell(harness: FaultHarness, options?: { timeout: number }): Promise<void> {
  const { page } = harness
  const main = page.locator('main').first()
  // A screen that is a dialog hides the bar from assistive technology.
  const shell = page.getByRole('banner').or(page.getByRole('dialog'))
  await expect(shell.first(), 'the shell is there').toBeVisible(options)
  await expect(main, 'the page is not blank').not.toBeEmpty(options)
  await expect(page.getByText('Something went wrong. Try'), 'no error boundary').toHaveCount(0)
  await expectLoaded(harness, options)
  expect(harness.newConsoleErrors(), 'console errors of the browser').toEqual([])
}

async function expectLoaded({ page }: FaultHarness, options?: { timeout: number }): Promise<void> {
  const main = page.locator('main, [role=dialog]')
  const loading = main.getByText('Loading', { exact: true }).or(main.locator('[aria-busy=true]'))
  await expect(loading, 'nothing loads without end').toHaveCount(0, options)
}

async function expectTypedTexts({ page, faultCase }: FaultHarness): Promise<void> {
  for (const [field, text] of faultCase.typedTexts?.(page) ?? [])
    await expect(field, 'input is kept').toHaveValue(text)
}

/** Logs in after the session ended. The person is back at the screen, with their input if it is a draft. */
async function logInAgain(harness: FaultHarness): Promise<void> {
  const { page, faultCase } = harness
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByText('Your session has ended').first(), 'a message is shown').toBeVisible()
  await expectShell(harness)
  await harness.clearFault()
  await logIn(page, faultCase.account)
  if (!callAction(faultCase)) {
    await expect(faultCase.success(page).first(), 'retrying works').toBeVisible()
    return
  }
  const { pathname } = new URL(faultCase.returnPath ?? harness.address, 'http://here')
  await expect.poll(() => new URL(page.url()).pathname, 'the return address').toBe(pathname)
  if (faultCase.isDraftKept) await expectTypedTexts(harness)
}

/** Another reader of the same data, such as the bell, may recover first and remove the button. */
const pressTryAgain = ({ page }: FaultHarness) =>
  page
    .getByRole('button', { name: 'Try again' })
    .first()
    .click()
    .catch(() => undefined)
