import { createEvent, createStore } from 'effector'

/** Shows the list of all keyboard shortcuts. */
export const shortcutListOpened = createEvent()
export const shortcutListClosed = createEvent()
export const shortcutListMounted = createEvent<boolean>()

export const $isShortcutListOpen = createStore(false)
  .on(shortcutListOpened, () => true)
  .on(shortcutListClosed, () => false)

/** Whether there is a list: not before its code has loaded, nor when the user has switched shortcuts off. */
export const $hasShortcutList = createStore(false).on(shortcutListMounted, (_, isMounted) => isMounted)
