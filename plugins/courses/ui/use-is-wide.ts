import { useMedia } from '@kernel/ui'

/** Returns whether the screen has room for a column beside the video: from the breakpoint `lg`. */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)')
