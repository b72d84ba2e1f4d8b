import { sessionEnded } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Ends the session of a member who opens the screen (ACC-REG-01, ACC-ACT-01 and 02). */
export function useResetSession(): void {
  const end = useUnit(sessionEnded)
  useEffect(() => {
    end('reset')
  }, [end])
}
