import { createEffect, createStore, sample } from 'effector'
import { forgetOwn } from '../storage/own-keep'
import { sessionEnded, sessionStarted } from './events'
import { nameOf } from './person'
import { $session } from './session'

/** Whose drafts are kept: the person who is signed in, or was last. Nobody keeps those of visitors. */
export const $draftOwner = createStore<string | null>(null).on($session, (owner, session) =>
  session ? nameOf(session.person) : owner,
)

/** What they have been called since they signed in: where the server gives no id, another login is another name. */
const $names = createStore<readonly string[]>([])
  .on(sessionStarted, () => [])
  .on($draftOwner, (names, name) => (name === null ? names : [...names, name]))

const forgetOwnFx = createEffect((names: readonly string[]) => names.forEach(forgetOwn))

// Leaving on purpose leaves nothing behind; a time-out does, for the next login (decision 21).
sample({
  clock: sessionEnded,
  source: { names: $names, name: $draftOwner },
  filter: (_, reason) => reason === 'logout',
  fn: ({ names, name }) => (name === null ? names : [...names, name]),
  target: forgetOwnFx,
})
