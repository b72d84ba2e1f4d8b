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

/** Props of {@link Form}: those of a `<form>`, and its store. */
export type FormProps<Schema extends FormSchema> = BaseFormProps<Schema>

/** How often the form around has been sent, be the answer good or bad; what was refused here was not sent. */
export const SubmitCountContext = createContext(0)

/**
 * A form over a schema. While one answer is awaited, another submit is no second one. What is wrong after a submit is
 * said once: the first wrong field has the focus, and where there are several, a summary leads to each.
 *
 * @param props `of` the store of `useForm`; `onSubmit` is given what the schema made of the input, and is awaited
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

/** The errors that the fields of a form show. */
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

/** Says what is wrong once a submit has been answered, in one sentence for the whole form. */
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
    // A field that gets the focus is read with its error; one that has had it is not read again.
    if (first && document.activeElement === submittedFrom.current) say(`${first.label}: ${first.error}`)
  })
  // After the fields have told of their errors, which they do in the commit before.
  useEffect(() => {
    if (answers > 0) sum()
  }, [answers])
}
