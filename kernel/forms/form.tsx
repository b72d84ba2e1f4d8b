import { Form as BaseForm, type FormProps, type FormSchema } from '@formisch/react'
import type { SubmitEvent } from 'react'

/**
 * A form over a schema. While one answer is awaited, another submit is no second one.
 *
 * @param props `of` the store of `useForm`; `onSubmit` is given what the schema made of the input, and is awaited
 * @example
 * const form = useForm({ schema: loginSchema })
 * return <Form of={form} onSubmit={logIn}>…</Form>
 */
export function Form<Schema extends FormSchema>(props: FormProps<Schema>) {
  function handleSubmitCapture(event: SubmitEvent<HTMLFormElement>) {
    if (!props.of.isSubmitting) return
    event.preventDefault()
    event.stopPropagation()
  }
  return <BaseForm onSubmitCapture={handleSubmitCapture} {...props} />
}
