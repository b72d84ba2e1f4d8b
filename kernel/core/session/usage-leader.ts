import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { sessionEnded, sessionStarted } from './events'
import { $isAuthenticated } from './session'
import { electTabLeader } from './tab-lock'
import { leadershipChanged } from './usage-clock'

// Elects the leader, the one tab of a browser that reports usage (decision:tabs-share-session).

export const leaderElectionStarted = createEvent()

/** Ends this tab's part in the election. */
const $resign = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const electFx = attach({
  source: $resign,
  effect(resign) {
    resign?.()
    return electTabLeader('usage', scopeBind(leadershipChanged, { safe: true }))
  },
})
const resignFx = attach({ source: $resign, effect: (resign) => resign?.() })
$resign.on(electFx.doneData, (_, resign) => resign).reset(resignFx.done)

sample({
  clock: [sessionStarted, leaderElectionStarted],
  filter: $isAuthenticated,
  fn: () => undefined,
  target: electFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: resignFx })
sample({ clock: electFx, fn: () => false, target: leadershipChanged })
