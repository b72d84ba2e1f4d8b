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
const optional: RedirectPage = { ...shared, route: 'accounts/waiting-list', session: 'optional' }

const entered = (state: 'member' | 'token' | 'restoring' | 'visitor'): SessionEvent => ({
  type: 'page-entered',
  isAuthenticated: state === 'member',
  isRestoring: state === 'restoring',
  hasToken: state !== 'visitor',
})
const failed = (reason: 'unreachable' | 'refused'): SessionEvent => ({
  type: 'restore-failed',
  isRetryable: reason === 'unreachable',
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
      'restores with a token',
      entered('token'),
      shared,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-01
      'restores with a token on a members’ page',
      entered('token'),
      membersPage,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-01
      'restores with a token on the login page',
      entered('token'),
      login,
      null,
      { restore: true },
    ],
    [
      // Covers FLT-39
      'restores with a token where a session is optional',
      entered('token'),
      optional,
      null,
      { restore: true },
    ],
    [
      // Covers FLT-39
      'restores with a token on a page with side effects',
      entered('token'),
      sideEffects,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-02
      'does not restore on a page with session: none',
      entered('token'),
      registration,
      null,
      {},
    ],
    [
      // Covers FLT-10
      'does not restore twice',
      entered('restoring'),
      membersPage,
      null,
      {},
    ],
    ['leaves a visitor on a public page', entered('visitor'), shared, null, {}],
    [
      'sends a visitor of a members’ page home until the login',
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
    ['leaves a member on a members’ page', entered('member'), membersPage, null, {}],
    [
      // Covers FLT-14
      'leaves a member on a page with session: none',
      entered('member'),
      registration,
      null,
      {},
    ],
    [
      // Covers ACC-LOGIN-02
      'sends a member from the login page to my page',
      entered('member'),
      login,
      null,
      { to: myPageRoute, replace: true },
    ],
  ],
  'redirect after a failed restore': [
    [
      // Covers KRN-START-03
      'leads home from a public page when the token is refused',
      failed('refused'),
      shared,
      null,
      { to: homeRoute, replace: true, awaitsLogin: true, toast: 'refusedAtStart' },
    ],
    [
      // Covers KRN-START-03
      'leads home from a members’ page until the login',
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
      'stays where a session is optional',
      failed('refused'),
      optional,
      null,
      {},
    ],
    [
      // Covers FLT-10
      'stays and offers a retry when the server is unreachable',
      failed('unreachable'),
      shared,
      null,
      { toast: 'notRestored' },
    ],
    [
      // Covers FLT-10
      'leaves the error to a members’ page',
      failed('unreachable'),
      membersPage,
      null,
      {},
    ],
  ],
  'redirect after a failed login': [
    [
      // Covers KRN-AUTH-04
      'leads to the login page',
      { type: 'login-failed' },
      shared,
      null,
      { to: loginRoute },
    ],
  ],
  'redirect after a login': [
    [
      // Covers ACC-LOGIN-02
      'leads from the login page to my page',
      started,
      login,
      null,
      { to: myPageRoute, replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'leads from the login page to the return URL',
      started,
      login,
      anyone,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'leads from the login page to the user’s own return URL',
      started,
      login,
      anas,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      'ignores the return URL of another user',
      started,
      login,
      brunos,
      { to: myPageRoute, replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'stays on a page that the user opened',
      started,
      shared,
      anas,
      { returnTo: null },
    ],
    [
      // Covers FLT-09
      'stays on a members’ page that the user opened',
      started,
      membersPage,
      anas,
      { returnTo: null },
    ],
    [
      'leads from the timeout page to the return URL',
      started,
      timedOut,
      anas,
      { to: '/profile', replace: true, returnTo: null },
    ],
    ['stays on the timeout page without a return URL', started, timedOut, null, { returnTo: null }],
    [
      'leads from a redirect’s target to the return URL',
      started,
      { ...home, awaitsLogin: true },
      anyone,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'stays at home when the user opened it',
      started,
      home,
      anyone,
      { returnTo: null },
    ],
  ],
  'redirect at the end of a session': [
    [
      // Covers KRN-AUTH-06
      'leads home after a logout and clears the return URL',
      ended('logout'),
      membersPage,
      anas,
      { to: homeRoute, replace: true, awaitsLogin: true, returnTo: null },
    ],
    [
      // Covers KRN-AUTH-06
      'does the same after a logout in another tab',
      ended('logout-other-tab'),
      membersPage,
      anas,
      { to: homeRoute, replace: true, awaitsLogin: true, returnTo: null },
    ],
    [
      // Covers KRN-CLOCK-02
      'leads to the timeout page and saves the return URL',
      ended('timeout'),
      membersPage,
      null,
      { to: timeoutRoute, replace: true, awaitsLogin: true, returnTo: { path: '/courses', owner: 'ana' } },
    ],
    [
      'does the same after a timeout in another tab',
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
      'leads to the login page when the token is refused',
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
      'leads from home to the login page, without a return URL',
      ended('other-tab'),
      home,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      'does not save a page with side effects',
      ended('other-tab'),
      sideEffects,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      'does not save an unknown path',
      ended('other-tab'),
      unknown,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      // Covers ACC-REG-01
      'stays after a reset and clears the return URL',
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
