import { expect } from '@playwright/test'
import { logIn } from '../browser/support/login-form'
import { callAction, type Outcome } from './fault-case'
import type { Fault } from './faults'
import type { FaultHarness } from './harness'

/** What came of a fault: said to the person, or rightly silent. */
export type Verdict = 'told' | 'silent'

/**
 * Plays one fault of a scene: the shell stands, a sentence is shown, what was typed is there, and a way to try again
 * works.
 *
 * @throws where one of these is not so
 */
export async function runCase(stage: FaultHarness, fault: Fault): Promise<Verdict> {
  const { page, scene } = stage
  const act = callAction(scene)
  if (fault.isSilence) await stage.setClock()
  const outcome = outcomeOf(stage, fault)
  const struck = [fault, outcome !== undefined && 'isGood' in outcome] as const
  await stage.open(act ? undefined : [...struck])
  if (act) {
    await stage.strike(...struck)
    await act(stage)
  }
  await expect.poll(() => stage.calls, 'the call is made').toBeGreaterThan(0)

  if (endsSession(stage, fault)) {
    await logInAgain(stage)
    return 'told'
  }

  await notice(stage, fault, outcome)
  await shellStands(stage)
  if (outcome && 'isGood' in outcome) return 'told'
  stage.mend()
  if (outcome && 'shows' in outcome) return 'told'
  await typedIsThere(stage)
  await (scene.again ?? act ?? pressTryAgain)(stage)
  await expect(scene.done(page).first(), 'trying again works').toBeVisible()
  return outcome && 'silent' in outcome ? 'silent' : 'told'
}

/** Whether the token is refused by a fault of which the scene says nothing else. */
function endsSession({ scene: { as, but = {} }, operation }: FaultHarness, fault: Fault): boolean {
  const isRefusal = fault.name === '401' && as !== undefined && operation.takesToken
  return isRefusal && !('401' in but || 'refusal' in but)
}

/** What is noticed of a fault: what the scene says of it, or what the contract has; nothing for its sentence. */
function outcomeOf({ scene, operation }: FaultHarness, fault: Fault): Outcome | undefined {
  const { but = {} } = scene
  const own = but[fault.name] ?? (fault.isRetryable ? undefined : but.refusal) ?? but.all
  if (own) return own
  const isUnread =
    operation.method === 'POST' && operation.mayBeEmpty && ['wrong', 'null', 'empty'].includes(fault.name)
  return isUnread ? { isGood: 'the contract takes nothing for an answer' } : undefined
}

async function notice(stage: FaultHarness, fault: Fault, outcome: Outcome | undefined): Promise<void> {
  const { page, scene } = stage
  if (outcome && 'silent' in outcome) {
    await stage.see(fault, (patience) => shellStands(stage, patience))
    return
  }
  if (outcome && 'isGood' in outcome) {
    await expect(scene.done(page).first(), outcome.isGood).toBeVisible()
    return
  }
  const sentence =
    outcome && 'says' in outcome
      ? outcome.says
      : outcome && 'shows' in outcome
        ? outcome.shows
        : fault.sentence
  await stage.see(fault, (patience) =>
    expect(page.getByText(sentence).filter({ visible: true }).first(), 'a sentence is shown').toBeVisible(
      patience,
    ),
  )
  if (scene.says && !outcome) await expect(page.getByText(scene.says).first()).toBeVisible()
}

/** The page has its frame and its content, and nothing has gone wrong that nobody expected. */
async function shellStands(stage: FaultHarness, patience?: { timeout: number }): Promise<void> {
  const { page } = stage
  await expect(page.getByRole('banner').first(), 'the shell stands').toBeVisible(patience)
  await expect(page.getByRole('main').first(), 'the page is not blank').not.toBeEmpty(patience)
  await expect(page.getByText('Something went wrong here'), 'no error of our own').toHaveCount(0)
  expect(stage.newComplaints(), 'what the browser complained about').toEqual([])
}

async function typedIsThere({ page, scene }: FaultHarness): Promise<void> {
  for (const [field, text] of scene.typed?.(page) ?? [])
    await expect(field, 'what was typed is there').toHaveValue(text)
}

/** The session is over: after a login the person is back where they were, with what they typed if it is a draft. */
async function logInAgain(stage: FaultHarness): Promise<void> {
  const { page, scene } = stage
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByText('Your session has ended').first(), 'a sentence is shown').toBeVisible()
  await shellStands(stage)
  stage.mend()
  await logIn(page, scene.as)
  if (!callAction(scene)) {
    await expect(scene.done(page).first(), 'trying again works').toBeVisible()
    return
  }
  const { pathname } = new URL(scene.back ?? stage.address, 'http://here')
  await expect.poll(() => new URL(page.url()).pathname, 'the way back').toBe(pathname)
  if (scene.isDraft) await typedIsThere(stage)
}

const pressTryAgain = ({ page }: FaultHarness) =>
  page.getByRole('button', { name: 'Try again' }).first().click()
