import type { Id, Session } from '@kernel'
import type { Message } from './message'

/** A message that is not stored on the server yet, or not announced to its recipients. */
export interface QueuedMessage {
  /** Key of the message, unique across tabs and sessions. */
  readonly key: string
  /** The session that wrote or restored the message, which is saved in that user's storage. */
  readonly session: Session
  readonly destinationId: Id
  readonly text: string
  /** `stored` means on the server, but not announced over the hub yet. */
  readonly state: 'sending' | 'failed' | 'stored'
  /** Whether the server may have stored the message without answering: a retry first asks the server for it. */
  readonly isUncertain: boolean
  /** Id of the author; undefined if the server did not send the user's id. */
  readonly userId: Id | undefined
  /**
   * Ids of earlier messages with the same text, which must not be mistaken for this message. Undefined while they are
   * unknown: the conversation is read before the first attempt, so nothing was sent yet.
   */
  readonly earlierIds: readonly Id[] | undefined
  /** Time of writing in milliseconds since 1970. */
  readonly writtenAt: number
  /**
   * Id of the tab that sends and announces the message; another tab takes over when that tab closes. Empty until the
   * tab has an id.
   */
  readonly tab: string
}

/** A submitted message, together with the messages of its conversation; undefined while the current ones are not loaded. */
export interface NewMessage extends Pick<QueuedMessage, 'session' | 'destinationId' | 'text'> {
  readonly knownMessages: readonly Message[] | undefined
}

/** A change by another tab: it saved a message, or removed one from the storage that belongs to the message's state. */
export type OutboxChange =
  | { readonly kind: 'saved'; readonly message: QueuedMessage }
  | { readonly kind: 'removed'; readonly key: string; readonly isStored: boolean }
