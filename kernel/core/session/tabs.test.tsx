import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { createWatch, fork, type Scope, scopeBind } from 'effector'
import { defaultSettings } from '../config/settings'
import { tokenKey } from '../http/client'
import { startSession } from '../navigation/start-session'
import { rawDeviceStorage, rawTabStorage, storageKey } from '../storage/safe-storage'
import { authenticateFx, reportUsageFx, restoreSessionFx } from './effects'
import { parsePerson, type SessionEndReason, sessionEnded } from './events'
import { $remainingMinutes, $session, restoreRequested, tokenRefused, usageCheckDue } from './session'
import { monotonicNow, sessionKey, wallClockOffset } from './stored'

const hours = 3_600_000
const ana = { token: 'of ana', timeout: 60, id: 1, name: 'Ana', login: 'ana' }
const nova = { ...ana, token: 'of nova', id: 2, login: 'nova' }
const person = parsePerson(ana)

/** Simulates a tab by an effector scope; all of these tabs share the window's storage. */
function openTab(): Scope {
  const restore = () => ({ token: ana.token, person, limit: 60, startedAt: monotonicNow() })
  const scope = fork({
    handlers: [
      [reportUsageFx, () => false],
      [restoreSessionFx, restore],
    ],
  })
  onTestFinished(() => end(scope, 'logout'))
  return scope
}
const logIn = (scope: Scope, answer: object = ana) => void scopeBind(authenticateFx, { scope })(answer)
const end = (scope: Scope, reason: SessionEndReason) => scopeBind(sessionEnded, { scope })(reason)
function endsOf(scope: Scope): SessionEndReason[] {
  const ends: SessionEndReason[] = []
  createWatch({ unit: sessionEnded, scope, fn: (reason) => ends.push(reason) })
  return ends
}
/** Opens a tab that listens to the others. */
function listen(scope = openTab()): Scope {
  onTestFinished(startSession(scope, defaultSettings.api))
  return scope
}
function listenSignedIn(): Scope {
  const scope = listen()
  logIn(scope)
  return scope
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
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => localStorage.clear())

// Covers FLT-01
describe('a session that ends in another tab', () => {
  const endings: [string, (tab: Scope) => void, SessionEndReason][] = [
    ['a logout', (tab) => end(tab, 'logout'), 'logout-other-tab'],
    ['a timeout', (tab) => end(tab, 'timeout'), 'timeout-other-tab'],
    [
      'a rejected token',
      (tab) => {
        logIn(tab)
        scopeBind(tokenRefused, { scope: tab })()
      },
      'other-tab',
    ],
    ['a session reset', (tab) => end(tab, 'reset'), 'other-tab'],
    ['a login without a limit', (tab) => logIn(tab, { ...ana, timeout: null }), 'timeout-other-tab'],
    ['a removed token', () => rawDeviceStorage.remove(tokenKey), 'other-tab'],
  ]
  for (const [cause, finish, reason] of endings) {
    test(`a tab ends its session after ${cause} in another tab`, () => {
      const here = listenSignedIn()
      const ends = endsOf(here)
      // `openTab` returns a tab without a session, like a newly opened tab.
      inOtherTab(() => finish(openTab()))
      expect(ends).toEqual([reason])
      expect(here.getState($session)).toBeNull()
      expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    })

    test(`a tab that becomes visible ends its session after ${cause}`, () => {
      const here = listenSignedIn()
      const ends = endsOf(here)
      finish(openTab())
      expect(ends).toEqual([])
      becomeVisible()
      expect(ends).toEqual([reason])
    })
  }

  // Covers FLT-53
  test('a session whose stored token is gone ends when its tab becomes visible, not when it is hidden', () => {
    const here = listenSignedIn()
    rawDeviceStorage.remove(tokenKey)
    const hidden = rs.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    becomeVisible()
    expect(here.getState($session)).not.toBeNull()
    hidden.mockRestore()
    becomeVisible()
    expect(here.getState($session)).toBeNull()
  })

  test('a session ends when the browser storage is cleared in another tab', () => {
    const here = listenSignedIn()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(here.getState($session)).toBeNull()
  })

  test('five tabs end their session by storage event', () => {
    const [first, ...others] = [openTab(), listen(), listen(), listen(), listen()]
    for (const tab of others) logIn(tab)
    // Browsers send storage events only to the other tabs, never to the tab that changed the storage.
    logIn(first)
    const ends = others.map(endsOf)
    inOtherTab(() => end(first, 'logout'))
    expect(ends).toEqual(others.map(() => ['logout-other-tab']))
  })

  // Covers KRN-CLOCK-04
  test('a session continues when another tab restores the same session', () => {
    const here = listenSignedIn()
    const ends = endsOf(here)
    inOtherTab(() => logIn(openTab(), { ...ana, timeout: 45 }))
    expect(ends).toEqual([])
    expect(here.getState($session)?.limit).toBe(45)
  })

  test('a login is kept when an earlier session ended in another tab', () => {
    const here = listenSignedIn()
    const ends = endsOf(here)
    inOtherTab(() => end(openTab(), 'logout'))
    logIn(here)
    becomeVisible()
    expect(ends).toEqual(['logout-other-tab'])
    expect(here.getState($session)).not.toBeNull()
  })

  // Covers FLT-12
  test('a logout clears the storage of this tab', () => {
    listenSignedIn()
    rawTabStorage.set('note', 'mine')
    sessionStorage.setItem('of another program', 'theirs')
    inOtherTab(() => end(openTab(), 'logout'))
    expect({ ...sessionStorage }).toEqual({ 'of another program': 'theirs' })
  })

  test('an invalid stored session changes nothing, but a removed token does', () => {
    const here = listenSignedIn()
    const ends = endsOf(here)
    inOtherTab(() => rawDeviceStorage.set(sessionKey, '{'))
    expect(ends).toEqual([])
    inOtherTab(() => localStorage.removeItem(storageKey(tokenKey)))
    expect(ends).toEqual(['other-tab'])
  })
})

// Covers FLT-01
test('a tab signs in when another tab stores a session and then its token', async () => {
  const here = listen()
  const state = { kind: 'started', names: ['1'], limit: 60, startedAt: Date.now() }
  inOtherTab(() => rawDeviceStorage.set(sessionKey, JSON.stringify(state)))
  inOtherTab(() => rawDeviceStorage.set(tokenKey, 'new'))
  await expect.poll(() => here.getState($session)?.person).toEqual(person)
})

// Covers UX-44
test('a tab with a session from the offline copy stays so when another tab starts from the copy', async () => {
  const copied = () => ({
    token: ana.token,
    person,
    limit: 60,
    startedAt: monotonicNow(),
    copiedAt: new Date(0),
  })
  const openFromCopy = async () => {
    const scope = listen(
      fork({
        handlers: [
          [restoreSessionFx, copied],
          [reportUsageFx, () => false],
        ],
      }),
    )
    onTestFinished(() => end(scope, 'logout'))
    scopeBind(restoreRequested, { scope })()
    await expect.poll(() => scope.getState($session)?.copiedAt).toEqual(new Date(0))
    return scope
  }
  logIn(openTab())
  const here = await openFromCopy()
  const before = { ...localStorage }
  await openFromCopy()
  // What the other tab would have written, this tab would read as a renewed session.
  becomeVisible()
  expect(here.getState($session)?.copiedAt).toEqual(new Date(0))
  expect({ ...localStorage }).toEqual(before)
})

// Covers KRN-AUTH-06
test('a tab reloads when another user logs in in another tab', () => {
  listenSignedIn()
  const assign = rs.spyOn(location, 'assign').mockImplementation(() => undefined)
  onTestFinished(() => assign.mockRestore())
  inOtherTab(() => logIn(openTab(), nova))
  expect(assign).toHaveBeenCalledWith('/')
})

// Covers KRN-CLOCK-04
test('a tab accepts a renewed session of another tab after the device slept', () => {
  const scope = listenSignedIn()
  // `Date.now` runs ahead by eight hours, as if the device slept and the monotonic clock stopped.
  const asleep = Date.now() + 8 * hours
  rs.spyOn(Date, 'now').mockReturnValue(asleep)
  onTestFinished(() => void rs.restoreAllMocks())
  expect(wallClockOffset()).toBeGreaterThan(7 * hours)
  const startedAt = asleep - 20 * 60_000
  inOtherTab(() =>
    rawDeviceStorage.set(sessionKey, JSON.stringify({ kind: 'started', names: ['1'], limit: 30, startedAt })),
  )
  scopeBind(usageCheckDue, { scope })()
  expect(scope.getState($remainingMinutes)).toBe(10)
})

describe('a page from the back-forward cache', () => {
  const leave = () => dispatchEvent(new Event('pagehide'))
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test('loads again when another token was stored meanwhile', () => {
    const reload = rs.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => reload.mockRestore())
    listenSignedIn()
    leave()
    comeBack()
    expect(reload).not.toHaveBeenCalled()
    leave()
    rawDeviceStorage.set(tokenKey, 'of nova')
    comeBack()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('ends its session when the token was removed meanwhile', () => {
    const here = listenSignedIn()
    leave()
    rawDeviceStorage.remove(tokenKey)
    comeBack()
    expect(here.getState($session)).toBeNull()
  })
})

test('a stopped tab ends its session, and hears nothing more', () => {
  const here = openTab()
  const stop = startSession(here, defaultSettings.api)
  logIn(here)
  const ends = endsOf(here)
  stop()
  expect([ends, here.getState($session), rawDeviceStorage.get(tokenKey)]).toEqual([['reset'], null, null])
  inOtherTab(() => logIn(openTab()))
  expect(here.getState($session)).toBeNull()
  inOtherTab(() => end(openTab(), 'logout'))
  expect(ends).toEqual(['reset'])
})
