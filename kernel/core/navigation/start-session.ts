import { createEffect, createEvent, type Scope, sample, scopeBind } from 'effector'
import type { ApiSettings } from '../http/client'
import { kernelTexts } from '../i18n/text'
import { $copiedAt, $copies, connectOfflineAnswers, copyShown, serverReached } from '../query/offline-answers'
import { redirected } from '../session/effects'
import type { Effects } from '../session/machine'
import { loginRoute } from '../session/routes'
import { $session, pageOpened, restoreRequested } from '../session/session'
import { start } from '../session/tabs'
import { type ToastMessage, toastShown } from '../toasts/toasts'
import { $currentPage } from './current-page'
import { navigate } from './navigation'

export function startSession(scope: Scope, api: ApiSettings): () => void {
  connectOfflineAnswers({
    onCopyShown: scopeBind(copyShown, { scope }),
    onAnswered: scopeBind(serverReached, { scope }),
    isOffline: () => scope.getState($copiedAt) !== null,
    copies: () => scope.getState($copies),
  })
  return start(scope, api)
}

sample({
  clock: $currentPage,
  fn({ address, match }) {
    const { route, access = 'anyone', session = 'restore', hasSideEffects = false } = match?.page ?? {}
    return { address, route: route?.id, access, session, hasSideEffects }
  },
  target: pageOpened,
})
sample({
  clock: serverReached,
  filter: $session.map((session) => session?.copiedAt !== undefined),
  fn: () => undefined,
  target: restoreRequested,
})

const text = kernelTexts.ref
const loginRequested = createEvent()
const login = { label: text('session.login'), run: loginRequested }
const toasts: Readonly<Record<NonNullable<Effects['toast']>, ToastMessage>> = {
  membersOnly: { kind: 'info', text: text('session.membersOnly'), action: login },
  refused: { kind: 'info', text: text('session.refused') },
  refusedAtStart: { kind: 'info', text: text('session.refused'), action: login },
  storageLost: { kind: 'danger', text: text('session.storageLost') },
  notRestored: {
    kind: 'danger',
    text: text('session.notRestored'),
    action: { label: text('ui.retry'), run: restoreRequested },
  },
}

const redirectFx = createEffect(({ to, replace = false, toast }: Effects) => {
  if (to) navigate({ to, replace })
  if (toast) toastShown(toasts[toast])
})
sample({ clock: redirected, target: redirectFx })
sample({ clock: loginRequested, fn: () => ({ to: loginRoute }), target: navigate })
