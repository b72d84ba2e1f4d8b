import { type Id, sessionStore } from '@kernel'
import { createEvent } from 'effector'

// Events

export const messageDeleted = createEvent<Id>()
export const deletionRefused = createEvent<Id>()

// Stores

/** Ids of deleted messages, which a loaded conversation may still contain. */
export const $deleted = sessionStore<readonly string[]>([])
  .on(messageDeleted, (deleted, id) => [...deleted, String(id)])
  .on(deletionRefused, (deleted, id) => deleted.filter((other) => other !== String(id)))
