import { expect, rs, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { sessionEnded } from '../session/events'
import { kernelTexts } from '../texts'
import { $popup, popupAnswered, popupGone, popupOpened } from './confirm'

const text = kernelTexts.ref('ui.yes')

test('[KRN-POPUP-01] a question goes with the session in which it was asked: a yes to it does nothing then', async () => {
  const scope = fork()
  const run = rs.fn()
  await allSettled(popupOpened, { scope, params: { title: text, body: text, yes: { run } } })
  await allSettled(sessionEnded, { scope, params: 'timeout' })
  expect(scope.getState($popup)).toBeNull()
  await allSettled(popupAnswered, { scope, params: 'yes' })
  expect(run).not.toHaveBeenCalled()
})

test('[FLT-72] a second question waits until the first is answered and gone', async () => {
  const scope = fork()
  const runs = [rs.fn(), rs.fn()] as const
  for (const [index, run] of runs.entries())
    await allSettled(popupOpened, {
      scope,
      params: { title: kernelTexts.ref('ui.yes', { index }), body: text, yes: { run } },
    })
  const asked = () => scope.getState($popup)?.title.args?.index
  expect(asked()).toBe(0)
  await allSettled(popupAnswered, { scope, params: 'yes' })
  // A second click on the same Yes answers nothing.
  await allSettled(popupAnswered, { scope, params: 'yes' })
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await allSettled(popupGone, { scope })
  expect(asked()).toBe(1)
  await allSettled(popupAnswered, { scope, params: 'yes' })
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await allSettled(popupGone, { scope })
  expect(scope.getState($popup)).toBeNull()
})
