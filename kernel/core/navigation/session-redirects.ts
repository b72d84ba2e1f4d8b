import type { Access } from '../plugin/entry'
import type { SessionAtStart } from '../plugin/manifest'
import type { RouteRef } from '../plugin/route'
import { isLogout, type SessionEndReason } from '../session/events'
import type { ReturnTo } from '../session/return-to'
import { homeRoute, loginRoute, myPageRoute, timeoutRoute } from '../session/routes'

export type SessionEvent =
  | {
      /** A restore is also requested by a click on retry, by the connection, or by a login in another tab. */
      readonly type: 'page-entered' | 'restore-requested'
      readonly isAuthenticated: boolean
      /** Whether the session started without a connection, so that the server must still confirm it. */
      readonly isUnconfirmed?: boolean
      readonly isRestoring: boolean
      readonly hasToken: boolean
    }
  | { readonly type: 'restore-failed'; readonly isTokenRejected: boolean }
  | { readonly type: 'login-failed' }
  | { readonly type: 'started'; readonly person: string }
  | { readonly type: 'ended'; readonly reason: SessionEndReason; readonly person: string | null }

export interface RedirectPage {
  readonly address: string
  readonly route: string | undefined
  readonly access: Access
  readonly session: SessionAtStart
  readonly hasSideEffects: boolean | 'signs-out'
  readonly awaitsLogin: boolean
}

export interface Decision {
  readonly to?: RouteRef | string
  readonly replace?: boolean
  /** Whether a login at the target of the redirect opens the return address. */
  readonly awaitsLogin?: boolean
  /** Return address to save for the next login; null clears the saved one. */
  readonly returnTo?: ReturnTo | null
  readonly toast?: 'membersOnly' | 'refused' | 'refusedAtStart' | 'notRestored'
  readonly restore?: boolean
}

const stay: Decision = {}
const awaitLogin = (to: RouteRef) => ({ to, replace: true, awaitsLogin: true })

/** Decides the redirect when a page is entered, and when a session starts, fails to start or ends. */
export function redirect(event: SessionEvent, page: RedirectPage, returnTo: ReturnTo | null): Decision {
  switch (event.type) {
    case 'page-entered':
      return onPageEntered(event, page)
    case 'restore-requested':
      // A screen that signs out has already done so. It must not end the session that began in another tab meanwhile.
      return page.hasSideEffects === 'signs-out' ? stay : onPageEntered(event, page)
    case 'restore-failed':
      return onRestoreFailed(event.isTokenRejected, page)
    case 'login-failed':
      return { to: loginRoute }
    case 'started':
      return onStarted(event.person, page, returnTo)
    case 'ended':
      return onEnded(event.reason, event.person, page)
  }
}

function onPageEntered(
  {
    isAuthenticated,
    isUnconfirmed = false,
    isRestoring,
    hasToken,
  }: Extract<SessionEvent, { isRestoring: boolean }>,
  { access, session, address }: RedirectPage,
): Decision {
  const isInPlace = isAuthenticated && access !== 'visitor'
  if (isAuthenticated && !isInPlace) return { to: myPageRoute, replace: true }
  if (isInPlace && !isUnconfirmed) return stay
  if (hasToken) return session !== 'none' && !isRestoring ? { restore: true } : stay
  if (access !== 'member') return stay
  return { ...awaitLogin(homeRoute), returnTo: { path: address, owner: null }, toast: 'membersOnly' }
}

function onRestoreFailed(isTokenRejected: boolean, { access, session, address }: RedirectPage): Decision {
  // Stay on the screen while the token may be valid. A members' screen shows the error itself.
  if (!isTokenRejected) return access === 'member' ? stay : { toast: 'notRestored' }
  if (session !== 'restore') return stay
  return {
    ...awaitLogin(homeRoute),
    ...(access === 'member' && { returnTo: { path: address, owner: null } }),
    toast: 'refusedAtStart',
  }
}

/** Decides the redirect after a login: none when the user opened a screen that does not wait for a login. */
function onStarted(person: string, page: RedirectPage, returnTo: ReturnTo | null): Decision {
  const isVisitors = page.access === 'visitor'
  const isWaiting = isVisitors || page.route === timeoutRoute.id || page.awaitsLogin
  if (!isWaiting || !(isVisitors || returnTo)) return { returnTo: null }
  const isOwn = returnTo && (returnTo.owner === null || returnTo.owner === person)
  return { to: isOwn ? returnTo.path : myPageRoute, replace: true, returnTo: null }
}

const destinations: Readonly<Partial<Record<SessionEndReason, RouteRef>>> = {
  logout: homeRoute,
  'logout-other-tab': homeRoute,
  timeout: timeoutRoute,
  'timeout-other-tab': timeoutRoute,
  refused: loginRoute,
  'other-tab': loginRoute,
}

function onEnded(reason: SessionEndReason, person: string | null, page: RedirectPage): Decision {
  const to = destinations[reason]
  return {
    ...(to && awaitLogin(to)),
    ...(to === loginRoute && { toast: 'refused' }),
    // After a logout or reset another user may log in, who starts at the default page.
    ...(isLogout(reason) || reason === 'reset'
      ? { returnTo: null }
      : isWorthReturning(page) && { returnTo: { path: page.address, owner: person } }),
  }
}

const isWorthReturning = ({ route, access, session, hasSideEffects }: RedirectPage) =>
  access === 'member' ||
  (route !== undefined &&
    access !== 'visitor' &&
    session !== 'none' &&
    !hasSideEffects &&
    ![homeRoute.id, timeoutRoute.id].includes(route))
