import { useUnit } from 'effector-react'
import type { KeyboardShortcutProps } from '../../core/plugin/shell-slots'
import { useShortcut } from '../../parts/shortcuts/use-shortcut'
import { searchOpened } from '../search/search'

export default function SearchShortcut({ keys }: KeyboardShortcutProps) {
  const open = useUnit(searchOpened)
  useShortcut(keys, () => open())
  return null
}
