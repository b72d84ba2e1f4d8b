import { createEffect, createEvent, createStore, sample } from 'effector'
import { tokenKey } from '../http/client'
import { onStorageChange } from '../storage/on-storage-change'
import { type Session, type SessionEndReason, sessionEnded, sessionRenewed } from './events'
import { wallClockOffset } from './monotonic-clock'
import { userKey } from './person'
import { $session, restoreRequested, saveTokenFx } from './session'
import { loadStoredSession, type StoredEnd, type StoredState, sessionKey } from './stored-session'
import { saveUserKeysFx } from './user-key'

/** How this tab follows what the others do to the session (decision:tabs-share-session). */

/** What has become of the session elsewhere: why it is over, or what began instead. */
type Verdict = SessionEndReason | 'renewed' | 'somebody-else' | 'somebody' | undefined

const endOf: Readonly<Record<StoredEnd['by'], SessionEndReason>> = {
  logout: 'logout-other-tab',
  timeout: 'timeout-other-tab',
  other: 'other-tab',
}

/**
 * Compares this tab with the storage, which is the truth for all tabs.
 *
 * @param seen what was written there when this tab looked last
 */
function verdictOf(
  session: Session | null,
  seen: string | null,
  { token, written, state }: StoredState,
): Verdict {
  if (token === null) return session ? endOf[state?.kind === 'ended' ? state.by : 'other'] : undefined
  if (written === seen || state?.kind !== 'started') return undefined
  if (!session) return 'somebody'
  return state.names.includes(userKey(session.person)) ? 'renewed' : 'somebody-else'
}

// Events

/** The stored session may be another one by now: another tab changed it, or this one could not hear of it. */
export const sessionCheckRequested = createEvent()

// Effects

const readStoredFx = createEffect(loadStoredSession)
/** A page made anew has nothing of the first person left, in memory or on the screen. */
const startAfreshFx = createEffect(() => location.assign(`${process.env.RODA_BASE}/`))

// Wiring

sample({ clock: sessionCheckRequested, target: readStoredFx })

const $seen = createStore<string | null>(null)
const looked = sample({
  clock: readStoredFx.doneData,
  source: { session: $session, seen: $seen },
  fn: ({ session, seen }, stored) => ({ stored, verdict: verdictOf(session, seen, stored) }),
})
$seen
  // A login elsewhere stores the token last, and a browser may tell of each part by itself.
  .on(looked, (_, { stored: { token, written } }) => (token === null ? null : written))
  .on([saveTokenFx.doneData, saveUserKeysFx.doneData], (_, written) => written)

const verdict = looked.map(({ verdict }) => verdict)
const isEnd = (verdict: Verdict): verdict is SessionEndReason =>
  Object.values(endOf).some((reason) => reason === verdict)
sample({ clock: verdict, filter: isEnd, target: sessionEnded })

// Nobody is here yet: the token that lies in the storage now is tried, where this screen wants it.
sample({ clock: verdict, filter: (is) => is === 'somebody', fn: () => undefined, target: restoreRequested })

sample({
  clock: looked,
  filter: ({ verdict }) => verdict === 'renewed',
  fn({ stored: { state } }) {
    const { limit, startedAt } = state?.kind === 'started' ? state : { limit: 0, startedAt: 0 }
    return { limit, startedAt: new Date(startedAt - wallClockOffset()) }
  },
  target: sessionRenewed,
})
sample({ clock: verdict, filter: (is) => is === 'somebody-else', fn: () => undefined, target: startAfreshFx })

/**
 * Looks at the stored session whenever it may have changed. The storage tells a tab at once, also one in the background;
 * one that was frozen, or lay in the back-forward cache, looks when it is there again.
 *
 * @param look see {@link sessionCheckRequested}
 * @returns ends it
 */
export function startSessionBroadcast(look: () => void): () => void {
  let left: string | null = null
  const leave = () => {
    left = loadStoredSession().token
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const { token } = loadStoredSession()
    if (!persisted || token === left) return
    // Somebody else may be here, and what is on the screen is not theirs.
    if (token === null) look()
    else location.reload()
  }
  // A page that is left is hidden first: what it drew or read then would be for nobody.
  const lookWhenShown = () => document.hidden || look()
  const unfollow = [onStorageChange(tokenKey, look), onStorageChange(sessionKey, look)]
  document.addEventListener('visibilitychange', lookWhenShown)
  document.addEventListener('resume', look)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    for (const end of unfollow) end()
    document.removeEventListener('visibilitychange', lookWhenShown)
    document.removeEventListener('resume', look)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}
