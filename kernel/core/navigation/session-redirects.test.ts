import { describe, expect, test } from '@rstest/core'
import type { SessionEndReason } from '../session/events'
import type { ReturnTo } from '../session/return-to'
import { homeRoute, loginRoute, myPageRoute, timeoutRoute } from '../session/routes'
import { type Decision, type RedirectPage, redirect, type SessionEvent } from './session-redirects'

const shared: RedirectPage = {
  address: '/course/7?from=feed',
  route: 'courses/details',
  access: 'anyone',
  session: 'restore',
  hasSideEffects: false,
  awaitsLogin: false,
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

type State = 'member' | 'unconfirmed' | 'token' | 'restoring' | 'visitor'
const entered = (
  state: State,
  type: 'page-entered' | 'restore-requested' = 'page-entered',
): SessionEvent => ({
  type,
  isAuthenticated: state === 'member' || state === 'unconfirmed',
  isUnconfirmed: state === 'unconfirmed',
  isRestoring: state === 'restoring',
  hasToken: state !== 'visitor',
})
const requested = entered('token', 'restore-requested')
const failed = (reason: 'unreachable' | 'refused'): SessionEvent => ({
  type: 'restore-failed',
  isTokenRejected: reason === 'refused',
})
const started: SessionEvent = { type: 'started', person: 'ana' }
const ended = (reason: SessionEndReason): SessionEvent => ({ type: 'ended', reason, person: 'ana' })

const anyone: ReturnTo = { path: '/profile', owner: null }
const anas: ReturnTo = { path: '/profile', owner: 'ana' }
const brunos: ReturnTo = { path: '/profile', owner: 'bruno' }

type Row = [
  name: string,
  event: SessionEvent,
  page: RedirectPage,
  returnTo: ReturnTo | null,
  decision: Decision,
]
const table: Readonly<Record<string, readonly Row[]>> = {
  'redirect on entering a page': [
    [
      // Covers KRN-START-01
      'redirect restores the session when a token is stored',
      entered('token'),
      shared,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-01
      'redirect restores the session on a members’ page with a token',
      entered('token'),
      membersPage,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-01
      'redirect restores the session on the login page with a token',
      entered('token'),
      login,
      null,
      { restore: true },
    ],
    [
      // Covers UX-44
      'redirect restores a session that started without a connection',
      entered('unconfirmed'),
      membersPage,
      null,
      { restore: true },
    ],
    [
      // Covers UX-44
      'redirect from the login page needs no connection',
      entered('unconfirmed'),
      login,
      null,
      { to: myPageRoute, replace: true },
    ],
    [
      // Covers FLT-39
      'redirect restores an optional session when a token is stored',
      entered('token'),
      optional,
      null,
      { restore: true },
    ],
    [
      // Covers FLT-39
      'redirect restores the session on a page with side effects',
      entered('token'),
      sideEffects,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-02
      'redirect restores no session on a page with session: none',
      entered('token'),
      registration,
      null,
      {},
    ],
    [
      // Covers FLT-10
      'redirect restores no session when a restore is already pending',
      entered('restoring'),
      membersPage,
      null,
      {},
    ],
    [
      // Covers FLT-110
      'a login in another tab restores no session on a page that signs out',
      requested,
      signingOut,
      null,
      {},
    ],
    [
      // Covers FLT-39
      'opening a page that signs out restores the session',
      entered('token'),
      signingOut,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-AUTH-06
      'a login in another tab restores the session on other pages',
      requested,
      optional,
      null,
      { restore: true },
    ],
    ['redirect leaves a visitor on a public page', entered('visitor'), shared, null, {}],
    [
      'redirect sends a visitor from a members’ page home until the login',
      entered('visitor'),
      membersPage,
      null,
      {
        to: homeRoute,
        replace: true,
        awaitsLogin: true,
        returnTo: { path: '/courses', owner: null },
        toast: 'membersOnly',
      },
    ],
    ['redirect leaves a member on a members’ page', entered('member'), membersPage, null, {}],
    [
      // Covers FLT-14
      'redirect keeps a member on a page with session: none',
      entered('member'),
      registration,
      null,
      {},
    ],
    [
      // Covers ACC-LOGIN-02
      'redirect sends a member from the login page to my page',
      entered('member'),
      login,
      null,
      { to: myPageRoute, replace: true },
    ],
  ],
  'redirect after a failed restore': [
    [
      // Covers KRN-START-03
      'a rejected restore leads home from a public page',
      failed('refused'),
      shared,
      null,
      { to: homeRoute, replace: true, awaitsLogin: true, toast: 'refusedAtStart' },
    ],
    [
      // Covers KRN-START-03
      'a rejected restore leads home and saves the members’ page to return to',
      failed('refused'),
      membersPage,
      null,
      {
        to: homeRoute,
        replace: true,
        awaitsLogin: true,
        returnTo: { path: '/courses', owner: null },
        toast: 'refusedAtStart',
      },
    ],
    [
      // Covers KRN-START-03
      'a rejected restore stays on a page where a session is optional',
      failed('refused'),
      optional,
      null,
      {},
    ],
    [
      // Covers FLT-10
      'an unreachable server leaves the user on a page with a retry',
      failed('unreachable'),
      shared,
      null,
      { toast: 'notRestored' },
    ],
    [
      // Covers FLT-10
      'an unreachable server shows no toast on a members’ page',
      failed('unreachable'),
      membersPage,
      null,
      {},
    ],
  ],
  'redirect after a failed login': [
    [
      // Covers KRN-AUTH-04
      'a failed login leads to the login page',
      { type: 'login-failed' },
      shared,
      null,
      { to: loginRoute },
    ],
  ],
  'redirect after a login': [
    [
      // Covers ACC-LOGIN-02
      'a login leads from the login page to my page',
      started,
      login,
      null,
      { to: myPageRoute, replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'a login leads from the login page to the return address',
      started,
      login,
      anyone,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'a login leads from the login page to the user’s own return address',
      started,
      login,
      anas,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      'a login ignores the return address of another user',
      started,
      login,
      brunos,
      { to: myPageRoute, replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'a login stays on a public page that the user opened',
      started,
      shared,
      anas,
      { returnTo: null },
    ],
    [
      // Covers FLT-09
      'a login stays on a members’ page that the user opened',
      started,
      membersPage,
      anas,
      { returnTo: null },
    ],
    [
      'a login leads from the timeout page to the return address',
      started,
      timedOut,
      anas,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      'a login stays on the timeout page when there is no return address',
      started,
      timedOut,
      null,
      { returnTo: null },
    ],
    [
      'a login leads from the target of a redirect to the return address',
      started,
      { ...home, awaitsLogin: true },
      anyone,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'a login stays on the home page when the user opened it',
      started,
      home,
      anyone,
      { returnTo: null },
    ],
  ],
  'redirect at the end of a session': [
    [
      // Covers KRN-AUTH-06
      'a logout leads home and clears the return address',
      ended('logout'),
      membersPage,
      anas,
      { to: homeRoute, replace: true, awaitsLogin: true, returnTo: null },
    ],
    [
      // Covers KRN-AUTH-06
      'a logout in another tab leads home and clears the return address',
      ended('logout-other-tab'),
      membersPage,
      anas,
      { to: homeRoute, replace: true, awaitsLogin: true, returnTo: null },
    ],
    [
      // Covers KRN-CLOCK-02
      'a timeout leads to the timeout page and saves the return address',
      ended('timeout'),
      membersPage,
      null,
      { to: timeoutRoute, replace: true, awaitsLogin: true, returnTo: { path: '/courses', owner: 'ana' } },
    ],
    [
      'a timeout in another tab leads to the timeout page',
      ended('timeout-other-tab'),
      shared,
      null,
      {
        to: timeoutRoute,
        replace: true,
        awaitsLogin: true,
        returnTo: { path: shared.address, owner: 'ana' },
      },
    ],
    [
      'a rejected token leads to the login page and saves the return address',
      ended('refused'),
      membersPage,
      null,
      {
        to: loginRoute,
        replace: true,
        awaitsLogin: true,
        returnTo: { path: '/courses', owner: 'ana' },
        toast: 'refused',
      },
    ],
    [
      'a session that ends on the home page saves no return address',
      ended('other-tab'),
      home,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      'a session ending on a page with side effects saves no return address',
      ended('other-tab'),
      sideEffects,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      'a session that ends on an unknown path saves no return address',
      ended('other-tab'),
      unknown,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      // Covers ACC-REG-01
      'a session reset stays on the page and clears the return address',
      ended('reset'),
      registration,
      anas,
      { returnTo: null },
    ],
  ],
}

for (const [title, rows] of Object.entries(table))
  describe(title, () => {
    for (const [name, event, page, returnTo, decision] of rows)
      test(name, () => expect(redirect(event, page, returnTo)).toEqual(decision))
  })
