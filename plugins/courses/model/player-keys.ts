import type { PlayerAction } from './opened-player'

/** Keys of the lesson screen in the syntax of `useShortcut`, in the order of the list of shortcuts. */
export const playerKeys: readonly (readonly [keys: string, action: PlayerAction])[] = [
  ['Space', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['m', 'mute'],
  ['f', 'fullScreen'],
  ['c', 'captions'],
  ['[Shift]+<', 'slower'],
  ['[Shift]+>', 'faster'],
]
