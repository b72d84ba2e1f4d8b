import { useState } from 'react'

/**
 * Remembers which of several contents have been shown, so that they stay once they were made.
 *
 * @param id of the one that is shown now
 * @example
 * const shown = useShown(current?.id)
 * return panels.map((panel) => shown.has(panel.id) && <Panel key={panel.id} of={panel} />)
 */
export function useRenderedIds(id: string | undefined): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  if (id === undefined || shown.has(id)) return shown
  // A state, not a set that is changed: React may throw this rendering away.
  const now = new Set([...shown, id])
  setShown(now)
  return now
}
