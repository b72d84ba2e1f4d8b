import { useUnit } from 'effector-react'
import { createContext, type RefObject, use, useEffect, useEffectEvent } from 'react'
import { announce } from '../../../core/announcer/announce'
import { useTranslate } from '../../../core/i18n/use-texts'
import { decodeMessage } from './encoded-message'

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

export const BusyControlContext = createContext<(isBusy: boolean) => void>(() => undefined)

/** Number of submits of the surrounding form that were sent, successful or not. */
export const SubmitCountContext = createContext(0)

export interface FormControlOptions {
  /** Id of the element that the list of errors leads to. */
  readonly id: string
  readonly label: string
  /** The error to show now, as `encodeMessage` encoded it for a rule of the schema. */
  readonly message: string | undefined
  readonly focus: () => void
  /** Whether the control is still making its value: a submit of the form waits for it. */
  readonly isBusy?: boolean
}

/**
 * Makes a control of your own a part of the `Form` around it: the form announces its error, lists it and leads to it.
 * @returns the translated error, and how often the form was sent, for values that can be sent only once
 * @example
 * const { props, errors } = useField(form, { path: ['color'] })
 * const message = form.isSubmitted ? errors?.[0] : undefined
 * const { error } = useFormControl({ id, label, message, focus: () => focus(form, { path: ['color'] }) })
 */
export function useFormControl({ id, label, message, focus, isBusy }: FormControlOptions) {
  const translate = useTranslate()
  const error = message && translate(decodeMessage(message))
  const form = use(FormErrorsContext)
  const reportBusy = use(BusyControlContext)
  const submitCount = use(SubmitCountContext)
  const announceNow = useUnit(announce)
  const report = useEffectEvent(() => {
    form?.report(id, error === undefined ? undefined : { id, label, error, focus })
    if (error !== undefined && !form?.isSubmitPending.current) announceNow(`${label}: ${error}`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: report each new message
  useEffect(() => report(), [error, label])
  const removeReport = useEffectEvent(() => form?.report(id, undefined))
  useEffect(() => () => removeReport(), [])
  useEffect(() => {
    if (isBusy !== undefined) reportBusy(isBusy)
  }, [reportBusy, isBusy])
  return { error, submitCount }
}
