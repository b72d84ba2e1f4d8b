import { sessionStore } from '@kernel'
import type { VirtualItem } from '@tanstack/react-virtual'
import { createEvent } from 'effector'

export interface ListPosition {
  readonly sizes: VirtualItem[]
  /** Ids of the newest posts that were shown. Posts newer than these wait behind the "new posts" button. */
  readonly newestShown: readonly string[]
}

export const listLeft = createEvent<{ readonly list: string; readonly position: ListPosition }>()

export const $listPositions = sessionStore<Readonly<Record<string, ListPosition>>>({}).on(
  listLeft,
  (positions, { list, position }) => ({ ...positions, [list]: position }),
)
