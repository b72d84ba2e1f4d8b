import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Scope, scopeBind, type Unit } from 'effector'
import { defaultSettings } from '../config/settings'
import { tokenKey } from '../http/client'
import { startSession } from '../navigation/start-session'
import { rawDeviceStorage, rawTabStorage } from '../storage/safe-storage'
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

/** Simulates a tab by an effector scope; all of these tabs share the window's storage. */
function openTab(response: { person: typeof person; limit?: number } = { person }): Scope {
  const restore = () => ({
    token: `of ${response.person.login}`,
    limit: 60,
    startedAt: monotonicNow(),
    ...response,
  })
  return fork({
    handlers: [
      [reportUsageFx, () => false],
      [restoreSessionFx, restore],
    ],
  })
}
/** Logs in without awaiting `allSettled`: a scope never settles while its session clock runs. */
const logIn = (scope: Scope) => void allSettled(restoreSessionFx, { scope })
const end = (scope: Scope, reason: SessionEndReason) =>
  void allSettled(sessionEnded, { scope, params: reason })

const next = <Value>(unit: Unit<Value>, scope: Scope) =>
  new Promise<Value>((resolve) => createWatch({ unit, scope, fn: resolve }))
function endsOf(scope: Scope): SessionEndReason[] {
  const ends: SessionEndReason[] = []
  createWatch({ unit: sessionEnded, scope, fn: (reason) => ends.push(reason) })
  return ends
}

function listen(scope: Scope): void {
  onTestFinished(startSessionBroadcast(scopeBind(sessionCheckRequested, { scope })))
}
/** Runs `act` as another tab: dispatches a storage event for each key that it changed. */
function inOtherTab(act: () => void): void {
  const before = { ...localStorage }
  act()
  for (const key of new Set([...Object.keys(before), ...Object.keys(localStorage)])) {
    const newValue = localStorage.getItem(key)
    if (newValue !== (before[key] ?? null)) dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
}

beforeEach(() => localStorage.clear())

// Covers FLT-01
describe('a session that ends in another tab', () => {
  const endings: [string, (tab: Scope) => void, SessionEndReason][] = [
    ['a logout', (tab) => end(tab, 'logout'), 'logout-other-tab'],
    ['a timeout', (tab) => end(tab, 'timeout'), 'timeout-other-tab'],
    ['a rejected token', (tab) => end(tab, 'refused'), 'other-tab'],
    ['a session reset', (tab) => end(tab, 'reset'), 'other-tab'],
    [
      'a login without a limit',
      (tab) => {
        const response = { token: 'new', person, limit: undefined, startedAt: monotonicNow() }
        void allSettled(saveTokenFx, { scope: tab, params: response })
        end(tab, 'timeout')
      },
      'timeout-other-tab',
    ],
    ['a removed token', () => rawDeviceStorage.remove(tokenKey), 'other-tab'],
  ]
  for (const [cause, finish, reason] of endings) {
    test(`a tab ends its session after ${cause} in another tab`, () => {
      const here = openTab()
      logIn(here)
      listen(here)
      const ends = endsOf(here)
      // `openTab` returns a tab without a session, like a newly opened tab.
      inOtherTab(() => finish(openTab()))
      expect(ends).toEqual([reason])
      expect(here.getState($session)).toBeNull()
      expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    })

    test(`a tab that becomes visible ends its session after ${cause}`, () => {
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
  test('a session whose stored token is gone ends when its tab becomes visible', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    rawDeviceStorage.remove(tokenKey)
    const hidden = rs.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(here.getState($session)).not.toBeNull()
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(here.getState($session)).toBeNull()
  })

  test('a session ends when the browser storage is cleared in another tab', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(here.getState($session)).toBeNull()
  })

  for (const count of [2, 3, 5])
    for (const [cause, finish, reason] of endings)
      test(`${count} tabs end their session by storage event after ${cause}`, () => {
        const channel = globalThis.BroadcastChannel
        Reflect.deleteProperty(globalThis, 'BroadcastChannel')
        onTestFinished(() => void Object.assign(globalThis, { BroadcastChannel: channel }))
        const [first, ...others] = Array.from({ length: count }, () => openTab())
        for (const tab of others) {
          logIn(tab)
          listen(tab)
        }
        // Browsers send storage events only to the other tabs, never to the tab that changed the storage.
        logIn(first as Scope)
        const ends = others.map(endsOf)
        inOtherTab(() => finish(first as Scope))
        expect(ends).toEqual(others.map(() => [reason]))
        for (const tab of others) expect(tab.getState($session)).toBeNull()
      })

  // Covers KRN-CLOCK-04
  test('a session continues when another tab restores the same session', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    const ends = endsOf(here)
    inOtherTab(() => logIn(openTab({ person, limit: 45 })))
    expect(ends).toEqual([])
    expect(here.getState($session)?.limit).toBe(45)
  })

  test('a login is kept when an earlier session ended in another tab', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    const ends = endsOf(here)
    inOtherTab(() => end(openTab(), 'logout'))
    inOtherTab(() => logIn(openTab()))
    logIn(here)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ends).toEqual(['logout-other-tab'])
    expect(here.getState($session)).not.toBeNull()
  })
})

// Covers FLT-01
test('a tab signs in when another tab stores a session and then its token', async () => {
  const here = openTab()
  startSession(here, defaultSettings.api)
  listen(here)
  const started = next(sessionStarted, here)
  const state = { kind: 'started', names: ['1'], limit: 60, startedAt: Date.now() }
  inOtherTab(() => rawDeviceStorage.set(sessionKey, JSON.stringify(state)))
  inOtherTab(() => rawDeviceStorage.set(tokenKey, 'new'))
  expect((await started).person).toEqual(person)
  end(here, 'logout')
})

// Covers FLT-12
test('a logout in another tab clears the storage of this tab', () => {
  const here = openTab()
  logIn(here)
  listen(here)
  rawTabStorage.set('note', 'mine')
  sessionStorage.setItem('of another program', 'theirs')
  inOtherTab(() => end(openTab(), 'logout'))
  expect({ ...sessionStorage }).toEqual({ 'of another program': 'theirs' })
})

// Covers FLT-12
test('a logout in a tab without a session clears the user’s stored data', () => {
  logIn(openTab())
  rawDeviceStorage.set('own:1:draft:a', 'hers')
  rawDeviceStorage.set('own:2:draft:a', 'of a user who timed out')
  end(openTab(), 'logout')
  expect(rawDeviceStorage.keys().toSorted()).toEqual(['own:2:draft:a', sessionKey])
  expect(rawDeviceStorage.get(sessionKey)).not.toContain('1')
})

// Covers KRN-AUTH-06
test('a tab reloads when another user logs in in another tab', () => {
  const here = openTab()
  logIn(here)
  listen(here)
  const assign = rs.spyOn(location, 'assign').mockImplementation(() => undefined)
  onTestFinished(() => assign.mockRestore())
  inOtherTab(() => logIn(openTab({ person: nova })))
  expect(assign).toHaveBeenCalledWith('/')
})

const invalid = [
  '',
  '{',
  'null',
  '7',
  '{"kind":"started"}',
  '{"kind":"started","names":[1],"limit":1,"startedAt":1}',
]
for (const written of invalid)
  test(`a tab ignores the invalid stored session ${JSON.stringify(written.slice(0, 20))}`, () => {
    const here = openTab()
    logIn(here)
    listen(here)
    const ends = endsOf(here)
    inOtherTab(() => rawDeviceStorage.set(sessionKey, written))
    expect(ends).toEqual([])
    inOtherTab(() => localStorage.removeItem(storageKey(tokenKey)))
    expect(ends).toEqual(['other-tab'])
  })

// Covers KRN-CLOCK-04
test('a tab accepts a renewed session of another tab after the device slept', async () => {
  const scope = openTab()
  logIn(scope)
  listen(scope)

  // `Date.now` runs ahead by eight hours, as if the device slept and the monotonic clock stopped.
  const asleep = Date.now() + 8 * hours
  rs.spyOn(Date, 'now').mockReturnValue(asleep)
  onTestFinished(() => void rs.restoreAllMocks())
  expect(wallClockOffset()).toBeGreaterThan(7 * hours)
  const renewed = next(sessionRenewed, scope)
  const startedAt = asleep - 20 * 60_000
  inOtherTab(() =>
    rawDeviceStorage.set(sessionKey, JSON.stringify({ kind: 'started', names: ['1'], limit: 30, startedAt })),
  )
  await renewed

  const ticked = next($remainingMinutes, scope)
  void allSettled(usageCheckDue, { scope })
  await ticked
  expect(scope.getState($remainingMinutes)).toBe(10)
  end(scope, 'logout')
  expect(scope.getState<Session | null>($session)).toBeNull()
})
