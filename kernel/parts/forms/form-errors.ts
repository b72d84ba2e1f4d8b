import { useUnit } from 'effector-react'
import { createContext, type RefObject, use, useEffect, useEffectEvent } from 'react'
import { announce } from '../../core/announcer/announce'

export interface FormError {
  readonly id: string
  readonly label: string
  readonly error: string
  readonly focus: () => void
}

interface FormErrors {
  readonly report: (id: string, shown: FormError | undefined) => void
  /** Whether a submit is pending. During a submit the form announces the errors, not each field. */
  readonly isSubmitPending: RefObject<boolean>
}

export const FormErrorsContext = createContext<FormErrors | null>(null)

/** Informs the form whether its captcha is being solved. */
export const CaptchaWaitContext = createContext<(isWorking: boolean) => void>(() => undefined)

export function useFormError({ id, label, error, focus }: Partial<FormError> & Omit<FormError, 'error'>) {
  const form = use(FormErrorsContext)
  const announceNow = useUnit(announce)
  const report = useEffectEvent(() => {
    form?.report(id, error === undefined ? undefined : { id, label, error, focus })
    if (error !== undefined && !form?.isSubmitPending.current) announceNow(`${label}: ${error}`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: report each new message
  useEffect(() => report(), [error, label])
  const removeReport = useEffectEvent(() => form?.report(id, undefined))
  useEffect(() => () => removeReport(), [])
}
