import { sessionEnded } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Screens that begin afresh sign out whoever was here, and forget what was theirs (ACC-REG-01, ACC-ACT-01 and 02). */
export function useResetSession(): void {
  const end = useUnit(sessionEnded)
  useEffect(() => {
    end('reset')
  }, [end])
}
