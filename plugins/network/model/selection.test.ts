import { sessionEnded, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { $selectedConnections, connectionSelected, connectionUnselected, selectionCleared } from './selection'

const session = {
  person: { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false },
  limit: 120,
  startedAt: new Date(0),
}

// Covers NET-SEL-01
test('selection contains an id once when it is given as number and string', async () => {
  const scope = fork()
  for (const id of [1, 2, '1', 2]) await allSettled(connectionSelected, { scope, params: id })
  expect(scope.getState($selectedConnections)).toEqual([1, 2])
  await allSettled(connectionUnselected, { scope, params: '1' })
  expect(scope.getState($selectedConnections)).toEqual([2])
})

// Covers NET-SEL-01
test('selection is cleared on request and by login, logout and registration', async () => {
  const scope = fork()
  const clearings = [
    () => allSettled(selectionCleared, { scope }),
    () => allSettled(sessionStarted, { scope, params: session }),
    () => allSettled(sessionEnded, { scope, params: 'logout' }),
    () => allSettled(sessionEnded, { scope, params: 'reset' }),
  ]
  for (const clear of clearings) {
    await allSettled(connectionSelected, { scope, params: 7 })
    await clear()
    expect(scope.getState($selectedConnections)).toEqual([])
  }
})
