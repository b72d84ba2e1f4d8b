import { useSyncExternalStore } from 'react'

/** From this width, the outline and the notes are beside the video; equals the breakpoint `lg`. */
const wide = '(min-width: 64rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether the screen has room for a column beside the video. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
