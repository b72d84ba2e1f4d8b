import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { $hubState, type Hub, hubChanged, hubClosed, hubOpened } from './hub'

const aHub = (): Hub => ({
  tryNow: () => undefined,
  announce: async () => undefined,
  close: async () => undefined,
})

test('[FLT-63] the end of a closed hub leaves the state of the next one alone', () => {
  const scope = fork()
  const [first, second] = [aHub(), aHub()]
  void allSettled(hubOpened, { scope, params: first })
  void allSettled(hubChanged, { scope, params: 'Disconnecting' })
  void allSettled(hubOpened, { scope, params: second })
  void allSettled(hubChanged, { scope, params: 'Connected' })
  void allSettled(hubClosed, { scope, params: first })
  expect(scope.getState($hubState)).toBe('Connected')
  void allSettled(hubClosed, { scope, params: second })
  expect(scope.getState($hubState)).toBe('Disconnected')
})
