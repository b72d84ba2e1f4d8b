import { createEffect, createStore, sample } from 'effector'
import { forgetOwn } from '../storage/own-keep'
import { sessionEnded, sessionStarted } from './events'
import { nameOf } from './person'

/** Whose drafts are kept: the person who is signed in, or was last. Nobody keeps those of visitors. */
export const $draftOwner = createStore<string | null>(null).on(sessionStarted, (_, session) =>
  nameOf(session.person),
)

const forgetOwnFx = createEffect((owner: string | null) => {
  if (owner !== null) forgetOwn(owner)
})

// Leaving on purpose leaves nothing behind; a time-out does, for the next login (decision 21).
sample({
  clock: sessionEnded,
  source: $draftOwner,
  filter: (_, reason) => reason === 'logout',
  target: forgetOwnFx,
})
