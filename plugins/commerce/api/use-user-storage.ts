import { $session, ApiError, type UserStorage, userStorage } from '@kernel'
import { useUnit } from 'effector-react'

/**
 * Returns a function that opens the user's orders and payments in this browser's storage, which logout clears. That
 * function throws an ApiError without a session.
 */
export function useUserStorage(): () => UserStorage {
  const session = useUnit($session)
  return () => {
    if (session) return userStorage(session)
    throw new ApiError('unauthorized')
  }
}
