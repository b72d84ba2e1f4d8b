import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { deviceStorage, tabStorage } from '../storage/safe-storage'
import { sessionEnded, sessionStarted } from './events'
import { $session, personChanged } from './session'
import { reportUsageFx } from './usage-clock'
import { $currentUserKey } from './user-key'
import { userStorage } from './user-storage'

const person = { id: undefined, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }
const start = { person, limit: 30, startedAt: new Date() }

/** Ana, of whom the server tells no id, before and after she has taken another login. */
function renamed() {
  const scope = fork({ handlers: [[reportUsageFx, () => false]] as never })
  const keep = (text: string) => {
    const session = scope.getState($session)
    if (session) userStorage(session).set(text, 'kept')
  }
  void allSettled(sessionStarted, { scope, params: start })
  keep('before')
  void allSettled(personChanged, { scope, params: { sessionId: 1, changes: { login: 'anna' } } })
  keep('after')
  return scope
}
const kept = () => deviceStorage.keys().filter((key) => key.startsWith('own:'))

// Covers KRN-AUTH-06
test('a log-out leaves nothing, whatever somebody was called meanwhile', () => {
  const scope = renamed()
  expect(kept()).toHaveLength(2)
  expect(scope.getState($currentUserKey)).toBe('anna')
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(kept()).toEqual([])
})

// Covers KRN-AUTH-06
test('a log-out takes nothing of whoever was here before, and was timed out', () => {
  const scope = renamed()
  void allSettled(sessionEnded, { scope, params: 'timeout' })
  void allSettled(sessionStarted, { scope, params: { ...start, person: { ...person, login: 'bruno' } } })
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(kept()).toHaveLength(2)
})

// Covers KRN-AUTH-06, ACC-REG-04
test('a log-out leaves nothing that was typed in this tab before anybody signed in', () => {
  tabStorage.set('registration.name', 'Ana Martins')
  const scope = renamed()
  expect(tabStorage.keys()).toContain('registration.name')
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(tabStorage.keys()).toEqual([])
})
