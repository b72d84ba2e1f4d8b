import { createEffect, createEvent, sample } from 'effector'
import { clearUnsentStorage } from '../storage/user-storage'
import { sessionStore } from './events'
import { $recentUserKeys } from './user-key'

/** Number of items still to be sent, such as messages: a logout asks what to do with them. */
export const unsentCounted = createEvent<number>()
/** The user discards everything unsent at logout. */
export const unsentDiscarded = createEvent()

/** Number of items that were not sent yet, in all plugins. */
export const $unsentCount = sessionStore(0).on(unsentCounted, (_, count) => count)

const clearUnsentFx = createEffect((names: readonly string[]) => names.forEach(clearUnsentStorage))

sample({ clock: unsentDiscarded, source: $recentUserKeys, target: clearUnsentFx })
