import { attach, createEvent, createStore, sample } from 'effector'
import type { RouteRef } from '../plugin/route'

export interface Destination {
  readonly to: RouteRef | string
  readonly replace?: boolean
}

export interface Navigator {
  readonly go: (destination: Destination) => void
}

export const navigatorReady = createEvent<Navigator>()
/** Navigates from effector models; works before the router is mounted, too. */
export const navigate = createEvent<Destination>()

const $navigator = createStore<Navigator | null>(null).on(navigatorReady, (_, navigator) => navigator)
const $pending = createStore<Destination | null>(null)

const goFx = attach({
  source: $navigator,
  effect: (navigator, destination: Destination) => navigator?.go(destination),
})

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
