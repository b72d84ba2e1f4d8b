import { $session, ApiError, type UserStorage, userStorage } from '@kernel'
import { useUnit } from 'effector-react'

/**
 * What this browser remembers of the person's orders and payments; it is forgotten when they log out.
 *
 * @returns gives it when it is needed; it throws an ApiError once the session is over
 */
export function useUserStorage(): () => UserStorage {
  const session = useUnit($session)
  return () => {
    if (session) return userStorage(session)
    throw new ApiError('unauthorized')
  }
}
