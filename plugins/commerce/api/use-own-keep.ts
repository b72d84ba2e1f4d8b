import { $session, ApiError, type OwnKeep, ownKeep } from '@kernel'
import { useUnit } from 'effector-react'

/**
 * What this browser remembers of the person's orders and payments; it is forgotten when they log out.
 *
 * @returns gives it when it is needed; it throws an ApiError once the session is over
 */
export function useOwnKeep(): () => OwnKeep {
  const session = useUnit($session)
  return () => {
    if (session) return ownKeep(session)
    throw new ApiError('unauthorized')
  }
}
