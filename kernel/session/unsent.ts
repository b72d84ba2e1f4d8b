import { createEffect, createEvent, sample } from 'effector'
import { forgetUnsent } from '../storage/own-keep'
import { $ownNames } from './draft-owner'
import { sessionStore } from './events'

// Events: what happened

/** How many things the person has sent that did not get through: before a log-out they are asked what becomes of them. */
export const unsentCounted = createEvent<number>()
/** The person gives up all that was not sent. */
export const unsentDiscarded = createEvent()

// Stores: what we remember

/** How many things of the person are still to be sent. */
export const $unsentCount = sessionStore(0).on(unsentCounted, (_, count) => count)

// Effects: what leaves this module

const forgetFx = createEffect((names: readonly string[]) => names.forEach(forgetUnsent))

// Wiring: how they connect

sample({ clock: unsentDiscarded, source: $ownNames, target: forgetFx })
