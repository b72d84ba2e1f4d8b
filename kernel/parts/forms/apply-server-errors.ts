import { type FormSchema, type FormStore, focus, setErrors } from '@formisch/react'
import { invalidFields } from '../../core/http/invalid-fields'
import type { TextRef } from '../../core/i18n/text'
import { encodeMessage } from './encoded-message'

/**
 * Shows a server's refusal where it belongs: at the fields that it names, the first of which gets the focus. What was
 * typed stays, and the message goes as soon as the field is changed.
 *
 * @param error what the call failed with
 * @param says the fields that may be refused, with what is said about each
 * @returns whether the server named any of them
 * @example
 * await save.mutateAsync(data).catch((error) => applyServerErrors(form, error, { login: text('refusedLogin') }))
 */
export function applyServerErrors<Schema extends FormSchema>(
  form: FormStore<Schema>,
  error: unknown,
  says: Readonly<Record<string, TextRef>>,
): boolean {
  const named = invalidFields(error)
  const refused = Object.entries(says).filter(([name]) => named.includes(name.toLowerCase()))
  for (const [name, text] of refused)
    setErrors(form, { path: [name], errors: [encodeMessage(text)] } as never)
  const [first] = refused
  if (first) focus(form, { path: [first[0]] } as never)
  return first !== undefined
}
