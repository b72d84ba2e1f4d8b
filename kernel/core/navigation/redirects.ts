import type { Access } from '../plugin/entry'
import type { SessionAtStart } from '../plugin/manifest'
import type { RouteRef } from '../plugin/route'
import { isLogout, type SessionEndReason } from '../session/events'
import type { ReturnTo } from '../session/return-to'
import { homeRoute, loginRoute, myPageRoute, timeoutRoute } from '../session/routes'

/** What happens to the session, as far as redirects depend on it. */
export type SessionEvent =
  | {
      readonly type: 'page-entered'
      readonly isAuthenticated: boolean
      readonly isRestoring: boolean
      readonly hasToken: boolean
    }
  | { readonly type: 'restore-failed'; readonly isRetryable: boolean }
  | { readonly type: 'login-failed' }
  | { readonly type: 'started'; readonly person: string }
  | { readonly type: 'ended'; readonly reason: SessionEndReason; readonly person: string | null }

/** What redirects depend on in the current page. */
export interface RedirectPage {
  readonly address: string
  /** Id of its route; nothing where nobody serves the address. */
  readonly route: string | undefined
  readonly access: Access
  readonly session: SessionAtStart
  readonly hasSideEffects: boolean
  /** A redirect with `awaitsLogin` led here, and the person is still here. */
  readonly awaitsLogin: boolean
}

/** What is to be done; nothing where it is empty. */
export interface Decision {
  readonly to?: RouteRef | string
  readonly replace?: boolean
  /** The person waits for a login at the screen that they are led to. */
  readonly awaitsLogin?: boolean
  /** The address to return to after the next login; null forgets it. */
  readonly returnTo?: ReturnTo | null
  readonly toast?: 'membersOnly' | 'refused' | 'refusedAtStart' | 'notRestored'
  /** Tries the stored token. */
  readonly restore?: boolean
}

const stay: Decision = {}
const awaitLogin = (to: RouteRef) => ({ to, replace: true, awaitsLogin: true })

/** Where the session leads people: at start, after a login, at its end. The table in redirects.test.ts documents it. */
export function redirect(event: SessionEvent, page: RedirectPage, returnTo: ReturnTo | null): Decision {
  switch (event.type) {
    case 'page-entered':
      return onPageEntered(event, page)
    case 'restore-failed':
      return onRestoreFailed(event.isRetryable, page)
    case 'login-failed':
      return { to: loginRoute }
    case 'started':
      return onStarted(event.person, page, returnTo)
    case 'ended':
      return onEnded(event.reason, event.person, page)
  }
}

function onPageEntered(
  { isAuthenticated, isRestoring, hasToken }: Extract<SessionEvent, { type: 'page-entered' }>,
  { access, session, address }: RedirectPage,
): Decision {
  if (isAuthenticated) return access === 'visitor' ? { to: myPageRoute, replace: true } : stay
  if (hasToken) return session !== 'none' && !isRestoring ? { restore: true } : stay
  if (access !== 'member') return stay
  return { ...awaitLogin(homeRoute), returnTo: { path: address, owner: null }, toast: 'membersOnly' }
}

function onRestoreFailed(isRetryable: boolean, { access, session, address }: RedirectPage): Decision {
  // A server that is out of reach has refused nothing: the person stays. A screen for members says so in its place.
  if (isRetryable) return access === 'member' ? stay : { toast: 'notRestored' }
  if (session !== 'restore') return stay
  return {
    ...awaitLogin(homeRoute),
    ...(access === 'member' && { returnTo: { path: address, owner: null } }),
    toast: 'refusedAtStart',
  }
}

/** Whoever has opened another address than one for the login meanwhile stays there. */
function onStarted(person: string, page: RedirectPage, returnTo: ReturnTo | null): Decision {
  const isVisitors = page.access === 'visitor'
  const isWaiting = isVisitors || page.route === timeoutRoute.id || page.awaitsLogin
  if (!isWaiting || !(isVisitors || returnTo)) return { returnTo: null }
  // Nobody is led to where somebody else was.
  const isTheirs = returnTo && (returnTo.owner === null || returnTo.owner === person)
  return { to: isTheirs ? returnTo.path : myPageRoute, replace: true, returnTo: null }
}

/** A screen that starts afresh (`reset`) stays. */
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
    // Leaving on purpose, or starting afresh: the next person begins at the beginning (KRN-AUTH-06, ACC-REG-01).
    ...(isLogout(reason) || reason === 'reset'
      ? { returnTo: null }
      : isWorthReturning(page) && { returnTo: { path: page.address, owner: person } }),
  }
}

/** A screen for members, or one that members and visitors share. */
const isWorthReturning = ({ route, access, session, hasSideEffects: actsOnOpen }: RedirectPage) =>
  access === 'member' ||
  (route !== undefined &&
    access !== 'visitor' &&
    session !== 'none' &&
    !actsOnOpen &&
    ![homeRoute.id, timeoutRoute.id].includes(route))
