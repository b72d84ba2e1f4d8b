import type { Id, Session } from '@kernel'
import type { Message } from './message'

/** A message that the server has not taken yet, or that its recipients were not told of. */
export interface QueuedMessage {
  /** Unique in the browser: no other tab, and no later session, has the same. */
  readonly key: string
  /** In which it was written, or read from the storage: what is kept of it is kept under this person's name. */
  readonly session: Session
  readonly destinationId: Id
  readonly text: string
  /** `stored`: the server has it, and it is still to be announced over the hub. */
  readonly state: 'sending' | 'failed' | 'stored'
  /** The server may have it although it was not heard to say so: it is asked before it is sent again. */
  readonly isUncertain: boolean
  /** Who writes it, where the server has said who one is. */
  readonly userId: Id | undefined
  /** The ids of the messages of the same words that there were before. */
  readonly before: readonly Id[]
  /** Milliseconds since 1970. */
  readonly writtenAt: number
  /** The tab that sends and announces it; another one takes over when that is gone. Empty until this tab has a name. */
  readonly tab: string
}

/** What somebody has written, and what the server's answer for the conversation holds. */
export interface NewMessage extends Pick<QueuedMessage, 'destinationId' | 'text' | 'userId'> {
  readonly said: readonly Message[]
}

/** Another tab has stored a message, or taken it out of one of the two areas of the storage. */
export type OutboxNews =
  | { readonly kind: 'kept'; readonly message: QueuedMessage }
  | { readonly kind: 'removed'; readonly key: string; readonly isStored: boolean }
