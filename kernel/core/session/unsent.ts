import { createEffect, createEvent, sample } from 'effector'
import { clearUnsentStorage } from '../storage/user-storage'
import { sessionStore } from './events'
import { $recentUserKeys } from './user-key'

/** Reports the number of unsent items, such as messages; a logout asks what to do with them. */
export const unsentCounted = createEvent<number>()
/** The user chose at logout to discard all unsent items. */
export const unsentDiscarded = createEvent()

/** The number of unsent items, as last reported with `unsentCounted`. */
export const $unsentCount = sessionStore(0).on(unsentCounted, (_, count) => count)

const clearUnsentFx = createEffect((names: readonly string[]) => names.forEach(clearUnsentStorage))

sample({ clock: unsentDiscarded, source: $recentUserKeys, target: clearUnsentFx })
