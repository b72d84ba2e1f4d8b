import { type OwnKeep, ownKeepOf } from '../storage/own-keep'
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
