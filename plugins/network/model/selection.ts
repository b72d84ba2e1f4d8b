import { type Id, sameId, sessionStarted, sessionStore } from '@kernel'
import { createEvent } from 'effector'

export const connectionSelected = createEvent<Id>()
export const connectionsSelected = createEvent<readonly Id[]>()
export const connectionUnselected = createEvent<Id>()
export const selectionCleared = createEvent()

/** Distinct ids of the selected connections; a new or ended session clears them. */
export const $selectedConnections = sessionStore<readonly Id[]>([])
  .on(connectionSelected, (ids, id) => (ids.some((other) => sameId(other, id)) ? ids : [...ids, id]))
  .on(connectionsSelected, (ids, more) => [
    ...new Map([...ids, ...more].map((id) => [String(id), id])).values(),
  ])
  .on(connectionUnselected, (ids, id) => ids.filter((other) => !sameId(other, id)))
  .reset(selectionCleared, sessionStarted)
