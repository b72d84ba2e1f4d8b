import { type FormSchema, type FormStore, focus, getInput, setErrors } from '@formisch/react'
import { invalidFields } from '../../../core/http/outcome'
import type { TextRef } from '../../../core/i18n/text'
import { encodeMessage } from './encoded-message'

interface Refusal {
  readonly input: unknown
  readonly message: string
}

/** What a server refused of each form, by field. The form library drops the messages when it validates any field. */
const refusals = new WeakMap<object, ReadonlyMap<string, Refusal>>()
/** The input of each form at its last submit. */
const submitted = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** Returns the encoded message of a field whose input the server refused at the last submit. */
export function refusalOf(form: object, path: readonly unknown[], input: unknown): string | undefined {
  const refusal = refusals.get(form)?.get(String(path))
  return refusal?.input === input ? refusal?.message : undefined
}

/** Remembers the input that is submitted, and forgets what the server refused before. */
export function beginSubmit<Schema extends FormSchema>(form: FormStore<Schema>): void {
  refusals.delete(form)
  submitted.set(form, Object(getInput(form)))
}

/**
 * Shows a server's validation errors at their fields and focuses the first field. The input is kept; each
 * message disappears when its field changes or the form is submitted again. A field that was changed since the submit gets
 * no message, because the server has not seen its input.
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
  const inputOf = (name: string): unknown => getInput(form, { path: [name] } as never)
  const sent = submitted.get(form)
  const refused = rejected.map(([name, text]): [string, Refusal] => [
    name,
    { input: sent ? sent[name] : inputOf(name), message: encodeMessage(text) },
  ])
  refusals.set(form, new Map(refused))
  // Lists are read anew each time.
  const unchanged = refused.filter(
    ([name, { input }]) => JSON.stringify(input) === JSON.stringify(inputOf(name)),
  )
  for (const [name, { message }] of unchanged) setErrors(form, { path: [name], errors: [message] } as never)
  const [first] = unchanged
  if (first) focus(form, { path: [first[0]] } as never)
  return rejected.length > 0
}
