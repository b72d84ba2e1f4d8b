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
  const action = callAction(faultCase)
  if (fault.isSilence) await harness.installClock()
  const outcome = outcomeOf(harness, fault)
  const faultArguments = [fault, outcome !== undefined && 'accepted' in outcome] as const
  await harness.open(action ? undefined : [...faultArguments])
  if (action) {
    await harness.setFault(...faultArguments)
    await action(harness)
  }
  await expect.poll(() => harness.calls, 'the call is made').toBeGreaterThan(0)

  if (endsSession(harness, fault)) {
    await logInAgain(harness)
    return 'reported'
  }

  await expectNotice(harness, fault, outcome)
  await expectShell(harness)
  if (outcome && 'accepted' in outcome) return 'reported'
  harness.clearFault()
  if (outcome && 'screenText' in outcome) return 'reported'
  await expectTypedTexts(harness)
  await (faultCase.retry ?? action ?? pressTryAgain)(harness)
  await expect(faultCase.success(page).first(), 'retrying works').toBeVisible()
  return outcome && 'silent' in outcome ? 'silent' : 'reported'
}

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
  const exception =
    exceptions[fault.name] ?? (fault.isRetryable ? undefined : exceptions.refusal) ?? exceptions.all
  if (exception) return exception
  const isBodyIgnored =
    operation.method === 'POST' && operation.mayBeEmpty && ['wrong', 'null', 'empty'].includes(fault.name)
  return isBodyIgnored ? { accepted: 'the contract allows an empty answer' } : undefined
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
    return
  }
  const message =
    outcome && 'message' in outcome
      ? outcome.message
      : outcome && 'screenText' in outcome
        ? outcome.screenText
        : fault.sentence
  await harness.waitForNotice(fault, (options) =>
    expect(page.getByText(message).filter({ visible: true }).first(), 'a message is shown').toBeVisible(
      options,
    ),
  )
  const action = (!fault.name.startsWith('4') && faultCase.unsure) || faultCase.message
  if (action && !outcome) await expect(page.getByText(action).first()).toBeVisible()
}

/** Expects the navigation bar and the content of the screen, without new errors. */
async function expectShell(harness: FaultHarness, options?: { timeout: number }): Promise<void> {
  const { page } = harness
  await expect(page.getByRole('banner').first(), 'the shell is there').toBeVisible(options)
  await expect(page.getByRole('main').first(), 'the page is not blank').not.toBeEmpty(options)
  await expect(page.getByText('Something went wrong. Try'), 'no error boundary').toHaveCount(0)
  expect(harness.newConsoleErrors(), 'console errors of the browser').toEqual([])
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
  harness.clearFault()
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
