import { createEffect, createStore, sample } from 'effector'
import { forgetOwn } from '../storage/own-keep'
import { tabKeep } from '../storage/safe-storage'
import { isLogout, sessionEnded, sessionStarted } from './events'
import { nameOf } from './person'
import { $session, forgetTokenFx, personChanged } from './session'
import { storeNames } from './stored-session'

/** What the person who is signed in, or was last, is called, the latest first: without an id another login is another name. */
export const $ownNames = createStore<readonly string[]>([])
  .on(sessionStarted, () => [])
  .on($session, (names, session) => (session ? [nameOf(session.person), ...names] : names))

/** Whose drafts are kept. Nobody keeps those of visitors. */
export const $draftOwner = $ownNames.map(([name = null]) => name)

// A page that is opened to log out knows nobody: other tabs have stored whose session it is.
export const storeNamesFx = createEffect(storeNames)
sample({ clock: personChanged, source: $ownNames, target: storeNamesFx })

const forgetOwnFx = createEffect((names: readonly string[]) => names.forEach(forgetOwn))
const forgetTabFx = createEffect(() => tabKeep.keys().forEach(tabKeep.remove))

// Leaving on purpose leaves nothing behind, nor what was typed in any tab before anybody signed in; a time-out does, for
// the next login (decision 21).
sample({
  clock: sessionEnded,
  source: $ownNames,
  filter: (_, reason) => isLogout(reason),
  target: forgetOwnFx,
})
sample({
  clock: forgetTokenFx.done,
  filter: ({ params: reason }) => isLogout(reason),
  fn: ({ result: names }) => names,
  target: forgetOwnFx,
})
sample({ clock: sessionEnded, filter: isLogout, fn: () => undefined, target: forgetTabFx })
