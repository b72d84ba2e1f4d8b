import { createEffect, createStore, sample } from 'effector'
import { tabStorage } from '../storage/safe-storage'
import { clearUserStorage } from '../storage/user-storage'
import { isLogout, sessionEnded, sessionStarted } from './events'
import { userKey } from './person'
import { $session, clearTokenFx, personChanged } from './session'
import { saveUserKeys } from './stored-session'

/** What the person who is signed in, or was last, is called, the latest first: without an id another login is another name. */
export const $recentUserKeys = createStore<readonly string[]>([])
  .on(sessionStarted, () => [])
  .on($session, (names, session) => (session ? [userKey(session.person), ...names] : names))

/** Whose drafts are kept. Nobody keeps those of visitors. */
export const $currentUserKey = $recentUserKeys.map(([name = null]) => name)

// A page that is opened to log out knows nobody: other tabs have stored whose session it is.
export const saveUserKeysFx = createEffect(saveUserKeys)
sample({ clock: personChanged, source: $recentUserKeys, target: saveUserKeysFx })

const clearUserStorageFx = createEffect((names: readonly string[]) => names.forEach(clearUserStorage))
const forgetTabFx = createEffect(() => tabStorage.keys().forEach(tabStorage.remove))

// Leaving on purpose leaves nothing behind, nor what was typed in any tab before anybody signed in; a time-out does, for
// the next login (decision:session-expiry-warning).
sample({
  clock: sessionEnded,
  source: $recentUserKeys,
  filter: (_, reason) => isLogout(reason),
  target: clearUserStorageFx,
})
sample({
  clock: clearTokenFx.done,
  filter: ({ params: reason }) => isLogout(reason),
  fn: ({ result: names }) => names,
  target: clearUserStorageFx,
})
sample({ clock: sessionEnded, filter: isLogout, fn: () => undefined, target: forgetTabFx })
