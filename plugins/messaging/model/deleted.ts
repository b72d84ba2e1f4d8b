import { type Id, sessionStore } from '@kernel'
import { createEvent } from 'effector'

// Events: what happened

/** The person has deleted a message; it leaves the screen at once. */
export const messageDeleted = createEvent<Id>()
/** The server has not done it: the message is back. */
export const deletionRefused = createEvent<Id>()

// Stores: what we remember

/** What has been deleted, whatever an earlier answer still holds. */
export const $deleted = sessionStore<readonly string[]>([])
  .on(messageDeleted, (deleted, id) => [...deleted, String(id)])
  .on(deletionRefused, (deleted, id) => deleted.filter((other) => other !== String(id)))
