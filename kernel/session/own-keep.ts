import { type OwnKeep, ownKeepOf, unsentKeepOf } from '../storage/own-keep'
import type { Session } from './events'
import { nameOf } from './person'

/**
 * Keeps what belongs to the person who is signed in, in this browser, over visits and time-outs. It is forgotten when
 * they log out.
 *
 * @example
 * ownKeep(session).set(`position:${lesson}`, String(seconds))
 */
export const ownKeep = ({ person }: Session): OwnKeep => ownKeepOf(nameOf(person))

/**
 * Keeps what the person has sent and nobody has taken yet. It also outlives a log-out, unless they choose to discard it
 * there: tell `unsentCounted` how much it is, so that they are asked.
 *
 * @example
 * unsentKeep(session).set(`message:${key}`, JSON.stringify(message))
 */
export const unsentKeep = ({ person }: Session): OwnKeep => unsentKeepOf(nameOf(person))
