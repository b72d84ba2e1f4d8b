import { Form as BaseForm, type FormProps as BaseFormProps, type FormSchema } from '@formisch/react'
import { useUnit } from 'effector-react'
import {
  createContext,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { announce } from '../../core/announcer/announce'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { ErrorSummary } from './error-summary'
import { type FormError, FormErrorsContext } from './form-errors'

export type FormProps<Schema extends FormSchema> = BaseFormProps<Schema>

/** Number of submits of the surrounding form that reached `onSubmit`, successful or not. */
export const SubmitCountContext = createContext(0)

/**
 * A form over a schema. Submits are ignored while one is pending. After a rejected submit the first invalid
 * field gets the focus, and several errors are listed in a summary.
 * @param props `of` from `useForm`; `onSubmit` gets the parsed output and is awaited
 * @example
 * const form = useForm(loginSchema)
 * return <Form of={form} onSubmit={logIn}>…</Form>
 */
export function Form<Schema extends FormSchema>({ onSubmit, children, ...props }: FormProps<Schema>) {
  const { isSubmitting, isSubmitted } = props.of
  const [submitCount, setSubmitCount] = useState(0)
  const { errors, context, isSubmitPending } = useErrors()
  const submittedFrom = useRef<Element | null>(null)
  useErrorAnnouncement(isSubmitting, errors, isSubmitPending, submittedFrom)

  function handleSubmitCapture(event: SubmitEvent<HTMLFormElement>) {
    if (!props.of.isSubmitting) {
      isSubmitPending.current = true
      submittedFrom.current = document.activeElement
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const handleSubmit: typeof onSubmit = async (output, event) => {
    try {
      await onSubmit(output, event)
    } finally {
      setSubmitCount((times) => times + 1)
    }
  }
  return (
    <SubmitCountContext value={submitCount}>
      <FormErrorsContext value={context}>
        <BaseForm onSubmitCapture={handleSubmitCapture} onSubmit={handleSubmit} {...props}>
          {isSubmitted && errors.length > 1 && <ErrorSummary errors={errors} />}
          {children}
        </BaseForm>
      </FormErrorsContext>
    </SubmitCountContext>
  )
}

function useErrors() {
  const [errors, setErrors] = useState<ReadonlyMap<string, FormError>>(new Map())
  const isSubmitPending = useRef(false)
  const report = useCallback((id: string, error: FormError | undefined) => {
    setErrors((before) => {
      if (!error && !before.has(id)) return before
      const after = new Map(before)
      if (error) after.set(id, error)
      else after.delete(id)
      return after
    })
  }, [])
  const context = useMemo(() => ({ report, isSubmitPending }), [report])
  return { errors: [...errors.values()], context, isSubmitPending }
}

function useErrorAnnouncement(
  isSubmitting: boolean,
  errors: readonly FormError[],
  isSubmitPending: { current: boolean },
  submittedFrom: { readonly current: Element | null },
): void {
  const t = useTexts(kernelTexts)
  const announceNow = useUnit(announce)
  const [answerCount, setAnswerCount] = useState(0)
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) setAnswerCount((count) => count + 1)
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  const announceErrors = useEffectEvent(() => {
    isSubmitPending.current = false
    const [first, second] = errors
    if (second) return announceNow(t['form.wrong']({ count: errors.length }))
    // Screen readers read a newly focused field with its error, but not one that already had the focus.
    if (first && document.activeElement === submittedFrom.current)
      announceNow(`${first.label}: ${first.error}`)
  })
  // Fields report their errors to the form one React commit before this effect.
  useEffect(() => {
    if (answerCount > 0) announceErrors()
  }, [answerCount])
}
