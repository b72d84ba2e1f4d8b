import type { Page, Response } from '@playwright/test'
import { expect, test } from '../browser/support/fixtures'
import { testedCases } from './cases'
import type { FaultCase } from './fault-case'
import { faults } from './faults'
import { FaultHarness } from './harness'
import { operationAt } from './operations'

type Form = FaultCase & Required<Pick<FaultCase, 'send'>>

/** An impatient way to send a form. The server takes its time, until `answer` is called. */
type Way = (page: Page, form: Form, answer: () => Promise<unknown>) => Promise<void>

/** Both clicks wait in line until a device that is busy hears them: nothing but them happens in between. */
const doubleClick: Way = async (page, { send }, answer) => {
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

/** The same button twice, whatever it has become by then. */
const enterAndClick: Way = async (page, { send, enter = send }, answer) => {
  const button = await send(page).elementHandle()
  await enter(page).press('Enter')
  await button?.evaluate((element) => element instanceof HTMLElement && element.click())
  await answer()
}

/** Keys repeat while they are held, and whoever holds one does not hear that the server has answered. */
const heldEnter: Way = async (page, { send, enter = send }, answer) => {
  const repeat = async () => {
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
  }
  await enter(page).focus()
  await repeat()
  await answer()
  await repeat()
  await page.keyboard.up('Enter')
}

/** An entry of a menu is gone with its menu; the waiting list loses its captcha between two tries of this test. */
const leftOut = ['attachTag', 'joinWaitingList']

const forms = testedCases.flatMap(({ operation, scene: { send, ...scene } }) =>
  send && operation.method === 'POST' && !leftOut.includes(operation.id)
    ? [{ operation, scene: { ...scene, send } }]
    : [],
)
const [refusal] = faults

for (const tag of new Set(forms.map(({ operation }) => operation.tag)))
  test(`what is sent with calls of ${tag} is sent once, however impatiently`, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    test.slow()
    if (!refusal) throw new Error('There is no fault.')
    for (const { operation, scene } of forms.filter((form) => form.operation.tag === tag))
      await test.step(operation.id, async () => {
        const stage = await FaultHarness.set({ page, mock, consoleErrors }, scene, operation)
        await stage.open()
        const isAnswer = (response: Response) =>
          operationAt(response.request().method(), response.url())?.id === operation.id
        // A form stays where the server has said no: so it can be sent in the next way.
        for (const way of [doubleClick, enterAndClick, heldEnter]) {
          // After a refusal the captcha is to be solved anew.
          const captcha = page.getByRole('checkbox', { name: 'I am not a robot' })
          if ((await captcha.count()) > 0) await expect(captcha).not.toBeChecked()
          await scene.first?.(stage)
          let answerNow: (() => void) | undefined
          const due = new Promise<void>((resolve) => {
            answerNow = resolve
          })
          await stage.strike({ ...refusal, respond: (one) => due.then(() => refusal.respond(one)) }, false)
          const answered = page.waitForResponse(isAnswer)
          await way(page, scene, () => {
            answerNow?.()
            return answered
          })
          expect(stage.calls, way.name).toBe(1)
        }
        await stage.leave()
      })
  })
