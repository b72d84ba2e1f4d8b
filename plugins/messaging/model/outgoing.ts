import type { Id } from '@kernel'
import type { Message } from './message'

/** A message that the server has not taken yet. */
export interface Outgoing {
  readonly key: string
  readonly destinationId: Id
  readonly text: string
  readonly state: 'sending' | 'failed'
  /** The server may have it although it was not heard to say so: it is asked before it is sent again. */
  readonly isUncertain: boolean
  /** Who writes it, where the server has said who one is. */
  readonly userId: Id | undefined
  /** The ids of the messages of the same words that there were before. */
  readonly before: readonly Id[]
  /** Whoever signs in after a log-out must not find what was still under way. */
  readonly ofSession: number
}

/** What is wanted to be sent, or was when the tab was loaded anew. */
export type Wanted = Pick<Outgoing, 'destinationId' | 'text' | 'userId' | 'before'>

/** What somebody has written, and what the server's answer for the conversation holds. */
export interface Written extends Omit<Wanted, 'before'> {
  readonly said: readonly Message[]
}
