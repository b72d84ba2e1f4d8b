import { type KeyboardShortcutProps, useShortcut } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { $openedPlayer, type PlayerAction } from '../model/opened-player'
import { playerKeys } from '../model/player-keys'

/** Actions that a held key repeats. */
const repeatable: readonly PlayerAction[] = ['back', 'forward', 'slower', 'faster']

export default function PlayerShortcut({ keys }: KeyboardShortcutProps) {
  const player = useUnit($openedPlayer)
  const action = playerKeys.find(([key]) => key === keys)?.[1]
  useShortcut(keys, ({ repeat }) => {
    if (!player || !action) return false
    if (repeat && !repeatable.includes(action)) return true
    return player.run(action)
  })
  return null
}
