import { $session, ApiError, type Session } from '@kernel'
import { useUnit } from 'effector-react'

/** Returns a function that gets the session of orders and payments. @throws ApiError from the function when signed out */
export function useRequiredSession(): () => Session {
  const session = useUnit($session)
  return () => {
    if (session) return session
    throw new ApiError('unauthorized')
  }
}
