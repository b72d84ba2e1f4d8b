import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { rawDeviceStorage, rawTabStorage } from '../storage/safe-storage'
import { sessionEnded, sessionStarted } from './events'
import { $session, personChanged } from './session'
import { reportUsageFx } from './usage-clock'
import { $currentUserKey } from './user-key'
import { userStorage } from './user-storage'

const person = { id: undefined, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }
const start = { person, limit: 30, startedAt: new Date() }

/** Signs in a user without an id, who stores data before and after a change of the login. */
function renameUser() {
  const scope = fork({ handlers: [[reportUsageFx, () => false]] })
  const store = (key: string) => {
    const session = scope.getState($session)
    userStorage
      .define(
        key,
        (stored) => stored,
      )(session)
      .save('value')
  }
  void allSettled(sessionStarted, { scope, params: start })
  store('before')
  void allSettled(personChanged, { scope, params: { sessionId: 1, changes: { login: 'anna' } } })
  store('after')
  return scope
}
const storedKeys = () => rawDeviceStorage.keys().filter((key) => key.startsWith('own:'))

// Covers KRN-AUTH-06
test('a logout clears the data under both keys of a user who was renamed', () => {
  const scope = renameUser()
  expect(storedKeys()).toHaveLength(2)
  expect(scope.getState($currentUserKey)).toBe('anna')
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(storedKeys()).toEqual([])
})

// Covers KRN-AUTH-06
test('a logout keeps the data of another user whose session timed out', () => {
  const scope = renameUser()
  void allSettled(sessionEnded, { scope, params: 'timeout' })
  void allSettled(sessionStarted, { scope, params: { ...start, person: { ...person, login: 'bruno' } } })
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(storedKeys()).toHaveLength(2)
})

// Covers KRN-AUTH-06, ACC-REG-04
test('a logout clears input that was typed in the tab before the login', () => {
  rawTabStorage.set('registration.name', 'Ana Martins')
  const scope = renameUser()
  expect(rawTabStorage.keys()).toContain('registration.name')
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(rawTabStorage.keys()).toEqual([])
})
