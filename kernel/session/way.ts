import { attach, createEvent, createStore, sample } from 'effector'
import type { ApiError } from '../http/api-error'
import { tokenKey } from '../http/client'
import type { Access } from '../plugin/entry'
import type { SessionAtStart } from '../plugin/manifest'
import type { RegisteredPage } from '../plugin/registry'
import { $registry } from '../plugin/registry-store'
import type { RouteRef } from '../plugin/route'
import { addressHere, screenPath } from '../routing/base-path'
import { matchPage } from '../routing/match'
import { goTo } from '../routing/navigation'
import { localKeep } from '../storage/safe-storage'
import { kernelTexts } from '../texts'
import { toastShown } from '../toasts/toasts'
import { $draftOwner } from './draft-owner'
import { isLogout, type SessionEnd, sessionEnded, sessionStarted } from './events'
import { nameOf } from './person'
import {
  $rememberedFor,
  $rememberedRoute,
  ownPath,
  rememberedRouteForgotten,
  routeLeft,
  routeRemembered,
} from './remembered-route'
import { homeRoute, loginRoute, myPageRoute, timeoutRoute } from './routes'
import {
  $isAuthenticated,
  isPassing,
  loginFx,
  restoreFailed,
  restoreSessionFx,
  restoreSuperseded,
} from './session'

/** Where the session leads people: at start, after a login, at its end. */

interface Looked {
  readonly address: string
  /** Id of the screen's route; nothing where nobody serves the address. */
  readonly screen: string | undefined
  readonly access: Access
  readonly session: SessionAtStart
  readonly hasToken: boolean
}

// Events: what happened

/** The address of the page changed, or the page was opened at one. */
export const addressEntered = createEvent<string>()
/** The person asks for the session to be taken up again after the server was out of reach. */
export const restoreRetried = createEvent()
const loginWanted = createEvent()
/** The person cannot stay where they were, and is led elsewhere. */
const ledAway = createEvent<RouteRef>()

// Effects: what leaves this module

/** Looks at an address: what its screen wants of the session, and whether there is a token to try. */
const lookFx = attach({
  source: $registry,
  effect(registry, address: string): Looked {
    const match = matchPage(registry, new URL(address, location.origin).pathname)
    const { access = 'anyone', session = 'restore' } = match?.page ?? {}
    const hasToken = localKeep.get(tokenKey) !== null
    return { address, screen: match?.page.route.id, access, session, hasToken }
  },
})

/** The present address, if it is worth coming back to: a screen for members, or one that members and visitors share. */
const rememberHereFx = attach({
  source: $registry,
  effect(registry) {
    const path = screenPath(location.pathname)
    const page = path && matchPage(registry, path)?.page
    return page && isWorthComingBackTo(page) ? ownPath(addressHere(), location.origin) : undefined
  },
})

const isWorthComingBackTo = ({ route, access, session, actsOnOpen }: RegisteredPage) =>
  access === 'member' ||
  (access !== 'visitor' &&
    session !== 'none' &&
    !actsOnOpen &&
    ![homeRoute.id, timeoutRoute.id].includes(route.id))

// Stores: what we remember

/** What the present screen wants of the session. */
const $looked = createStore<Looked>({
  address: '/',
  screen: undefined,
  access: 'anyone',
  session: 'restore',
  hasToken: false,
}).on(lookFx.doneData, (_, looked) => looked)

/** Where the product itself has led the person, for as long as they are there. */
const $ledTo = createStore<string | null>(null)
  .on(ledAway, (_, { id }) => id)
  .on(lookFx.doneData, (ledTo, { screen }) => (screen === ledTo ? ledTo : null))

/** Why a stored token could not be taken up, although the server has not refused it; until it is tried with success. */
export const $restoreFailure = createStore<ApiError | null>(null)
  .on(restoreFailed, (_, error) => (isPassing(error) ? error : null))
  .reset(sessionStarted, sessionEnded)

// Wiring: how they connect

sample({ clock: addressEntered, target: lookFx })

// KRN-START-01 and 02: a stored token is tried wherever the screen does not forbid it.
sample({
  clock: lookFx.doneData,
  source: { isAuthenticated: $isAuthenticated, isRestoring: restoreSessionFx.pending },
  filter: ({ isAuthenticated, isRestoring }, { session, hasToken }) =>
    !isAuthenticated && !isRestoring && hasToken && session !== 'none',
  fn: () => undefined,
  target: restoreSessionFx,
})
// What lies in the storage by now is another token, or none.
sample({ clock: restoreSuperseded, source: $looked, fn: ({ address }) => address, target: lookFx })

// A screen for members, and nobody there to be signed in: home, and back here after the login.
const memberMissing = sample({
  clock: lookFx.doneData,
  source: $isAuthenticated,
  filter: (isAuthenticated, { access, hasToken }) => !isAuthenticated && !hasToken && access === 'member',
  fn: (_, { address }) => address,
})
sample({ clock: memberMissing, target: routeRemembered })
sample({ clock: memberMissing, fn: () => homeRoute, target: ledAway })
sample({
  clock: memberMissing,
  fn: () => ({
    kind: 'info' as const,
    text: kernelTexts.ref('session.membersOnly'),
    action: { label: kernelTexts.ref('session.login'), run: loginWanted },
  }),
  target: toastShown,
})

const notRestored = sample({
  clock: restoreFailed,
  source: $looked,
  fn: (looked, error) => ({ ...looked, error }),
})
// KRN-START-03: a token that the server refuses leads home, except where visitors belong too.
const refusedAtStart = sample({
  clock: notRestored,
  filter: ({ session, error }) => session === 'restore' && !isPassing(error),
})
sample({
  clock: refusedAtStart,
  filter: ({ access }) => access === 'member',
  fn: ({ address }) => address,
  target: routeRemembered,
})
sample({ clock: refusedAtStart, fn: () => homeRoute, target: ledAway })
sample({
  clock: refusedAtStart,
  fn: () => ({
    kind: 'info' as const,
    text: kernelTexts.ref('session.refused'),
    action: { label: kernelTexts.ref('session.login'), run: loginWanted },
  }),
  target: toastShown,
})
// A server that is out of reach has refused nothing: the person stays. A screen for members says so in its place.
sample({
  clock: notRestored,
  filter: ({ access, error }) => access !== 'member' && isPassing(error),
  fn: () => ({
    kind: 'danger' as const,
    text: kernelTexts.ref('session.notRestored'),
    action: { label: kernelTexts.ref('ui.retry'), run: restoreRetried },
  }),
  target: toastShown,
})
sample({ clock: restoreRetried, source: $looked, fn: ({ address }) => address, target: lookFx })

sample({ clock: loginWanted, fn: () => ({ to: loginRoute }), target: goTo })

/** Whether the person waits for a login: at its screen, where their time was up, or where the product has led them. */
const isWaiting = ({ screen, access }: Looked, ledTo: string | null) =>
  access === 'visitor' || screen === timeoutRoute.id || (ledTo !== null && screen === ledTo)

// Signed in: where the person was going, or from a screen for visitors to the hub (ACC-LOGIN-02). Whoever has opened
// another address meanwhile stays there.
const arrival = sample({
  clock: sessionStarted,
  source: { looked: $looked, ledTo: $ledTo, remembered: $rememberedRoute, owner: $rememberedFor },
  fn({ looked, ledTo, remembered, owner }, { person }) {
    // Where somebody else was is not the business of whoever signs in after them.
    const isTheirs = owner === null || owner === nameOf(person)
    const isLedOn = isWaiting(looked, ledTo) && (remembered !== null || looked.access === 'visitor')
    return isLedOn ? { to: (isTheirs ? remembered : null) ?? myPageRoute, replace: true } : null
  },
})
sample({ clock: arrival, filter: Boolean, target: goTo })
sample({ clock: arrival, fn: () => undefined, target: rememberedRouteForgotten })
sample({
  clock: lookFx.doneData,
  source: $isAuthenticated,
  filter: (isAuthenticated, { access }) => isAuthenticated && access === 'visitor',
  fn: () => ({ to: myPageRoute, replace: true }),
  target: goTo,
})

// KRN-AUTH-04: a refused login leaves the person at the login screen.
sample({ clock: loginFx.fail, fn: () => ({ to: loginRoute }), target: goTo })

sample({
  clock: sessionEnded,
  filter: (reason) => !isLogout(reason) && reason !== 'reset',
  fn: () => undefined,
  target: rememberHereFx,
})
sample({
  clock: rememberHereFx.doneData,
  source: $draftOwner,
  filter: (_, path) => path !== undefined,
  fn: (owner, path = '') => ({ path, owner }),
  target: routeLeft,
})
/** A screen that starts afresh stays. */
const destinations: Readonly<Partial<Record<SessionEnd, RouteRef>>> = {
  logout: homeRoute,
  'logout-elsewhere': homeRoute,
  timeout: timeoutRoute,
  'timeout-elsewhere': timeoutRoute,
  refused: loginRoute,
  elsewhere: loginRoute,
}
sample({
  clock: sessionEnded.filterMap((reason) => destinations[reason]),
  target: ledAway,
})
sample({ clock: ledAway, fn: (to) => ({ to, replace: true }), target: goTo })
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'refused' || reason === 'elsewhere',
  fn: () => ({ kind: 'info' as const, text: kernelTexts.ref('session.refused') }),
  target: toastShown,
})
