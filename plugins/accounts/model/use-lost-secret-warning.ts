import { type SessionEndReason, sessionEnded, toastShown } from '@kernel'
import { createWatch } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { accountsTexts } from '../texts'

/** A deliberate logout needs no warning. */
const involuntaryReasons: readonly SessionEndReason[] = [
  'timeout',
  'timeout-other-tab',
  'refused',
  'other-tab',
]

/**
 * Passwords and keys are never stored as drafts: warns when the session ends while one is being typed (FLT-01).
 *
 * @param isTyped whether the form holds an unsaved secret
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
