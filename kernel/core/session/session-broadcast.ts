import { createEffect, createEvent, createStore, sample } from 'effector'
import { tokenKey } from '../http/client'
import { onStorageChange } from '../storage/safe-storage'
import { type Session, type SessionEndReason, sessionEnded, sessionRenewed } from './events'
import { wallClockOffset } from './monotonic-clock'
import { userKey } from './person'
import { $session, restoreRequested, saveTokenFx } from './session'
import { loadStoredSession, type StoredEnd, type StoredState, sessionKey } from './stored-session'
import { saveUserKeysFx } from './user-key'

// Updates this tab's session when another tab has stored a change of it (decision:tabs-share-session).

type StoredChange = SessionEndReason | 'renewed' | 'other-user' | 'signed-in' | undefined

const endReasons: Readonly<Record<StoredEnd['by'], SessionEndReason>> = {
  logout: 'logout-other-tab',
  timeout: 'timeout-other-tab',
  other: 'other-tab',
}

/** Compares this tab's session with the stored one. @param seen the stored JSON at the last check */
function changeOf(
  session: Session | null,
  seen: string | null,
  { token, written, state }: StoredState,
): StoredChange {
  if (token === null) return session ? endReasons[state?.kind === 'ended' ? state.by : 'other'] : undefined
  if (written === seen || state?.kind !== 'started') return undefined
  if (!session) return 'signed-in'
  return state.names.includes(userKey(session.person)) ? 'renewed' : 'other-user'
}

export const sessionCheckRequested = createEvent()

const readStoredFx = createEffect(loadStoredSession)
/** Loads the home page with a full page load, which drops all data of the previous user from memory. */
const loadHomeFx = createEffect(() => location.assign(`${process.env.RODA_BASE}/`))

sample({ clock: sessionCheckRequested, target: readStoredFx })

const $seen = createStore<string | null>(null)
const checked = sample({
  clock: readStoredFx.doneData,
  source: { session: $session, seen: $seen },
  fn: ({ session, seen }, stored) => ({ stored, change: changeOf(session, seen, stored) }),
})
$seen
  // Another tab stores a login as session, then token; a storage event may arrive between the two writes.
  .on(checked, (_, { stored: { token, written } }) => (token === null ? null : written))
  .on([saveTokenFx.doneData, saveUserKeysFx.doneData], (_, written) => written)

const change = checked.map(({ change }) => change)
const isEnd = (change: StoredChange): change is SessionEndReason =>
  Object.values(endReasons).some((reason) => reason === change)
sample({ clock: change, filter: isEnd, target: sessionEnded })

// A login in another tab restores the session in this tab, unless the screen has `session: 'none'`.
sample({
  clock: change,
  filter: (change) => change === 'signed-in',
  fn: () => undefined,
  target: restoreRequested,
})

sample({
  clock: checked,
  filter: ({ change }) => change === 'renewed',
  fn({ stored: { state } }) {
    const { limit, startedAt } = state?.kind === 'started' ? state : { limit: 0, startedAt: 0 }
    return { limit, startedAt: new Date(startedAt - wallClockOffset()) }
  },
  target: sessionRenewed,
})
sample({
  clock: change,
  filter: (change) => change === 'other-user',
  fn: () => undefined,
  target: loadHomeFx,
})

/**
 * Calls `check` when another tab changes the stored session, and when this page is shown or resumed. Reloads a page
 * from the back-forward cache if another token was stored meanwhile. @returns a function that removes the listeners
 */
export function startSessionBroadcast(check: () => void): () => void {
  let tokenAtHide: string | null = null
  const onHide = () => {
    tokenAtHide = loadStoredSession().token
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const { token } = loadStoredSession()
    if (!persisted || token === tokenAtHide) return
    // Another user may have signed in, who must not see the page that the browser cached.
    if (token === null) check()
    else location.reload()
  }
  // Ignore the page becoming hidden: browsers hide a page before they unload it, and then it needs no update.
  const checkIfVisible = () => document.hidden || check()
  const unsubscribes = [onStorageChange(tokenKey, check), onStorageChange(sessionKey, check)]
  document.addEventListener('visibilitychange', checkIfVisible)
  document.addEventListener('resume', check)
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    document.removeEventListener('visibilitychange', checkIfVisible)
    document.removeEventListener('resume', check)
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
}
