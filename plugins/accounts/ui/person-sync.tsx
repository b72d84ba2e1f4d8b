import { $session, $sessionId, personChanged } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { sharedChange } from '../model/shared-person'

/** Updates the user's personal data when another tab has saved a change. */
export default function PersonSync() {
  const [session, sessionId, changePerson] = useUnit([$session, $sessionId, personChanged])
  useEffect(
    () => sharedChange(session).follow((changes) => changePerson({ sessionId, changes })),
    [session, sessionId, changePerson],
  )
  return null
}
