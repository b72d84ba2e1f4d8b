import { type FormSchema, type FormStore, focus, setErrors } from '@formisch/react'
import { invalidFields } from '../../core/http/outcome'
import type { TextRef } from '../../core/i18n/text'
import { encodeMessage } from './encoded-message'

/**
 * Shows a server's validation errors at their fields and focuses the first field. The input is kept; each
 * message disappears when its field changes.
 * @param messages error text for each field that the server may reject
 * @returns whether the server named any of these fields
 * @example
 * await save.mutateAsync(data).catch((error) => applyServerErrors(form, error, { login: text('refusedLogin') }))
 */
export function applyServerErrors<Schema extends FormSchema>(
  form: FormStore<Schema>,
  error: unknown,
  messages: Readonly<Record<string, TextRef>>,
): boolean {
  const invalid = invalidFields(error)
  const rejected = Object.entries(messages).filter(([name]) => invalid.includes(name.toLowerCase()))
  for (const [name, text] of rejected)
    setErrors(form, { path: [name], errors: [encodeMessage(text)] } as never)
  const [first] = rejected
  if (first) focus(form, { path: [first[0]] } as never)
  return first !== undefined
}
