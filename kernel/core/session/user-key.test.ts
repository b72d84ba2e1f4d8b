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

/** A user without an id who stored data before and after a change of the login. */
function renameUser() {
  const scope = fork({ handlers: [[reportUsageFx, () => false]] as never })
  const store = (key: string) => {
    const session = scope.getState($session)
    if (session) userStorage(session).set(key, 'value')
  }
  void allSettled(sessionStarted, { scope, params: start })
  store('before')
  void allSettled(personChanged, { scope, params: { sessionId: 1, changes: { login: 'anna' } } })
  store('after')
  return scope
}
const storedKeys = () => deviceStorage.keys().filter((key) => key.startsWith('own:'))

// Covers KRN-AUTH-06
test('a logout clears the data under all keys of the user', () => {
  const scope = renameUser()
  expect(storedKeys()).toHaveLength(2)
  expect(scope.getState($currentUserKey)).toBe('anna')
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(storedKeys()).toEqual([])
})

// Covers KRN-AUTH-06
test('a logout keeps the data of a user who timed out before', () => {
  const scope = renameUser()
  void allSettled(sessionEnded, { scope, params: 'timeout' })
  void allSettled(sessionStarted, { scope, params: { ...start, person: { ...person, login: 'bruno' } } })
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(storedKeys()).toHaveLength(2)
})

// Covers KRN-AUTH-06, ACC-REG-04
test('a logout clears what was typed in the tab before the login', () => {
  tabStorage.set('registration.name', 'Ana Martins')
  const scope = renameUser()
  expect(tabStorage.keys()).toContain('registration.name')
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(tabStorage.keys()).toEqual([])
})
