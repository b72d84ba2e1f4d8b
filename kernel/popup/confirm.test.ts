import { expect, rs, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { sessionEnded } from '../session/events'
import { kernelTexts } from '../texts'
import { $popup, popupAnswered, popupOpened } from './confirm'

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
