import { attach, createEvent, createStore, sample } from 'effector'
import { ApiError } from '../http/api-error'
import { tokenKey } from '../http/client'
import type { Access } from '../plugin/entry'
import type { SessionAtStart } from '../plugin/manifest'
import type { RegisteredPage } from '../plugin/registry'
import { $registry } from '../plugin/registry-store'
import { addressHere, screenPath } from '../routing/base-path'
import { matchPage } from '../routing/match'
import { goTo } from '../routing/navigation'
import { localKeep } from '../storage/safe-storage'
import { kernelTexts } from '../texts'
import { toastShown } from '../toasts/toasts'
import { $draftOwner } from './draft-owner'
import { sessionEnded, sessionStarted } from './events'
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
import { $isAuthenticated, loginFx, restoreFailed, restoreSessionFx, restoreSuperseded } from './session'

/** Where the session leads people: at start, after a login, at its end. */

interface Looked {
  readonly address: string
  readonly access: Access
  readonly session: SessionAtStart
  readonly hasToken: boolean
}

// Events: what happened

/** The address of the page changed, or the page was opened at one. */
export const addressEntered = createEvent<string>()
/** The person asks for the session to be taken up again after the server was out of reach. */
const restoreRetried = createEvent()
const loginWanted = createEvent()

// Effects: what leaves this module

/** Looks at an address: what its screen wants of the session, and whether there is a token to try. */
const lookFx = attach({
  source: $registry,
  effect(registry, address: string): Looked {
    const match = matchPage(registry, new URL(address, location.origin).pathname)
    const { access = 'anyone', session = 'restore' } = match?.page ?? {}
    return { address, access, session, hasToken: localKeep.get(tokenKey) !== null }
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
  access: 'anyone',
  session: 'restore',
  hasToken: false,
}).on(lookFx.doneData, (_, looked) => looked)

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
sample({ clock: memberMissing, fn: () => ({ to: homeRoute, replace: true }), target: goTo })
sample({
  clock: memberMissing,
  fn: () => ({
    kind: 'info' as const,
    text: kernelTexts.ref('session.membersOnly'),
    action: { label: kernelTexts.ref('session.login'), run: loginWanted },
  }),
  target: toastShown,
})

// KRN-START-03: a token that could not be taken up leads home, except where visitors belong too.
const notRestored = sample({
  clock: restoreFailed,
  source: $looked,
  fn: (looked, error) => ({ ...looked, error }),
})
sample({
  clock: notRestored,
  filter: ({ session, access }) => session === 'restore' && access === 'member',
  fn: ({ address }) => address,
  target: routeRemembered,
})
sample({
  clock: notRestored,
  filter: ({ session }) => session === 'restore',
  fn: () => ({ to: homeRoute, replace: true }),
  target: goTo,
})
sample({
  clock: notRestored,
  filter: ({ error }) => error instanceof ApiError && error.isPassing,
  fn: () => ({
    kind: 'danger' as const,
    text: kernelTexts.ref('session.notRestored'),
    action: { label: kernelTexts.ref('ui.retry'), run: restoreRetried },
  }),
  target: toastShown,
})
sample({
  clock: notRestored,
  filter: ({ error, session }) => session === 'restore' && !(error instanceof ApiError && error.isPassing),
  fn: () => ({
    kind: 'info' as const,
    text: kernelTexts.ref('session.refused'),
    action: { label: kernelTexts.ref('session.login'), run: loginWanted },
  }),
  target: toastShown,
})
sample({ clock: restoreRetried, fn: () => undefined, target: restoreSessionFx })

sample({ clock: loginWanted, fn: () => ({ to: loginRoute }), target: goTo })

// Signed in: where the person was going, or from a screen for visitors to the hub (ACC-LOGIN-02).
const arrived = sample({
  clock: sessionStarted,
  source: { looked: $looked, remembered: $rememberedRoute, owner: $rememberedFor },
  filter: ({ looked, remembered }) => remembered !== null || looked.access === 'visitor',
  fn({ remembered, owner }, { person }) {
    // Where somebody else was is not the business of whoever signs in after them.
    const isTheirs = owner === null || owner === nameOf(person)
    return { to: (isTheirs ? remembered : null) ?? myPageRoute, replace: true }
  },
})
sample({ clock: arrived, target: [goTo, rememberedRouteForgotten] })
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
  filter: (reason) => reason !== 'logout' && reason !== 'reset',
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
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'timeout' || reason === 'timeout-elsewhere',
  fn: () => ({ to: timeoutRoute, replace: true }),
  target: goTo,
})
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'logout' || reason === 'elsewhere',
  fn: () => ({ to: homeRoute, replace: true }),
  target: goTo,
})
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'refused',
  fn: () => ({ to: loginRoute, replace: true }),
  target: goTo,
})
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'refused',
  fn: () => ({ kind: 'info' as const, text: kernelTexts.ref('session.refused') }),
  target: toastShown,
})
