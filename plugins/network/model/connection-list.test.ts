import { sessionEnded, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import {
  $selectedConnections,
  connectionSelected,
  connectionUnselected,
  selectionCleared,
} from './connection-list'

const session = {
  person: { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false },
  limit: 120,
  startedAt: new Date(0),
}

// Covers NET-SEL-01
test('a selection treats 2 and "2" as the same id', async () => {
  const scope = fork()
  for (const id of [1, 2, '1', 2]) await allSettled(connectionSelected, { scope, params: id })
  expect(scope.getState($selectedConnections)).toEqual([1, 2])
  await allSettled(connectionUnselected, { scope, params: '1' })
  expect(scope.getState($selectedConnections)).toEqual([2])
})

// Covers NET-SEL-01
test('selectionCleared, login, logout and registration clear the selection', async () => {
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
