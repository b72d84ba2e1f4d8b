import { $session, ApiError, type UserStorage, userStorage } from '@kernel'
import { useUnit } from 'effector-react'

/**
 * Opens this browser's storage of the user's orders and payments, which logout clears. The opener throws an
 * ApiError without a session.
 */
export function useUserStorage(): () => UserStorage {
  const session = useUnit($session)
  return () => {
    if (session) return userStorage(session)
    throw new ApiError('unauthorized')
  }
}
