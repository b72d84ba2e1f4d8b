import { combine, createEffect, createEvent, createStore, type Scope, sample, scopeBind } from 'effector'
import { type ApiSettings, connectApi, tokenKey } from '../http/client'
import { kernelTexts } from '../i18n/text'
import { connectOfflineAnswers, copyShown, serverReached } from '../query/offline-answers'
import { sessionEnded, sessionStarted } from '../session/events'
import { userKey } from '../session/person'
import { $returnTo, loadReturnToFx, returnToCleared, returnToRecorded } from '../session/return-to'
import { loginRoute } from '../session/routes'
import {
  $isAuthenticated,
  $session,
  isTokenRejected,
  loginFx,
  restoreFailed,
  restoreRequested,
  restoreSessionFx,
  restoreStale,
  tokenRefused,
} from '../session/session'
import { sessionCheckRequested } from '../session/session-broadcast'
import { $currentUserKey } from '../session/user-key'
import { rawDeviceStorage } from '../storage/safe-storage'
import { type ToastMessage, toastShown } from '../toasts/toasts'
import { $currentPage, pageEntered } from './current-page'
import { navigate } from './navigation'
import { type Decision, type RedirectPage, redirect } from './session-redirects'

export function startSession(scope: Scope, api: ApiSettings): void {
  connectApi({
    ...api,
    onTokenRefused: scopeBind(tokenRefused, { scope }),
    onTokenMissing: scopeBind(sessionCheckRequested, { scope }),
    isRestoring: () => scope.getState(restoreSessionFx.pending),
  })
  connectOfflineAnswers({
    onCopyShown: scopeBind(copyShown, { scope }),
    onAnswered: scopeBind(serverReached, { scope }),
  })
  void scopeBind(loadReturnToFx, { scope })()
}

const loginRequested = createEvent()
/** A redirect led the user to the screen with this route id, which waits for a login. */
const loginAwaited = createEvent<string>()

const $awaitingAt = createStore<string | null>(null)
  .on(loginAwaited, (_, route) => route)
  .on(pageEntered, (at, { match }) => (match?.page.route.id === at ? at : null))

const $page = combine($currentPage, $awaitingAt, ({ address, match }, awaitingAt): RedirectPage => {
  const { route, access = 'anyone', session = 'restore', hasSideEffects = false } = match?.page ?? {}
  return {
    address,
    route: route?.id,
    access,
    session,
    hasSideEffects,
    awaitsLogin: awaitingAt !== null && awaitingAt === route?.id,
  }
})
/** Whether the session started without a connection: the server must still confirm it. */
const $isUnconfirmed = $session.map((session) => session?.copiedAt !== undefined)
sample({ clock: serverReached, filter: $isUnconfirmed, target: restoreRequested })

const $context = combine({ page: $page, returnTo: $returnTo })

const readTokenFx = createEffect((type: 'page-entered' | 'restore-requested') => ({
  type,
  hasToken: rawDeviceStorage.get(tokenKey) !== null,
}))

const text = kernelTexts.ref
const login = { label: text('session.login'), run: loginRequested }
const toasts: Readonly<Record<NonNullable<Decision['toast']>, ToastMessage>> = {
  membersOnly: { kind: 'info', text: text('session.membersOnly'), action: login },
  refused: { kind: 'info', text: text('session.refused') },
  refusedAtStart: { kind: 'info', text: text('session.refused'), action: login },
  notRestored: {
    kind: 'danger',
    text: text('session.notRestored'),
    action: { label: text('ui.retry'), run: restoreRequested },
  },
}

const applyFx = createEffect(({ to, replace = false, awaitsLogin, returnTo, toast, restore }: Decision) => {
  if (returnTo) returnToRecorded(returnTo)
  else if (returnTo === null) returnToCleared()
  if (typeof to === 'object' && awaitsLogin) loginAwaited(to.id)
  if (to) navigate({ to, replace })
  if (toast) toastShown(toasts[toast])
  if (restore) restoreSessionFx().catch(() => undefined)
})

sample({ clock: pageEntered, fn: () => 'page-entered' as const, target: readTokenFx })
sample({
  clock: [restoreStale, restoreRequested],
  fn: () => 'restore-requested' as const,
  target: readTokenFx,
})
sample({
  clock: readTokenFx.doneData,
  source: {
    context: $context,
    isAuthenticated: $isAuthenticated,
    isUnconfirmed: $isUnconfirmed,
    isRestoring: restoreSessionFx.pending,
  },
  fn: ({ context, ...session }, read) => redirect({ ...session, ...read }, context.page, context.returnTo),
  target: applyFx,
})
sample({
  clock: restoreFailed,
  source: $context,
  // A session that started without a connection stays until the server rejects it.
  filter: $isUnconfirmed.map((isUnconfirmed) => !isUnconfirmed),
  fn: ({ page, returnTo }, error) =>
    redirect({ type: 'restore-failed', isTokenRejected: isTokenRejected(error) }, page, returnTo),
  target: applyFx,
})
sample({
  clock: sessionStarted,
  source: $context,
  fn: ({ page, returnTo }, { person }) =>
    redirect({ type: 'started', person: userKey(person) }, page, returnTo),
  target: applyFx,
})
sample({
  clock: loginFx.fail,
  source: $context,
  fn: ({ page, returnTo }) => redirect({ type: 'login-failed' }, page, returnTo),
  target: applyFx,
})
sample({
  clock: sessionEnded,
  source: { context: $context, person: $currentUserKey },
  fn: ({ context, person }, reason) =>
    redirect({ type: 'ended', reason, person }, context.page, context.returnTo),
  target: applyFx,
})
sample({ clock: loginRequested, fn: () => ({ to: loginRoute }), target: navigate })
