import { createEffect, createStore, sample } from 'effector'
import { tabStorage } from '../storage/safe-storage'
import { clearUserStorage } from '../storage/user-storage'
import { isLogout, sessionEnded, sessionStarted } from './events'
import { userKey } from './person'
import { $session, clearTokenFx, personChanged } from './session'
import { saveUserKeys } from './stored-session'

/** Storage keys of the current or last user, latest first. Without an id, a new login name makes a new key. */
export const $recentUserKeys = createStore<readonly string[]>([])
  .on(sessionStarted, () => [])
  .on($session, (keys, session) => (session ? [userKey(session.person), ...keys] : keys))

export const $currentUserKey = $recentUserKeys.map(([key = null]) => key)

// Store the keys, because the logout screen may be opened in a new page that does not know the user.
export const saveUserKeysFx = createEffect(saveUserKeys)
sample({ clock: personChanged, source: $recentUserKeys, target: saveUserKeysFx })

const clearUserStorageFx = createEffect((keys: readonly string[]) => keys.forEach(clearUserStorage))
const clearTabStorageFx = createEffect(() => tabStorage.keys().forEach(tabStorage.remove))

// A logout clears all user data, also input from before the login; a timeout keeps it (decision:session-expiry-warning).
sample({
  clock: sessionEnded,
  source: $recentUserKeys,
  filter: (_, reason) => isLogout(reason),
  target: clearUserStorageFx,
})
sample({
  clock: clearTokenFx.done,
  filter: ({ params: reason }) => isLogout(reason),
  fn: ({ result: keys }) => keys,
  target: clearUserStorageFx,
})
sample({ clock: sessionEnded, filter: isLogout, fn: () => undefined, target: clearTabStorageFx })
