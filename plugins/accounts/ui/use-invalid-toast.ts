import { toastShown } from '@kernel'
import { useUnit } from 'effector-react'
import { accountsTexts } from '../texts'

/** What a form's `onInvalid` does: something is missing or wrong, and nothing was sent (ACC-LOGIN-01, ACC-REG-07). */
export function useInvalidToast(): () => void {
  const show = useUnit(toastShown)
  return () => show({ kind: 'danger', text: accountsTexts.ref('login.invalidData') })
}
