import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { personalLists } from '../model/personal-lists'

/** Reads the user's saved and hidden posts, muted people and muted words for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const lists = useUnit(personalLists.$value)
  useEffect(() => onReader(async () => lists), [lists, onReader])
  return null
}
