import { createContext } from 'react'
import type { Edits } from './drafts'

/** What an error boundary knows of the drafts below it: a draft that breaks its form must not break it again. */
export interface DraftRecovery {
  /** Whether a form was filled from a draft since the last failure. */
  isRestored: boolean
  /** Failures after which forms are filled with less. */
  failures: number
}

export const DraftRecoveryContext = createContext<DraftRecovery>({ isRestored: false, failures: 0 })

/** Returns the part of a draft to restore: all of it, after one failure the longest text alone, and then nothing. */
export function recoverable(texts: Edits, failures: number): Edits {
  if (failures === 0) return texts
  const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)
  const [longest] = Object.entries(texts).toSorted(([, a], [, b]) => lengthOf(b) - lengthOf(a))
  return failures === 1 && longest && lengthOf(longest[1]) > 0 ? Object.fromEntries([longest]) : {}
}
