import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the component may show what only the browser knows, such as the time zone: false while React hydrates it. The
 * change is a transition, so that the update of many components does not block the page.
 */
export function useIsHydrated(): boolean {
  const [mount] = useState({ isHydration: false })
  // React reads the server snapshot only on servers and while it hydrates. The two snapshots must not differ then:
  // React would render the component again at once.
  const isHydration = useSyncExternalStore(
    subscribe,
    () => mount.isHydration,
    () => {
      mount.isHydration = true
      return true
    },
  )
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (isHydration) startTransition(() => setDone(true))
  }, [isHydration])
  return !isHydration || isDone
}
