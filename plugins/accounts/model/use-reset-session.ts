import { sessionEnded } from '@kernel'
import { createVisitCheck } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

let isSameVisit = () => false

/**
 * Resets the session when the screen is opened, also for visitors. A login in another
 * tab, for example from the activation e-mail, remounts the screen: this does not count as opening it.
 */
export function useResetSession(): void {
  const end = useUnit(sessionEnded)
  useEffect(() => {
    if (isSameVisit()) return
    isSameVisit = createVisitCheck()
    end('reset')
  }, [end])
}
