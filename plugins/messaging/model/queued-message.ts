import type { Id, Session } from '@kernel'
import type { Message } from './message'

/** A message that is not stored on the server, or not announced to its recipients yet. */
export interface QueuedMessage {
  /** Unique across tabs and sessions. */
  readonly key: string
  /** The session that wrote or restored it: the message is saved in this user's storage. */
  readonly session: Session
  readonly destinationId: Id
  readonly text: string
  /** `stored`: on the server, but not announced over the hub yet. */
  readonly state: 'sending' | 'failed' | 'stored'
  /** The server may have stored it without an answer: it is asked before a retry. */
  readonly isUncertain: boolean
  /** The author; undefined if the server did not send the user's id. */
  readonly userId: Id | undefined
  /** Ids of earlier messages with the same text: they are not this one. */
  readonly earlierIds: readonly Id[]
  /** Milliseconds since 1970. */
  readonly writtenAt: number
  /** Owner that sends and announces it; another tab takes over when it closes. Empty until this tab has a name. */
  readonly tab: string
}

/** A submitted message, with the loaded messages of its conversation. */
export interface NewMessage extends Pick<QueuedMessage, 'destinationId' | 'text' | 'userId'> {
  readonly knownMessages: readonly Message[]
}

/** Another tab saved a message, or removed it from one of the two storages. */
export type OutboxChange =
  | { readonly kind: 'saved'; readonly message: QueuedMessage }
  | { readonly kind: 'removed'; readonly key: string; readonly isStored: boolean }
