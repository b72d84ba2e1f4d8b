import { describe, expect, test } from '@rstest/core'
import { ApiError } from '../http/api-error'
import { type AuthResponse, parsePerson, type Session, type SessionEndReason } from './events'
import {
  type Effects,
  elapsedMinutes,
  initialState,
  type Look,
  nextTick,
  type RedirectPage,
  reduce,
  type SessionEvent,
  type SessionState,
  warningTimes,
} from './machine'
import { homeRoute, loginRoute, myPageRoute, timeoutRoute } from './routes'
import type { ReturnTo, StoredState } from './stored'

const minute = 60_000
const start = new Date('2026-03-07T10:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * minute)

const shared: RedirectPage = {
  address: '/course/7?from=feed',
  route: 'courses/details',
  access: 'anyone',
  session: 'restore',
  hasSideEffects: false,
}
const membersPage: RedirectPage = { ...shared, address: '/courses', route: 'courses/mine', access: 'member' }
const login: RedirectPage = { ...shared, address: '/user/login', route: loginRoute.id, access: 'visitor' }
const home: RedirectPage = { ...shared, address: '/', route: homeRoute.id }
const timedOut: RedirectPage = { ...shared, address: '/user/timeout', route: timeoutRoute.id }
const registration: RedirectPage = { ...shared, route: 'kernel/register', session: 'none' }
const unknown: RedirectPage = { ...shared, address: '/nothing', route: undefined }
const sideEffects: RedirectPage = { ...shared, route: 'accounts/activation', hasSideEffects: true }
const signingOut: RedirectPage = { ...shared, route: 'accounts/instructions', hasSideEffects: 'signs-out' }
const optional: RedirectPage = { ...shared, route: 'accounts/waiting-list', session: 'optional' }

const ana = parsePerson({ name: 'Ana', login: 'ana' })
const session: Session = { person: ana, limit: 30, startedAt: start }
const unconfirmed: Session = { ...session, copiedAt: at(-60) }
const renamed: Session = { ...session, person: { ...ana, login: 'anna' } }
const answer: AuthResponse = { token: 'fresh', ...session }
const copied: AuthResponse = { ...answer, copiedAt: at(-60) }
const nova = parsePerson({ login: 'nova' })

const anyone: ReturnTo = { path: '/profile', owner: null }
const anas: ReturnTo = { path: '/profile', owner: 'ana' }
const brunos: ReturnTo = { path: '/profile', owner: 'bruno' }

type State = Partial<SessionState>
const on = (page: RedirectPage, state: State = {}): State => ({ ...state, page })
const inSession = (state: State = {}): State => ({
  session,
  number: 1,
  keys: ['ana'],
  page: membersPage,
  ...state,
})

const noToken: StoredState = { token: null, written: null, state: undefined }
const stored = (state: StoredState['state']): StoredState => ({
  token: state?.kind === 'ended' ? null : 'token',
  written: JSON.stringify(state),
  state,
})
const others = (name: string) =>
  stored({ kind: 'started', names: [name], limit: 45, startedAt: at(9).getTime() })
const look = (type: Look, found: StoredState = noToken, now = start): SessionEvent => ({
  type,
  stored: found,
  now,
  clockOffset: 2 * minute,
})
const tick = (minutes: number) => look('tick', noToken, at(minutes))
const token: StoredState = { token: 'token', written: null, state: undefined }
const failed = (reason: 'unreachable' | 'unauthorized', isStale = false): SessionEvent => ({
  type: 'restore-failed',
  error: new ApiError(reason),
  isRejected: reason === 'unauthorized',
  isStale,
})
const started: SessionEvent = { type: 'started', session }
const ended = (reason: SessionEndReason): SessionEvent => ({ type: 'ended', reason })
const stay: SessionEvent = { type: 'stay-requested' }
const asked: State = { renewal: 'asked', isRestoring: true }
const changes: SessionEvent = { type: 'person', number: 1, changes: { login: 'anna' } }

/** What every start and every end of a session does. */
const begun: Effects = { timer: session, copy: session }
const over: Effects = { timer: null, copy: null }
const redirected = { replace: true, awaitsLogin: true }

type Row = readonly [name: string, before: State, event: SessionEvent, effects: Effects, after?: State]
const table: Readonly<Record<string, readonly Row[]>> = {
  'entering a page': [
    // Covers KRN-START-01
    [
      'a stored token restores the session',
      on(shared),
      look('entered', token),
      { restore: true },
      { isRestoring: true },
    ],
    // Covers KRN-START-01
    [
      'a stored token restores the session on a members’ page',
      on(membersPage),
      look('entered', token),
      { restore: true },
    ],
    // Covers KRN-START-01
    [
      'a stored token restores the session on the login page',
      on(login),
      look('entered', token),
      { restore: true },
    ],
    // Covers UX-44
    [
      'a page restores a session that started without a connection',
      inSession({ session: unconfirmed }),
      look('entered', token),
      { restore: true },
    ],
    // Covers UX-44
    [
      'the redirect from the login page needs no connection',
      inSession({ page: login, session: unconfirmed }),
      look('entered', token),
      { to: myPageRoute, replace: true },
    ],
    // Covers FLT-39
    ['an optional session is restored', on(optional), look('entered', token), { restore: true }],
    // Covers FLT-39
    [
      'a page with side effects restores the session',
      on(sideEffects),
      look('entered', token),
      { restore: true },
    ],
    // Covers FLT-39
    [
      'a page that signs out restores the session first',
      on(signingOut),
      look('entered', token),
      { restore: true },
    ],
    // Covers FLT-110
    [
      'a login in another tab restores no session on a page that signs out',
      on(signingOut),
      look('requested', token),
      {},
    ],
    // Covers KRN-AUTH-06
    [
      'a login in another tab restores the session on other pages',
      on(optional),
      look('requested', token),
      { restore: true },
    ],
    // Covers KRN-START-02
    ['a page with session: none restores no session', on(registration), look('entered', token), {}],
    // Covers FLT-10
    [
      'a restore is not repeated while it is pending',
      on(membersPage, { isRestoring: true }),
      look('entered', token),
      {},
    ],
    ['a visitor stays on a public page', on(shared), look('entered'), {}],
    [
      'a visitor leaves a members’ page until the login',
      on(membersPage),
      look('entered'),
      { to: homeRoute, ...redirected, returnTo: { path: '/courses', owner: null }, toast: 'membersOnly' },
      { awaitingAt: homeRoute.id, returnTo: { path: '/courses', owner: null } },
    ],
    ['a member stays on a members’ page', inSession(), look('entered', token), {}],
    // Covers FLT-14
    [
      'a member stays on a page with session: none',
      inSession({ page: registration }),
      look('entered', token),
      {},
    ],
    // Covers ACC-LOGIN-02
    [
      'a member leaves the login page for my page',
      inSession({ page: login }),
      look('entered', token),
      { to: myPageRoute, replace: true },
    ],
    [
      'a new page is looked at',
      { awaitingAt: homeRoute.id },
      { type: 'page', page: home },
      { look: 'entered' },
      { page: home, awaitingAt: homeRoute.id },
    ],
    // Covers FLT-09
    [
      'a page that the user chose awaits no login',
      { awaitingAt: homeRoute.id },
      { type: 'page', page: shared },
      { look: 'entered' },
      { awaitingAt: undefined },
    ],
  ],
  'an answer to a login or restore': [
    // Covers KRN-AUTH-01, KRN-AUTH-03
    [
      'it starts a session when its token is stored',
      { isRestoring: true },
      { type: 'answered', answer },
      { save: answer, start: session },
      { isRestoring: false, session: null },
    ],
    // Covers KRN-AUTH-02
    [
      'without a limit it ends the session',
      {},
      { type: 'answered', answer: { ...answer, limit: undefined } },
      { save: { ...answer, limit: undefined }, end: 'timeout' },
    ],
    // Covers UX-44
    [
      'the offline copy starts an unconfirmed session',
      {},
      { type: 'answered', answer: copied },
      { save: copied, start: unconfirmed },
    ],
    // Covers UX-44
    [
      'the offline copy starts no second session',
      inSession({ session: unconfirmed }),
      { type: 'answered', answer: copied },
      {},
      { session: unconfirmed },
    ],
    // Covers UX-44
    [
      'the server confirms a session from the offline copy',
      inSession({ session: unconfirmed }),
      { type: 'answered', answer },
      { save: answer, renew: { limit: 30, startedAt: start } },
    ],
    [
      'another user replaces a session from the offline copy',
      inSession({ session: unconfirmed }),
      { type: 'answered', answer: { ...answer, person: nova } },
      { save: { ...answer, person: nova }, start: { ...session, person: nova } },
    ],
    // Covers KRN-AUTH-04
    [
      'a failed login leads to the login page',
      { ...on(shared), loginAt: shared.route },
      { type: 'login-failed' },
      { to: loginRoute },
    ],
    // Covers KRN-AUTH-04
    [
      'a login that fails late leads nobody away who has left its screen',
      { ...on(registration), loginAt: login.route },
      { type: 'login-failed' },
      {},
    ],
  ],
  'a failed restore': [
    // Covers KRN-START-03, KRN-AUTH-05
    [
      'a rejected token is removed and leads home from a public page',
      on(shared),
      failed('unauthorized'),
      { clear: 'refused', copy: null, to: homeRoute, ...redirected, toast: 'refusedAtStart' },
    ],
    // Covers KRN-START-03
    [
      'a rejected token leads home from a members’ page, which the login opens',
      on(membersPage),
      failed('unauthorized'),
      {
        clear: 'refused',
        copy: null,
        to: homeRoute,
        ...redirected,
        returnTo: { path: '/courses', owner: null },
        toast: 'refusedAtStart',
      },
    ],
    // Covers KRN-START-03
    [
      'a rejected token redirects from no page where a session is optional',
      on(optional),
      failed('unauthorized'),
      { clear: 'refused', copy: null },
    ],
    // Covers FLT-10
    [
      'an unreachable server keeps the token and offers a retry',
      on(shared, { isRestoring: true }),
      failed('unreachable'),
      { toast: 'notRestored' },
      { isRestoring: false },
    ],
    // Covers FLT-10
    ['an unreachable server shows no toast on a members’ page', on(membersPage), failed('unreachable'), {}],
    // Covers UX-44
    [
      'a session from the offline copy continues',
      inSession({ session: unconfirmed, page: shared }),
      failed('unreachable'),
      {},
      { session: unconfirmed },
    ],
    // Covers KRN-AUTH-05, KRN-AUTH-06
    [
      'a token that was replaced meanwhile is looked up again',
      on(shared, { isRestoring: true }),
      failed('unauthorized', true),
      { look: 'requested' },
      { failure: null, isRestoring: false },
    ],
  ],
  'the start of a session': [
    [
      'a session gets the next number and its user’s key',
      { number: 4, keys: ['nova'] },
      started,
      { ...begun, returnTo: null },
      { session, number: 5, keys: ['ana'] },
    ],
    // Covers UX-44
    [
      'the offline copy is not overwritten by itself',
      {},
      { type: 'started', session: unconfirmed },
      { timer: unconfirmed, returnTo: null },
    ],
    // Covers ACC-LOGIN-02
    [
      'a login leads from the login page to my page',
      on(login),
      started,
      { ...begun, to: myPageRoute, replace: true, returnTo: null },
    ],
    // Covers FLT-09
    [
      'a login leads from the login page to the return address',
      on(login, { returnTo: anyone }),
      started,
      { ...begun, to: '/profile', replace: true, returnTo: null },
      { returnTo: null },
    ],
    // Covers FLT-09
    [
      'a login leads from the login page to the user’s own return address',
      on(login, { returnTo: anas }),
      started,
      { ...begun, to: '/profile', replace: true, returnTo: null },
    ],
    [
      'a login ignores the return address of another user',
      on(login, { returnTo: brunos }),
      started,
      { ...begun, to: myPageRoute, replace: true, returnTo: null },
    ],
    // Covers FLT-09
    [
      'a login stays on a public page that the user opened',
      on(shared, { returnTo: anas }),
      started,
      { ...begun, returnTo: null },
    ],
    // Covers FLT-09
    [
      'a login stays on a members’ page that the user opened',
      on(membersPage, { returnTo: anas }),
      started,
      { ...begun, returnTo: null },
    ],
    [
      'a login leads from the timeout page to the return address',
      on(timedOut, { returnTo: anas }),
      started,
      { ...begun, to: '/profile', replace: true, returnTo: null },
    ],
    [
      'a login stays on the timeout page when there is no return address',
      on(timedOut),
      started,
      { ...begun, returnTo: null },
    ],
    [
      'a login leads from the target of a redirect to the return address',
      on(home, { awaitingAt: homeRoute.id, returnTo: anyone }),
      started,
      { ...begun, to: '/profile', replace: true, returnTo: null },
    ],
    // Covers FLT-09
    [
      'a login stays on the home page when the user opened it',
      on(home, { returnTo: anyone }),
      started,
      { ...begun, returnTo: null },
    ],
  ],
  'the usage time': [
    // Covers KRN-CLOCK-01, KRN-NAV-04
    [
      'a tick reports usage and waits for the next one',
      inSession(),
      tick(3),
      { timer: session, report: { startedAt: start, now: at(3) } },
      { now: at(3), isReporting: true },
    ],
    [
      'a second tick at the same time reports nothing',
      inSession({ isReporting: true }),
      tick(3),
      { timer: session },
    ],
    [
      'only the leader reports usage',
      inSession({ isLeader: false }),
      tick(3),
      { timer: session },
      { hasUnreportedTick: true },
    ],
    [
      'a new leader reports at once what was not reported',
      inSession({ isLeader: false, hasUnreportedTick: true }),
      { type: 'leader', isLeader: true },
      { look: 'tick' },
    ],
    [
      'a new leader without an unreported tick waits',
      inSession({ isLeader: false }),
      { type: 'leader', isLeader: true },
      {},
    ],
    // Covers KRN-CLOCK-02
    ['a session past its limit ends without a report', inSession(), tick(30.001), { end: 'timeout' }],
    [
      'a session lasts until the last millisecond of its limit',
      inSession({ now: at(29.5) }),
      tick(30),
      { timer: session, report: { startedAt: start, now: at(30) } },
    ],
    // Covers KRN-CLOCK-01
    [
      'the answer true to a report ends the session',
      inSession({ isReporting: true }),
      { type: 'reported', startedAt: start, isUsedUp: true },
      { end: 'timeout' },
      { isReporting: false },
    ],
    // Covers KRN-CLOCK-01
    [
      'another answer to a report does not',
      inSession({ isReporting: true }),
      { type: 'reported', startedAt: start, isUsedUp: false },
      {},
    ],
    // Covers KRN-CLOCK-01
    [
      'a late answer to a report does not end a later session',
      inSession(),
      { type: 'reported', startedAt: at(-30), isUsedUp: true },
      {},
    ],
    ['a visitor uses no time', {}, tick(3), {}],
    // Covers KRN-CLOCK-02, decision:session-expiry-warning
    [
      'no warning appears at its very moment',
      inSession({ now: at(24.5) }),
      tick(25),
      { timer: session, report: { startedAt: start, now: at(25) } },
      { warning: null },
    ],
    // Covers KRN-CLOCK-02, decision:session-expiry-warning
    [
      'a warning appears when it is reached',
      inSession({ now: at(25), isLeader: false }),
      tick(25.001),
      { timer: session },
      { warning: 5 * minute },
    ],
    [
      'a warning replaces an earlier one',
      inSession({ now: at(28.5), isLeader: false, warning: 5 * minute }),
      tick(29.001),
      { timer: session },
      { warning: minute },
    ],
    [
      'a closed warning stays closed',
      inSession({ now: at(25.001), isLeader: false }),
      tick(25.5),
      { timer: session },
      { warning: null },
    ],
    [
      'a warning that the device slept through does not appear',
      inSession({ now: at(1), isLeader: false }),
      tick(27),
      { timer: session },
      { warning: null },
    ],
    [
      'a warning can be closed',
      inSession({ warning: minute }),
      { type: 'warning-closed' },
      {},
      { warning: null },
    ],
  ],
  'another tab': [
    // Covers FLT-53
    ['a missing token ends the session', inSession(), look('checked'), { end: 'other-tab' }, { seen: null }],
    // Covers FLT-01
    [
      'a logout ends the session',
      inSession(),
      look('checked', stored({ kind: 'ended', by: 'logout' })),
      { end: 'logout-other-tab' },
    ],
    // Covers FLT-01
    [
      'a timeout ends the session',
      inSession(),
      look('checked', stored({ kind: 'ended', by: 'timeout' })),
      { end: 'timeout-other-tab' },
    ],
    // Covers FLT-01
    [
      'another end ends the session',
      inSession(),
      look('checked', stored({ kind: 'ended', by: 'other' })),
      { end: 'other-tab' },
    ],
    ['an end does not concern a visitor', {}, look('checked', stored({ kind: 'ended', by: 'logout' })), {}],
    // Covers FLT-01, KRN-AUTH-06
    ['a login signs a visitor in', {}, look('checked', others('ana')), { look: 'requested' }],
    // Covers KRN-CLOCK-04
    [
      'a login of the same user renews the session, by the clock of this tab',
      inSession(),
      look('checked', others('ana')),
      { renew: { limit: 45, startedAt: at(7) } },
      { seen: others('ana').written },
    ],
    // Covers KRN-AUTH-06
    [
      'a login of another user loads the page again',
      inSession(),
      look('checked', others('nova')),
      { reload: true },
    ],
    [
      'a stored session that was seen changes nothing',
      inSession({ seen: others('nova').written }),
      look('checked', others('nova')),
      {},
    ],
    [
      'an unreadable stored session changes nothing',
      inSession(),
      look('checked', { ...token, written: '{' }),
      {},
    ],
    ['what this tab writes is seen', {}, { type: 'seen', written: '{}' }, {}, { seen: '{}' }],
    [
      'a renewed session starts its time again',
      inSession({ session: unconfirmed, now: at(20), warning: minute, hasUnreportedTick: true }),
      { type: 'renewed', usage: { limit: 45, startedAt: at(7) } },
      {
        timer: { ...session, limit: 45, startedAt: at(7) },
        copy: { ...session, limit: 45, startedAt: at(7) },
      },
      {
        session: { ...session, limit: 45, startedAt: at(7) },
        number: 1,
        now: null,
        warning: null,
        hasUnreportedTick: false,
      },
    ],
    ['no session is renewed without one', {}, { type: 'renewed', usage: session }, {}, { session: null }],
  ],
  // Covers UX-60
  'staying logged in': [
    ['a session is extended by one request', inSession(), stay, { restore: true }, { renewal: 'asked' }],
    ['a second press sends nothing', inSession(asked), stay, {}, asked],
    [
      'a press joins the request that runs',
      inSession({ session: unconfirmed, isRestoring: true }),
      stay,
      {},
      { renewal: 'asked' },
    ],
    ['visitors cannot extend a session', {}, stay, {}, { renewal: 'none' }],
    [
      'the answer extends the session, without a new start',
      inSession({ ...asked, keys: ['anna', 'ana'] }),
      { type: 'answered', answer },
      {
        save: answer,
        rename: ['anna', 'ana'],
        renew: { limit: session.limit, startedAt: session.startedAt },
      },
    ],
    [
      'the warning goes when the session is extended',
      inSession({ ...asked, warning: minute }),
      { type: 'renewed', usage: session },
      { timer: session, copy: session },
      { warning: null, renewal: 'none' },
    ],
    [
      'a server that grants no time ends the session',
      inSession(asked),
      { type: 'answered', answer: { ...answer, limit: undefined } },
      { save: { ...answer, limit: undefined }, end: 'timeout' },
    ],
    ...(['unreachable', 'unauthorized'] as const).map(
      (reason): Row => [
        `the session goes on until its time when it is not extended: ${reason}`,
        inSession({ ...asked, warning: minute }),
        failed(reason),
        {},
        { session, warning: minute, renewal: 'refused', isRestoring: false, failure: null },
      ],
    ),
    [
      'the offline copy extends nothing',
      inSession(asked),
      { type: 'answered', answer: copied },
      {},
      { renewal: 'refused' },
    ],
    ['a late refusal of the old token does not end it', inSession(asked), { type: 'token-refused' }, {}],
    [
      'a refusal can be followed by another request',
      inSession({ renewal: 'refused' }),
      stay,
      { restore: true },
      { renewal: 'asked' },
    ],
  ],
  'a changed user': [
    // Covers ACC-PROF-04
    [
      'the session has the changes, and both storage keys',
      inSession(),
      changes,
      { rename: ['anna', 'ana'], copy: renamed },
      { session: renamed, keys: ['anna', 'ana'] },
    ],
    ['a late answer does not change the next user', inSession({ number: 2 }), changes, {}, { session }],
    [
      'unsent items of all keys are discarded',
      inSession({ keys: ['anna', 'ana'] }),
      { type: 'unsent-discarded' },
      { discard: ['anna', 'ana'] },
    ],
  ],
  'the end of a session': [
    // Covers KRN-AUTH-06
    [
      'a logout clears the user’s data and the return address and leads home',
      inSession({ returnTo: anas }),
      ended('logout'),
      { ...over, clear: 'logout', wipe: ['ana'], to: homeRoute, ...redirected, returnTo: null },
      { session: null, keys: ['ana'], returnTo: null },
    ],
    // Covers KRN-AUTH-06, FLT-12
    [
      'a logout in another tab does so without removing the token',
      inSession({ returnTo: anas }),
      ended('logout-other-tab'),
      { ...over, wipe: ['ana'], to: homeRoute, ...redirected, returnTo: null },
    ],
    // Covers KRN-CLOCK-02
    [
      'a timeout keeps the data and the return address and leads to the timeout page',
      inSession({ now: at(30), warning: minute }),
      ended('timeout'),
      {
        ...over,
        clear: 'timeout',
        to: timeoutRoute,
        ...redirected,
        returnTo: { path: '/courses', owner: 'ana' },
      },
      { now: null, warning: null, left: ana },
    ],
    [
      'a timeout in another tab leads to the timeout page',
      inSession({ page: shared }),
      ended('timeout-other-tab'),
      { ...over, to: timeoutRoute, ...redirected, returnTo: { path: shared.address, owner: 'ana' } },
    ],
    [
      'a rejected token leads to the login page and saves the return address',
      inSession(),
      ended('refused'),
      {
        ...over,
        clear: 'refused',
        to: loginRoute,
        ...redirected,
        returnTo: { path: '/courses', owner: 'ana' },
        toast: 'refused',
      },
    ],
    [
      'a session that ends on the home page saves no return address',
      inSession({ page: home }),
      ended('other-tab'),
      { ...over, to: loginRoute, ...redirected, toast: 'refused' },
    ],
    [
      'a session that ends on a page with side effects saves no return address',
      inSession({ page: sideEffects }),
      ended('other-tab'),
      { ...over, to: loginRoute, ...redirected, toast: 'refused' },
    ],
    [
      'a session that ends on an unknown path saves no return address',
      inSession({ page: unknown }),
      ended('other-tab'),
      { ...over, to: loginRoute, ...redirected, toast: 'refused' },
    ],
    // Covers ACC-REG-01
    [
      'a session reset stays on the page and clears the return address',
      inSession({ page: registration, returnTo: anas }),
      ended('reset'),
      { ...over, clear: 'reset', returnTo: null },
      { left: null },
    ],
    [
      'a token that the server rejects ends a session',
      inSession(),
      { type: 'token-refused' },
      { end: 'refused' },
    ],
    ['a token that the server rejects ends nothing without a session', {}, { type: 'token-refused' }, {}],
    [
      'a stopped product only stops its timer',
      inSession(),
      { type: 'stopped' },
      { timer: null },
      { session: null },
    ],
    ['a stopped product does nothing more', { isStopped: true, keys: ['ana'] }, ended('logout'), {}],
  ],
  'the return address': [
    ['it is kept', {}, { type: 'return-to', returnTo: anyone }, { returnTo: anyone }, { returnTo: anyone }],
    // Covers KRN-AUTH-06
    [
      'it leads to this site',
      {},
      { type: 'return-to', returnTo: { path: '//evil.example', owner: null } },
      { returnTo: null },
      { returnTo: null },
    ],
  ],
}

for (const [title, rows] of Object.entries(table))
  describe(title, () => {
    for (const [name, before, event, effects, after = {}] of rows)
      test(name, () => {
        const step = reduce({ ...initialState, ...before }, event)
        expect(step.effects).toEqual(effects)
        expect(step.state).toMatchObject(after)
      })
  })

// Covers KRN-CLOCK-02, decision:session-expiry-warning
describe('the clock ticks of a session', () => {
  const limits: [limit: number, readonly [number, number]][] = [
    [60, [5, 1]],
    [25, [5, 1]],
    [10, [2, 0.5]],
    [1, [0.2, 0.05]],
    [0, [0, 0]],
  ]
  for (const [limit, times] of limits)
    test(`a session of ${limit} minutes warns ${times.join(' and ')} minutes before it ends`, () =>
      expect(warningTimes(limit)).toEqual(times))

  const ticks: [name: string, now: Date, wait: number][] = [
    ['after 30 seconds', start, 30_000],
    ['at the first warning', at(54.9), 0.1 * minute + 1],
    ['at the second warning', at(58.9), 0.1 * minute + 1],
    ['just after a warning that coincides with a tick', at(55), 1],
    ['just after the end of the session', at(60), 1],
    ['after 30 seconds when the session is past its end', at(61), 30_000],
  ]
  for (const [name, now, wait] of ticks)
    test(`the next tick is ${name}`, () =>
      expect(nextTick({ ...session, limit: 60 }, now)).toBeCloseTo(wait, 5))
})

// Covers KRN-CLOCK-03
describe('the minutes of usage', () => {
  const cases: [string, minutes: number, whole: number][] = [
    ['59.999 seconds', 59.999 / 60, 0],
    ['60 seconds', 1, 1],
    ['90.5 minutes', 90.5, 90],
    ['a clock that was set back', -60, 0],
  ]
  for (const [name, minutes, whole] of cases)
    test(`${name} count as ${whole} minutes`, () => expect(elapsedMinutes(start, at(minutes))).toBe(whole))
})
