import { expect, rs, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { sessionEnded } from '../../core/session/events'
import { $confirm, confirmAnswered, confirmClosed, confirmRequested } from './confirm'

const text = kernelTexts.ref('ui.yes')

// Covers KRN-POPUP-01
test('drops a pending question when the session ends', async () => {
  const scope = fork()
  const run = rs.fn()
  await allSettled(confirmRequested, { scope, params: { title: text, body: text, yes: { run } } })
  await allSettled(sessionEnded, { scope, params: 'timeout' })
  expect(scope.getState($confirm)).toBeNull()
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  expect(run).not.toHaveBeenCalled()
})

// Covers FLT-72
test('shows a second question after the first has closed', async () => {
  const scope = fork()
  const runs = [rs.fn(), rs.fn()] as const
  for (const [index, run] of runs.entries())
    await allSettled(confirmRequested, {
      scope,
      params: { title: kernelTexts.ref('ui.yes', { index }), body: text, yes: { run } },
    })
  const currentIndex = () => scope.getState($confirm)?.title.args?.index
  expect(currentIndex()).toBe(0)
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  // A second click on the same Yes has no effect.
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await allSettled(confirmClosed, { scope })
  expect(currentIndex()).toBe(1)
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await allSettled(confirmClosed, { scope })
  expect(scope.getState($confirm)).toBeNull()
})
