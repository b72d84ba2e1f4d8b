import { createEffect, createEvent, createStore, sample } from 'effector'
import { deleteOfflineCopy } from '../storage/offline-copy'
import { rawTabStorage } from '../storage/safe-storage'
import { clearUserFiles } from '../storage/user-files'
import { clearUnsentStorage, clearUserStorage } from '../storage/user-storage'
import { isLogout, type Session, sessionEnded, sessionStarted, sessionStore } from './events'
import { saveOfflineSession } from './offline-session'
import { userKey } from './person'
import { $session, clearTokenFx, personChanged } from './session'
import { saveUserKeys } from './stored-session'

/** Storage keys of the current or last user, latest first. Without an id, a new username makes a new key. */
export const $recentUserKeys = createStore<readonly string[]>([])
  .on(sessionStarted, () => [])
  .on($session, (keys, session) => (session ? [userKey(session.person), ...keys] : keys))

export const $currentUserKey = $recentUserKeys.map(([key = null]) => key)

// Store the keys, because the logout screen may be opened in a new page that does not know the user.
export const saveUserKeysFx = createEffect(saveUserKeys)
sample({ clock: personChanged, source: $recentUserKeys, target: saveUserKeysFx })

const clearUserStorageFx = createEffect((keys: readonly string[]) => {
  keys.forEach(clearUserStorage)
  for (const key of keys) void clearUserFiles(key)
})
const clearTabStorageFx = createEffect(() => rawTabStorage.keys().forEach(rawTabStorage.remove))

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

// Every end of a session removes the offline copy, also a rejected token (decision:offline).
const saveOfflineSessionFx = createEffect(saveOfflineSession)
const deleteOfflineCopyFx = createEffect(deleteOfflineCopy)
sample({
  clock: $session,
  filter: (session): session is Session => session !== null && !session.copiedAt,
  target: saveOfflineSessionFx,
})
sample({ clock: [sessionEnded, clearTokenFx.done], fn: () => undefined, target: deleteOfflineCopyFx })

/** Reports the number of unsent items, such as messages; a logout asks what to do with them. */
export const unsentCounted = createEvent<number>()
/** The user chose at logout to discard all unsent items. */
export const unsentDiscarded = createEvent()

/** The number of unsent items, as last reported with `unsentCounted`. */
export const $unsentCount = sessionStore(0).on(unsentCounted, (_, count) => count)

const clearUnsentFx = createEffect((names: readonly string[]) => names.forEach(clearUnsentStorage))

sample({ clock: unsentDiscarded, source: $recentUserKeys, target: clearUnsentFx })
