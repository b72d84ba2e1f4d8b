import { createEvent } from 'effector'
import { $address } from '../../core/navigation/current-page'
import { sessionStore } from '../../core/session/events'

export const searchOpened = createEvent()
export const searchClosed = createEvent()

export const $isSearchOpen = sessionStore(false)
  .on(searchOpened, () => true)
  // Also when the browser goes back or forward, which must not change a page that nobody sees.
  .reset(searchClosed, $address)
