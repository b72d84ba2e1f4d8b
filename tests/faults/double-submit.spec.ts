import type { Page, Response } from '@playwright/test'
import { expect, test } from '../browser/support/fixtures'
import { testedCases } from './cases'
import type { FaultCase } from './fault-case'
import { faultsOf } from './faults'
import { FaultHarness } from './harness'
import { operationAt } from './operations'

type Form = FaultCase & Required<Pick<FaultCase, 'send'>>

/** Submits a form twice; the server does not answer before `answer` is called. */
type DoubleSubmit = (page: Page, form: Form, answer: () => Promise<unknown>) => Promise<void>

/** Queues two clicks in the browser, so that no code of the page runs between them, as on a busy device. */
const doubleClick: DoubleSubmit = async (page, { send }, answer) => {
  await send(page).scrollIntoViewIfNeeded()
  await send(page).hover()
  const { x = 0, y = 0, width = 0, height = 0 } = (await send(page).boundingBox()) ?? {}
  const at = { x: x + width / 2, y: y + height / 2, button: 'left' } as const
  const browser = await page.context().newCDPSession(page)
  await Promise.all(
    ([1, 2] as const).flatMap((clickCount) => [
      browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', clickCount, ...at }),
      browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', clickCount, ...at }),
    ]),
  )
  await browser.detach()
  await answer()
}

/** Presses Enter, then clicks the button, even if React has changed that element. */
const enterAndClick: DoubleSubmit = async (page, { send, enter = send }, answer) => {
  const button = await send(page).elementHandle()
  await enter(page).press('Enter')
  await button?.evaluate((element) => element instanceof HTMLElement && element.click())
  await answer()
}

/** Holds the Enter key down until after the answer of the server. */
const heldEnter: DoubleSubmit = async (page, { send, enter = send }, answer) => {
  const repeat = async () => {
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
  }
  await enter(page).focus()
  await repeat()
  await answer()
  await repeat()
  await page.keyboard.up('Enter')
}

// Not tested: the menu items of attachTag and detachTag disappear with their menu, and joinWaitingList resets its captcha
// each time.
const excluded = ['attachTag', 'detachTag', 'joinWaitingList']

const forms = testedCases.flatMap(({ operation, faultCase: { send, ...faultCase } }) =>
  send && operation.method === 'POST' && !excluded.includes(operation.id)
    ? [{ operation, faultCase: { ...faultCase, send } }]
    : [],
)
for (const tag of new Set(forms.map(({ operation }) => operation.tag)))
  test(`calls of the ${tag} API are sent once on repeated clicks and keys`, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    test.slow()
    for (const { operation, faultCase } of forms.filter((form) => form.operation.tag === tag))
      await test.step(operation.id, async () => {
        const harness = await FaultHarness.create({ page, mock, consoleErrors }, faultCase, operation)
        const [refusal] = faultsOf(operation)
        if (!refusal) throw new Error('There is no fault.')
        await harness.open()
        const isAnswer = (response: Response) =>
          operationAt(response.request().method(), response.url())?.id === operation.id
        // The server refuses each call, so that the form stays on the screen for the next attempt.
        for (const submitTwice of [doubleClick, enterAndClick, heldEnter]) {
          // A refused form resets its captcha.
          const captcha = page.getByRole('checkbox', { name: 'I’m not a robot' })
          if ((await captcha.count()) > 0) await expect(captcha).not.toBeChecked()
          await faultCase.beforeEachSend?.(harness)
          let releaseAnswer: (() => void) | undefined
          const answerReleased = new Promise<void>((resolve) => {
            releaseAnswer = resolve
          })
          await harness.setFault(
            { ...refusal, respond: (one) => answerReleased.then(() => refusal.respond(one)) },
            false,
          )
          const answered = page.waitForResponse(isAnswer)
          await submitTwice(page, faultCase, () => {
            releaseAnswer?.()
            return answered
          })
          expect(harness.calls, submitTwice.name).toBe(1)
        }
        await harness.dispose()
      })
  })
