import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Scope, scopeBind, type Unit } from 'effector'
import { tokenKey } from '../http/client'
import { localKeep, tabKeep } from '../storage/safe-storage'
import { storedName } from '../storage/stored-name'
import { type Session, type SessionEnd, sessionEnded, sessionRenewed, sessionStarted } from './events'
import { $session, keepTokenFx, restoreSessionFx } from './session'
import { clockAhead, steadyNow } from './steady-clock'
import { sessionKey } from './stored-session'
import { followSession, sessionDoubted } from './tabs'
import { $remainingMinutes, reportUsageFx, usageCheckDue } from './usage-clock'

const hours = 3_600_000
const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }
const nova = { ...person, id: 2, login: 'nova' }

/** One tab of a browser; all of them share the storage of the test's window. */
function openTab(grant: { person: typeof person; limit?: number } = { person }): Scope {
  const granted = () => ({ token: `of ${grant.person.login}`, limit: 60, startedAt: steadyNow(), ...grant })
  return fork({ handlers: [[reportUsageFx, () => false] as never, [restoreSessionFx, granted] as never] })
}
/** The clock ticks on for as long as a session lasts: a scope that holds one never settles as a whole. */
const logIn = (scope: Scope) => void allSettled(restoreSessionFx, { scope })
const end = (scope: Scope, reason: SessionEnd) => void allSettled(sessionEnded, { scope, params: reason })

const next = <Value>(unit: Unit<Value>, scope: Scope) =>
  new Promise<Value>((resolve) => createWatch({ unit, scope, fn: resolve }))
/** Why the session of a tab is over, in its own words. */
function endsOf(scope: Scope): SessionEnd[] {
  const ends: SessionEnd[] = []
  createWatch({ unit: sessionEnded, scope, fn: (reason) => ends.push(reason) })
  return ends
}

function listen(scope: Scope): void {
  onTestFinished(followSession(scopeBind(sessionDoubted, { scope })))
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

describe('[FLT-01] a tab follows when the session ends in another', () => {
  const ways: [string, (tab: Scope) => void, SessionEnd][] = [
    ['by a log-out', (tab) => end(tab, 'logout'), 'logout-elsewhere'],
    ['by the clock', (tab) => end(tab, 'timeout'), 'timeout-elsewhere'],
    ['by the server, which no longer takes the token', (tab) => end(tab, 'refused'), 'elsewhere'],
    ['by an address that starts afresh', (tab) => end(tab, 'reset'), 'elsewhere'],
    [
      'by a grant without time',
      (tab) => {
        const grant = { token: 'new', person, limit: undefined, startedAt: steadyNow() }
        void allSettled(keepTokenFx, { scope: tab, params: grant })
        end(tab, 'timeout')
      },
      'timeout-elsewhere',
    ],
    ['without a word', () => localKeep.remove(tokenKey), 'elsewhere'],
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
      expect(localKeep.get(tokenKey)).toBeNull()
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

  test('[FLT-53] once the page is shown again, not while it is being left', () => {
    const here = openTab()
    logIn(here)
    listen(here)
    localKeep.remove(tokenKey)
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

  test('[KRN-CLOCK-04] but not when another tab takes it up again', () => {
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
    expect(ends).toEqual(['logout-elsewhere'])
    expect(here.getState($session)).not.toBeNull()
  })
})

test('[FLT-01] takes up a login elsewhere when its parts are told one by one', async () => {
  const here = openTab()
  listen(here)
  const started = next(sessionStarted, here)
  const state = { kind: 'started', names: ['1'], limit: 60, startedAt: Date.now() }
  elsewhere(() => localKeep.set(sessionKey, JSON.stringify(state)))
  elsewhere(() => localKeep.set(tokenKey, 'new'))
  expect((await started).person).toEqual(person)
  end(here, 'logout')
})

test('[FLT-12] a log-out in another tab leaves nothing in this one', () => {
  const here = openTab()
  logIn(here)
  listen(here)
  tabKeep.set('note', 'mine')
  sessionStorage.setItem('of another program', 'theirs')
  elsewhere(() => end(openTab(), 'logout'))
  expect({ ...sessionStorage }).toEqual({ 'of another program': 'theirs' })
})

test('[FLT-12] a page opened to log out forgets whose session it was', () => {
  logIn(openTab())
  localKeep.set('own:1:draft:a', 'hers')
  localKeep.set('own:2:draft:a', 'of somebody whose time was up')
  end(openTab(), 'logout')
  expect(localKeep.keys().toSorted()).toEqual(['own:2:draft:a', sessionKey])
  expect(localKeep.get(sessionKey)).not.toContain('1')
})

test('[KRN-AUTH-06] starts afresh when somebody else logs in elsewhere', () => {
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
    elsewhere(() => localKeep.set(sessionKey, written))
    expect(ends).toEqual([])
    elsewhere(() => localStorage.removeItem(storedName(tokenKey)))
    expect(ends).toEqual(['elsewhere'])
  })

test('[KRN-CLOCK-04] a login in another tab gives whole minutes, also to a tab whose own clock stood still meanwhile', async () => {
  const scope = openTab()
  logIn(scope)
  listen(scope)

  // Asleep for eight hours: this page's clock has not gone on, the computer's has.
  const asleep = Date.now() + 8 * hours
  rs.spyOn(Date, 'now').mockReturnValue(asleep)
  onTestFinished(() => void rs.restoreAllMocks())
  expect(clockAhead()).toBeGreaterThan(7 * hours)
  const renewed = next(sessionRenewed, scope)
  const startedAt = asleep - 20 * 60_000
  elsewhere(() =>
    localKeep.set(sessionKey, JSON.stringify({ kind: 'started', names: ['1'], limit: 30, startedAt })),
  )
  await renewed

  const looked = next($remainingMinutes, scope)
  void allSettled(usageCheckDue, { scope })
  await looked
  expect(scope.getState($remainingMinutes)).toBe(10)
  end(scope, 'logout')
  expect(scope.getState<Session | null>($session)).toBeNull()
})
