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

let navigations = 0
let current: string | undefined

/** Counts navigations. A repeated call with the same path, as React's StrictMode makes it, does not count. */
export function recordNavigation(pathname: string): void {
  if (current !== undefined && current !== pathname) navigations += 1
  current = pathname
}

/** Returns a check for late redirects: it is false once the user has left the screen, even if the user came back. */
export function createStaleCheck(): () => boolean {
  const start = navigations
  const { pathname } = location
  // `location` changes before the next screen renders and the navigation is counted, so compare `location` too.
  return () => navigations === start && location.pathname === pathname
}
