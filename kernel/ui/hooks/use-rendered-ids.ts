import { useState } from 'react'

/**
 * Remembers which panels were shown, so that they stay mounted.
 * @param id id of the current panel
 */
export function useRenderedIds(id: string | undefined): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  if (id === undefined || shown.has(id)) return shown
  // The ids are state and not a mutated set, because React may discard a render.
  const now = new Set([...shown, id])
  setShown(now)
  return now
}
