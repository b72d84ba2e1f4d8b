import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { kernelTexts } from '../../../core/i18n/text'
import { pageEntered } from '../../../core/navigation/current-page'
import { sessionEnded } from '../../../core/session/events'
import { $confirm, confirmAnswered, confirmClosed, confirmRequested } from './confirm'

const text = kernelTexts.ref('ui.yes')

// A confirmed action runs in a later task, for which the tests use fake timers.
beforeEach(() => void rs.useFakeTimers())
afterEach(() => void rs.useRealTimers())

// Covers KRN-POPUP-01
test('a confirmation dialog closes without its action when the session ends', async () => {
  const scope = fork()
  const run = rs.fn()
  await allSettled(confirmRequested, { scope, params: { title: text, body: text, yes: { run } } })
  await allSettled(sessionEnded, { scope, params: 'timeout' })
  expect(scope.getState($confirm)).toBeNull()
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  rs.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})

// Covers KRN-POPUP-01
test('confirmation dialogs close without their actions when the address changes', async () => {
  const scope = fork()
  const run = rs.fn()
  const params = { title: text, body: text, yes: { run } }
  await allSettled(confirmRequested, { scope, params })
  await allSettled(confirmRequested, { scope, params })
  await allSettled(pageEntered, { scope, params: { address: '/elsewhere', match: undefined } })
  expect(scope.getState($confirm)).toBeNull()
  await allSettled(confirmClosed, { scope })
  expect(scope.getState($confirm)).toBeNull()
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  rs.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})

// Covers FLT-72
test('a second confirmation dialog appears after the first one has closed', async () => {
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
  // The second click of a double click on Yes must have no effect.
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  rs.runAllTimers()
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await allSettled(confirmClosed, { scope })
  expect(currentIndex()).toBe(1)
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  rs.runAllTimers()
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await allSettled(confirmClosed, { scope })
  expect(scope.getState($confirm)).toBeNull()
})

// Covers FLT-72
test('a confirmation dialog that an answer asks for appears after the answered one has closed', async () => {
  const scope = fork()
  const ask = (index: number, run: () => unknown) =>
    allSettled(confirmRequested, {
      scope,
      params: { title: kernelTexts.ref('ui.yes', { index }), body: text, yes: { run } },
    })
  const run = rs.fn()
  await ask(0, () => ask(1, run))
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  await rs.runAllTimersAsync()
  expect(scope.getState($confirm)).toBeNull()
  // The second click of a double click on Yes.
  await allSettled(confirmAnswered, { scope, params: 'yes' })
  await allSettled(confirmClosed, { scope })
  expect(scope.getState($confirm)?.title.args?.index).toBe(1)
  rs.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
