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
import { ErrorsOfForm, type FormError } from './form-errors'

/** Props of {@link Form}: those of a `<form>`, plus its store. */
export type FormProps<Schema extends FormSchema> = BaseFormProps<Schema>

/** Number of submits that reached `onSubmit`, successful or not. */
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
  const [sentTimes, setSentTimes] = useState(0)
  const { errors, context, isAnswering } = useErrors()
  const submittedFrom = useRef<Element | null>(null)
  useAnswered(isSubmitting, errors, isAnswering, submittedFrom)

  function handleSubmitCapture(event: SubmitEvent<HTMLFormElement>) {
    if (!props.of.isSubmitting) {
      isAnswering.current = true
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
      setSentTimes((times) => times + 1)
    }
  }
  return (
    <SubmitCountContext value={sentTimes}>
      <ErrorsOfForm value={context}>
        <BaseForm onSubmitCapture={handleSubmitCapture} onSubmit={handleSubmit} {...props}>
          {isSubmitted && errors.length > 1 && <ErrorSummary errors={errors} />}
          {children}
        </BaseForm>
      </ErrorsOfForm>
    </SubmitCountContext>
  )
}

function useErrors() {
  const [shown, setShown] = useState<ReadonlyMap<string, FormError>>(new Map())
  const isAnswering = useRef(false)
  const report = useCallback((id: string, error: FormError | undefined) => {
    setShown((before) => {
      if (!error && !before.has(id)) return before
      const after = new Map(before)
      if (error) after.set(id, error)
      else after.delete(id)
      return after
    })
  }, [])
  const context = useMemo(() => ({ report, isAnswering }), [report])
  return { errors: [...shown.values()], context, isAnswering }
}

/** Announces the errors of an answered submit in one sentence. */
function useAnswered(
  isSubmitting: boolean,
  errors: readonly FormError[],
  isAnswering: { current: boolean },
  submittedFrom: { readonly current: Element | null },
): void {
  const t = useTexts(kernelTexts)
  const say = useUnit(announce)
  const [answers, setAnswers] = useState(0)
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) setAnswers((count) => count + 1)
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  const sum = useEffectEvent(() => {
    isAnswering.current = false
    const [first, second] = errors
    if (second) return say(t['form.wrong']({ count: errors.length }))
    // Screen readers read a newly focused field with its error, but not one that already had the focus.
    if (first && document.activeElement === submittedFrom.current) say(`${first.label}: ${first.error}`)
  })
  // Fields report their errors one commit earlier.
  useEffect(() => {
    if (answers > 0) sum()
  }, [answers])
}
