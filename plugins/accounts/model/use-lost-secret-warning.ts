import { type SessionEndReason, sessionEnded, toastShown } from '@kernel'
import { createWatch } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { accountsTexts } from '../texts'

/** A person who logs out gives up what they typed. */
const involuntaryReasons: readonly SessionEndReason[] = ['timeout', 'timeout-other-tab', 'refused', 'other-tab']

/**
 * Passwords and keys are in no draft: a person whose session ends while they type one is told so (FLT-01).
 *
 * @param isTyped whether the form holds one that is not saved
 */
export function useLostSecretWarning(isTyped: boolean): void {
  const scope = useProvidedScope()
  const show = useUnit(toastShown)
  useEffect(() => {
    if (!isTyped || !scope) return
    return createWatch({
      unit: sessionEnded,
      scope,
      fn: (reason) =>
        involuntaryReasons.includes(reason) &&
        show({ kind: 'danger', text: accountsTexts.ref('profile.secretNotKept') }),
    })
  }, [isTyped, scope, show])
}
