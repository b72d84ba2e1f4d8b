import { useState } from 'react'

/** Returns the ids of all panels shown so far, including the current `id`, so that they stay mounted. */
export function useRenderedIds(id: string | undefined): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  if (id === undefined || shown.has(id)) return shown
  // Keep the ids in the state instead of changing the set, because React may discard this render.
  const now = new Set([...shown, id])
  setShown(now)
  return now
}
