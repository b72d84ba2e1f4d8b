import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Scope, scopeBind, type Unit } from 'effector'
import { defaultSettings } from '../config/settings'
import { tokenKey } from '../http/client'
import { startSession } from '../navigation/start-session'
import { deviceStorage, tabStorage } from '../storage/safe-storage'
import { storageKey } from '../storage/storage-key'
import { type Session, type SessionEndReason, sessionEnded, sessionRenewed, sessionStarted } from './events'
import { monotonicNow, wallClockOffset } from './monotonic-clock'
import { $session, restoreSessionFx, saveTokenFx } from './session'
import { sessionCheckRequested, startSessionBroadcast } from './session-broadcast'
import { sessionKey } from './stored-session'
import { $remainingMinutes, reportUsageFx, usageCheckDue } from './usage-clock'

const hours = 3_600_000
const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }
const nova = { ...person, id: 2, login: 'nova' }

/** One tab of a browser; all of them share the storage of the test's window. */
function openTab(grant: { person: typeof person; limit?: number } = { person }): Scope {
  const granted = () => ({
    token: `of ${grant.person.login}`,
    limit: 60,
    startedAt: monotonicNow(),
    ...grant,
  })
  return fork({ handlers: [[reportUsageFx, () => false] as never, [restoreSessionFx, granted] as never] })
}
/** The clock ticks on for as long as a session lasts: a scope that holds one never settles as a whole. */
const logIn = (scope: Scope) => void allSettled(restoreSessionFx, { scope })
const end = (scope: Scope, reason: SessionEndReason) =>
  void allSettled(sessionEnded, { scope, params: reason })

const next = <Value>(unit: Unit<Value>, scope: Scope) =>
  new Promise<Value>((resolve) => createWatch({ unit, scope, fn: resolve }))
/** Why the session of a tab is over, in its own words. */
function endsOf(scope: Scope): SessionEndReason[] {
  const ends: SessionEndReason[] = []
  createWatch({ unit: sessionEnded, scope, fn: (reason) => ends.push(reason) })
  return ends
}

function listen(scope: Scope): void {
  onTestFinished(startSessionBroadcast(scopeBind(sessionCheckRequested, { scope })))
}
/** What another tab does: of what it stores this window hears as a browser tells it, name by name. */
function elsewhere(act: () => void): void {
  const before = { ...localStorage }
  act()
  for (const key of new Set([...Object.keys(before), ...Object.keys(localStorage)])) {
    const newValue = localStorage.getItem(key)
    if (newValue !== (before[key] ?? null)) dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
}

beforeEach(() => localStorage.clear())

// Covers FLT-01
describe('a tab follows when the session ends in another', () => {
  const ways: [string, (tab: Scope) => void, SessionEndReason][] = [
    ['by a log-out', (tab) => end(tab, 'logout'), 'logout-other-tab'],
    ['by the clock', (tab) => end(tab, 'timeout'), 'timeout-other-tab'],
    ['by the server, which no longer takes the token', (tab) => end(tab, 'refused'), 'other-tab'],
    ['by an address that starts afresh', (tab) => end(tab, 'reset'), 'other-tab'],
    [
      'by a grant without time',
      (tab) => {
        const grant = { token: 'new', person, limit: undefined, startedAt: monotonicNow() }
        void allSettled(saveTokenFx, { scope: tab, params: grant })
        end(tab, 'timeout')
      },
      'timeout-other-tab',
    ],
    ['without a word', () => deviceStorage.remove(tokenKey), 'other-tab'],
  ]
  for (const [way, finish, reason] of ways) {
    test(way, () => {
      const here = openTab()
      logIn(here)
      listen(here)
      const ends = endsOf(here)
      // A tab that was opened by address knows nobody yet.
      elsewhere(() => finish(openTab()))
      expect(ends).toEqual([reason])
      expect(here.getState($session)).toBeNull()
      expect(deviceStorage.get(tokenKey)).toBeNull()
    })

    test(`${way}, although no event came`, () => {
      const here = openTab()
      logIn(here)
      listen(here)
      const ends = endsOf(here)
      finish(openTab())
      expect(ends).toEqual([])
      document.dispatchEvent(new Event('visibilitychange'))
      expect(ends).toEqual([reason])
    })
  }

  // Covers FLT-53
  test('once the page is shown again, not while it is being left', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    deviceStorage.remove(tokenKey)
    const hidden = rs.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(here.getState($session)).not.toBeNull()
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(here.getState($session)).toBeNull()
  })

  test('by a program of the same origin that empties the storage', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(here.getState($session)).toBeNull()
  })

  for (const count of [2, 3, 5])
    for (const [way, finish, reason] of ways)
      test(`${way}, all of ${count} tabs, told by the storage alone`, () => {
        const channel = globalThis.BroadcastChannel
        Reflect.deleteProperty(globalThis, 'BroadcastChannel')
        onTestFinished(() => void Object.assign(globalThis, { BroadcastChannel: channel }))
        const [first, ...others] = Array.from({ length: count }, () => openTab())
        for (const tab of others) {
          logIn(tab)
          listen(tab)
        }
        // A browser does not tell a tab of what it stores itself.
        logIn(first as Scope)
        const ends = others.map(endsOf)
        elsewhere(() => finish(first as Scope))
        expect(ends).toEqual(others.map(() => [reason]))
        for (const tab of others) expect(tab.getState($session)).toBeNull()
      })

  // Covers KRN-CLOCK-04
  test('but not when another tab takes it up again', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    const ends = endsOf(here)
    elsewhere(() => logIn(openTab({ person, limit: 45 })))
    expect(ends).toEqual([])
    expect(here.getState($session)?.limit).toBe(45)
  })

  test('once, and a login after it is not taken back', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    const ends = endsOf(here)
    elsewhere(() => end(openTab(), 'logout'))
    elsewhere(() => logIn(openTab()))
    logIn(here)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ends).toEqual(['logout-other-tab'])
    expect(here.getState($session)).not.toBeNull()
  })
})

// Covers FLT-01
test('takes up a login elsewhere when its parts are told one by one', async () => {
  const here = openTab()
  startSession(here, defaultSettings.api)
  listen(here)
  const started = next(sessionStarted, here)
  const state = { kind: 'started', names: ['1'], limit: 60, startedAt: Date.now() }
  elsewhere(() => deviceStorage.set(sessionKey, JSON.stringify(state)))
  elsewhere(() => deviceStorage.set(tokenKey, 'new'))
  expect((await started).person).toEqual(person)
  end(here, 'logout')
})

// Covers FLT-12
test('a log-out in another tab leaves nothing in this one', () => {
  const here = openTab()
  logIn(here)
  listen(here)
  tabStorage.set('note', 'mine')
  sessionStorage.setItem('of another program', 'theirs')
  elsewhere(() => end(openTab(), 'logout'))
  expect({ ...sessionStorage }).toEqual({ 'of another program': 'theirs' })
})

// Covers FLT-12
test('a page opened to log out forgets whose session it was', () => {
  logIn(openTab())
  deviceStorage.set('own:1:draft:a', 'hers')
  deviceStorage.set('own:2:draft:a', 'of somebody whose time was up')
  end(openTab(), 'logout')
  expect(deviceStorage.keys().toSorted()).toEqual(['own:2:draft:a', sessionKey])
  expect(deviceStorage.get(sessionKey)).not.toContain('1')
})

// Covers KRN-AUTH-06
test('starts afresh when somebody else logs in elsewhere', () => {
  const here = openTab()
  logIn(here)
  listen(here)
  const assign = rs.spyOn(location, 'assign').mockImplementation(() => undefined)
  onTestFinished(() => assign.mockRestore())
  elsewhere(() => logIn(openTab({ person: nova })))
  expect(assign).toHaveBeenCalledWith('/')
})

const spoiled = [
  '',
  '{',
  'null',
  '7',
  '{"kind":"started"}',
  '{"kind":"started","names":[1],"limit":1,"startedAt":1}',
]
for (const written of spoiled)
  test(`takes a stored session that reads ${JSON.stringify(written)} for none`, () => {
    const here = openTab()
    logIn(here)
    listen(here)
    const ends = endsOf(here)
    elsewhere(() => deviceStorage.set(sessionKey, written))
    expect(ends).toEqual([])
    elsewhere(() => localStorage.removeItem(storageKey(tokenKey)))
    expect(ends).toEqual(['other-tab'])
  })

// Covers KRN-CLOCK-04
test('a login in another tab gives whole minutes, also to a tab whose own clock stood still meanwhile', async () => {
  const scope = openTab()
  logIn(scope)
  listen(scope)

  // Asleep for eight hours: this page's clock has not gone on, the computer's has.
  const asleep = Date.now() + 8 * hours
  rs.spyOn(Date, 'now').mockReturnValue(asleep)
  onTestFinished(() => void rs.restoreAllMocks())
  expect(wallClockOffset()).toBeGreaterThan(7 * hours)
  const renewed = next(sessionRenewed, scope)
  const startedAt = asleep - 20 * 60_000
  elsewhere(() =>
    deviceStorage.set(sessionKey, JSON.stringify({ kind: 'started', names: ['1'], limit: 30, startedAt })),
  )
  await renewed

  const looked = next($remainingMinutes, scope)
  void allSettled(usageCheckDue, { scope })
  await looked
  expect(scope.getState($remainingMinutes)).toBe(10)
  end(scope, 'logout')
  expect(scope.getState<Session | null>($session)).toBeNull()
})
