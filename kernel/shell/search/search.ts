import { createEvent } from 'effector'
import { sessionStore } from '../../core/session/events'

export const searchOpened = createEvent()
export const searchClosed = createEvent()

export const $isSearchOpen = sessionStore(false)
  .on(searchOpened, () => true)
  .on(searchClosed, () => false)
