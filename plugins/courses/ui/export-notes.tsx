import { $session } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { courseNotes } from '../model/notes'

/** Reads the user's notes of all courses for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const session = useUnit($session)
  useEffect(
    () =>
      onReader(async () =>
        courseNotes
          .of(session)
          .entries()
          .map(([courseId, { title, notes }]) => ({ courseId, title, notes })),
      ),
    [session, onReader],
  )
  return null
}
