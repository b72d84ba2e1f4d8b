import { $session, type Session, type SharedValue } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Follows a call of another tab whose answer this tab does not know yet: browsers share stored values with a delay, so the
 * answer may arrive after the lock of that tab.
 * @param isWaiting whether the outcome of the call is unknown in this tab
 * @param stored the stored calls of a user
 * @param isAnswer whether a stored call is the one that is waited for, with its answer
 * @param onAnswer called when the answer is stored
 */
export function useLateAnswer<Call>(
  isWaiting: boolean,
  stored: (session: Session | null) => SharedValue<readonly Call[]>,
  isAnswer: (call: Call) => boolean,
  onAnswer: () => void,
): void {
  const session = useUnit($session)
  const check = useEffectEvent((calls: readonly Call[]) => {
    if (calls.some(isAnswer)) onAnswer()
  })
  useEffect(() => {
    if (!isWaiting) return
    const calls = stored(session)
    check(calls.load())
    return calls.follow((changed) => check(changed))
  }, [isWaiting, stored, session])
}
