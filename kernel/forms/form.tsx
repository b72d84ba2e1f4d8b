import { Form as BaseForm, type FormProps as BaseFormProps, type FormSchema } from '@formisch/react'
import { createContext, type SubmitEvent, useEffect, useRef, useState } from 'react'

/** Props of {@link Form}: those of a `<form>`, its store, and what happens when it is sent. */
export type FormProps<Schema extends FormSchema> = BaseFormProps<Schema> & {
  /**
   * Called instead of `onSubmit` when something in the form is wrong; its first wrong field has the focus then. What the
   * server refuses was sent: of that `onSubmit` knows.
   */
  readonly onInvalid?: () => void
}

/** How often the form around has been sent, be the answer good or bad; what was refused here was not sent. */
export const SentTimes = createContext(0)

/**
 * A form over a schema. While one answer is awaited, another submit is no second one.
 *
 * @param props `of` the store of `useForm`; `onSubmit` is given what the schema made of the input, and is awaited
 * @example
 * const form = useForm(loginSchema)
 * return <Form of={form} onSubmit={logIn}>…</Form>
 */
export function Form<Schema extends FormSchema>({ onInvalid, onSubmit, ...props }: FormProps<Schema>) {
  const { isSubmitting, isValid } = props.of
  const wasSubmitting = useRef(false)
  const wasSent = useRef(false)
  const [sentTimes, setSentTimes] = useState(0)

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && !isValid && !wasSent.current) onInvalid?.()
    wasSubmitting.current = isSubmitting
  }, [isSubmitting, isValid, onInvalid])

  function handleSubmitCapture(event: SubmitEvent<HTMLFormElement>) {
    if (!props.of.isSubmitting) {
      wasSent.current = false
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const handleSubmit: typeof onSubmit = async (output, event) => {
    wasSent.current = true
    try {
      await onSubmit(output, event)
    } finally {
      setSentTimes((times) => times + 1)
    }
  }
  return (
    <SentTimes value={sentTimes}>
      <BaseForm onSubmitCapture={handleSubmitCapture} onSubmit={handleSubmit} {...props} />
    </SentTimes>
  )
}
