import { attach, createEvent, createStore, sample } from 'effector'
import type { RouteRef } from '../plugin/route'

/** Where to go: a screen, or an address of this product. */
export interface Destination {
  readonly to: RouteRef | string
  /** The present address is not worth coming back to. */
  readonly replace?: boolean
}

/** The router as models see it. */
export interface Navigator {
  readonly go: (destination: Destination) => void
}

// Events: what happened

/** The router stands ready; the shell says so when it mounts. */
export const navigatorReady = createEvent<Navigator>()
/** A model wants the person to be somewhere else. */
export const navigate = createEvent<Destination>()

// Stores: what we remember

const $navigator = createStore<Navigator | null>(null).on(navigatorReady, (_, navigator) => navigator)
/** A wish that was made before the router stood ready. */
const $pending = createStore<Destination | null>(null)

// Effects: what leaves this module

const goFx = attach({
  source: $navigator,
  effect: (navigator, destination: Destination) => navigator?.go(destination),
})

// Wiring: how they connect

sample({
  clock: navigate,
  source: $navigator,
  filter: Boolean,
  fn: (_, destination) => destination,
  target: goFx,
})
$pending.on(
  sample({
    clock: navigate,
    source: $navigator,
    filter: (navigator) => !navigator,
    fn: (_, destination) => destination,
  }),
  (_, destination) => destination,
)
sample({
  clock: navigatorReady,
  source: $pending,
  filter: (pending: Destination | null): pending is Destination => pending !== null,
  target: [goFx, $pending.reinit],
})
