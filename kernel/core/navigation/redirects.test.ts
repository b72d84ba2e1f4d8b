import { describe, expect, test } from '@rstest/core'
import type { SessionEndReason } from '../session/events'
import type { ReturnTo } from '../session/return-to'
import { homeRoute, loginRoute, myPageRoute, timeoutRoute } from '../session/routes'
import { type Decision, type RedirectPage, redirect, type SessionEvent } from './redirects'

const shared: RedirectPage = {
  address: '/course/7?from=feed',
  route: 'courses/details',
  access: 'anyone',
  session: 'restore',
  hasSideEffects: false,
  awaitsLogin: false,
}
const members: RedirectPage = { ...shared, address: '/courses', route: 'courses/mine', access: 'member' }
const login: RedirectPage = { ...shared, address: '/user/login', route: loginRoute.id, access: 'visitor' }
const home: RedirectPage = { ...shared, address: '/', route: homeRoute.id }
const timedOut: RedirectPage = { ...shared, address: '/user/timeout', route: timeoutRoute.id }
const registration: RedirectPage = { ...shared, route: 'kernel/register', session: 'none' }
const unknown: RedirectPage = { ...shared, address: '/nothing', route: undefined }
const acting: RedirectPage = { ...shared, route: 'accounts/activation', hasSideEffects: true }
const optional: RedirectPage = { ...shared, route: 'accounts/waiting-list', session: 'optional' }

const entered = (state: 'member' | 'token' | 'restoring' | 'visitor'): SessionEvent => ({
  type: 'page-entered',
  isAuthenticated: state === 'member',
  isRestoring: state === 'restoring',
  hasToken: state !== 'visitor',
})
const failed = (how: 'passing' | 'refused'): SessionEvent => ({
  type: 'restore-failed',
  isRetryable: how === 'passing',
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
  'a page is entered': [
    [
      // Covers KRN-START-01
      'with a token: it is tried',
      entered('token'),
      shared,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-01
      'with a token, for members: it is tried',
      entered('token'),
      members,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-01
      'with a token, at the login: it is tried',
      entered('token'),
      login,
      null,
      { restore: true },
    ],
    [
      // Covers FLT-39
      'with a token, where a session is optional: it is tried',
      entered('token'),
      optional,
      null,
      { restore: true },
    ],
    [
      // Covers FLT-39
      'with a token, where an address acts: it is tried',
      entered('token'),
      acting,
      null,
      { restore: true },
    ],
    [
      // Covers KRN-START-02
      'with a token, where it must not be tried: stays',
      entered('token'),
      registration,
      null,
      {},
    ],
    [
      // Covers FLT-10
      'while the token is being tried: is not tried twice',
      entered('restoring'),
      members,
      null,
      {},
    ],
    ['by a visitor, for everybody: stays', entered('visitor'), shared, null, {}],
    [
      'by a visitor, for members: home, and back after the login',
      entered('visitor'),
      members,
      null,
      {
        to: homeRoute,
        replace: true,
        awaitsLogin: true,
        returnTo: { path: '/courses', owner: null },
        toast: 'membersOnly',
      },
    ],
    ['by a member: stays', entered('member'), members, null, {}],
    [
      // Covers FLT-14
      'by a member, where the session ends: stays',
      entered('member'),
      registration,
      null,
      {},
    ],
    [
      // Covers ACC-LOGIN-02
      'by a member, for visitors: my page',
      entered('member'),
      login,
      null,
      { to: myPageRoute, replace: true },
    ],
  ],
  'the stored token cannot be restored': [
    [
      // Covers KRN-START-03
      'refused, for everybody: home',
      failed('refused'),
      shared,
      null,
      { to: homeRoute, replace: true, awaitsLogin: true, toast: 'refusedAtStart' },
    ],
    [
      // Covers KRN-START-03
      'refused, for members: home, and back after the login',
      failed('refused'),
      members,
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
      'refused, where a session is optional: stays',
      failed('refused'),
      optional,
      null,
      {},
    ],
    [
      // Covers FLT-10
      'out of reach, for everybody: stays, with a retry',
      failed('passing'),
      shared,
      null,
      { toast: 'notRestored' },
    ],
    [
      // Covers FLT-10
      'out of reach, for members: the screen says so',
      failed('passing'),
      members,
      null,
      {},
    ],
  ],
  'a login is refused': [
    [
      // Covers KRN-AUTH-04
      'the login screen',
      { type: 'login-failed' },
      shared,
      null,
      { to: loginRoute },
    ],
  ],
  'a session starts': [
    [
      // Covers ACC-LOGIN-02
      'at the login: my page',
      started,
      login,
      null,
      { to: myPageRoute, replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'at the login: the remembered address',
      started,
      login,
      anyone,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'at the login: their own address',
      started,
      login,
      anas,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      'at the login, never the address of somebody else',
      started,
      login,
      brunos,
      { to: myPageRoute, replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'at an opened address: stays',
      started,
      shared,
      anas,
      { returnTo: null },
    ],
    [
      // Covers FLT-09
      'at an opened address for members: stays',
      started,
      members,
      anas,
      { returnTo: null },
    ],
    [
      'after a time-out: the remembered address',
      started,
      timedOut,
      anas,
      { to: '/profile', replace: true, returnTo: null },
    ],
    ['after a time-out, with nothing remembered: stays', started, timedOut, null, { returnTo: null }],
    [
      'where a redirect led for the login: the remembered address',
      started,
      { ...home, awaitsLogin: true },
      anyone,
      { to: '/profile', replace: true, returnTo: null },
    ],
    [
      // Covers FLT-09
      'at home, opened by the person: stays',
      started,
      home,
      anyone,
      { returnTo: null },
    ],
  ],
  'a session ends': [
    [
      // Covers KRN-AUTH-06
      'by a log-out: home, nothing remembered',
      ended('logout'),
      members,
      anas,
      { to: homeRoute, replace: true, awaitsLogin: true, returnTo: null },
    ],
    [
      // Covers KRN-AUTH-06
      'by a log-out elsewhere: the same',
      ended('logout-other-tab'),
      members,
      anas,
      { to: homeRoute, replace: true, awaitsLogin: true, returnTo: null },
    ],
    [
      // Covers KRN-CLOCK-02
      'by time: its screen, and back after the login',
      ended('timeout'),
      members,
      null,
      { to: timeoutRoute, replace: true, awaitsLogin: true, returnTo: { path: '/courses', owner: 'ana' } },
    ],
    [
      'by time elsewhere: the same',
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
      'by a refusal: the login, and back after it',
      ended('refused'),
      members,
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
      'elsewhere, at home: the login',
      ended('other-tab'),
      home,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      'at an address that acts: it is not remembered',
      ended('other-tab'),
      acting,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      'at an unknown address: it is not remembered',
      ended('other-tab'),
      unknown,
      null,
      { to: loginRoute, replace: true, awaitsLogin: true, toast: 'refused' },
    ],
    [
      // Covers ACC-REG-01
      'by a screen that starts afresh: stays',
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
