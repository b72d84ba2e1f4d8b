import { $address, sessionStore } from '@kernel'
import { createEvent } from 'effector'

export const searchOpened = createEvent()
export const searchClosed = createEvent()

export const $isSearchOpen = sessionStore(false)
  .on(searchOpened, () => true)
  // Also when the browser goes back or forward, which must not change a page that nobody sees.
  .reset(searchClosed, $address)
