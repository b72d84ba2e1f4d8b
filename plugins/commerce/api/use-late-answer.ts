import type { UserStore } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Follows a call of another tab whose answer this tab does not know yet: browsers share stored values with a delay, so the
 * answer may arrive after the lock of that tab.
 * @param isWaiting whether the outcome of the call is unknown in this tab
 * @param $value of the stored calls
 * @param isAnswer whether a stored call is the one that is waited for, with its answer
 * @param onAnswer called when the answer is stored
 */
export function useLateAnswer<Call>(
  isWaiting: boolean,
  { $value }: Pick<UserStore<readonly Call[]>, '$value'>,
  isAnswer: (call: Call) => boolean,
  onAnswer: () => void,
): void {
  const hasAnswer = useUnit($value).some(isAnswer) && isWaiting
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    if (hasAnswer) answer()
  }, [hasAnswer])
}
