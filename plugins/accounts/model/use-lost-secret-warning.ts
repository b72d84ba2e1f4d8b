import { type SessionEndReason, sessionEnded, toastShown } from '@kernel'
import { createWatch } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { accountsTexts } from '../texts'

/** Reasons for the end of a session that need a warning; a deliberate logout needs none. */
const involuntaryReasons: readonly SessionEndReason[] = [
  'timeout',
  'timeout-other-tab',
  'refused',
  'other-tab',
]

/**
 * Warns when the session ends while a password or Nostr key is being typed, because these are never stored as drafts.
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
