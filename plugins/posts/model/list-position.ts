import { sessionStore } from '@kernel'
import type { VirtualItem } from '@tanstack/react-virtual'
import { createEvent } from 'effector'

/** How a list of posts was left, so that going back to it leads to the same place. */
export interface ListPosition {
  /** How high the cards were that have been drawn. */
  readonly sizes: VirtualItem[]
  /** The newest posts that were shown: younger ones wait until they are asked for. */
  readonly marks: readonly string[]
}

// Events: what happened

export const listLeft = createEvent<{ readonly list: string; readonly reading: ListPosition }>()

// Stores: what we remember

/** How each list of posts was left, by its name. */
export const $listPositions = sessionStore<Readonly<Record<string, ListPosition>>>({}).on(
  listLeft,
  (readings, { list, reading }) => ({ ...readings, [list]: reading }),
)
