import { createEffect, createStore, sample } from 'effector'
import { forgetOwn } from '../storage/own-keep'
import { tabKeep } from '../storage/safe-storage'
import { sessionEnded, sessionStarted } from './events'
import { nameOf } from './person'
import { $session } from './session'

/** What the person who is signed in, or was last, is called, the latest first: without an id another login is another name. */
export const $ownNames = createStore<readonly string[]>([])
  .on(sessionStarted, () => [])
  .on($session, (names, session) => (session ? [nameOf(session.person), ...names] : names))

/** Whose drafts are kept. Nobody keeps those of visitors. */
export const $draftOwner = $ownNames.map(([name = null]) => name)

const forgetOwnFx = createEffect((names: readonly string[]) => {
  names.forEach(forgetOwn)
  tabKeep.keys().forEach(tabKeep.remove)
})

// Leaving on purpose leaves nothing behind, nor what was typed in this tab before anybody signed in; a time-out does, for
// the next login (decision 21).
sample({
  clock: sessionEnded,
  source: $ownNames,
  filter: (_, reason) => reason === 'logout',
  target: forgetOwnFx,
})
