import { type KeyboardShortcutProps, useShortcut } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { searchOpened } from '../model/search'

export default function SearchShortcut({ keys }: KeyboardShortcutProps) {
  const open = useUnit(searchOpened)
  useShortcut(keys, () => open())
  return null
}
