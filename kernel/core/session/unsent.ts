import { createEffect, createEvent, sample } from 'effector'
import { clearUnsentStorage } from '../storage/user-storage'
import { sessionStore } from './events'
import { $recentUserKeys } from './user-key'

// Events

/** How many things the person has sent that did not get through: before a log-out they are asked what becomes of them. */
export const unsentCounted = createEvent<number>()
/** The person gives up all that was not sent. */
export const unsentDiscarded = createEvent()

// Stores

/** How many things of the person are still to be sent. */
export const $unsentCount = sessionStore(0).on(unsentCounted, (_, count) => count)

// Effects

const forgetFx = createEffect((names: readonly string[]) => names.forEach(clearUnsentStorage))

// Wiring

sample({ clock: unsentDiscarded, source: $recentUserKeys, target: forgetFx })
