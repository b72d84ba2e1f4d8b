import { type FormConfig, type FormSchema, type FormStore, useForm as useBaseForm } from '@formisch/react'
import { useState } from 'react'

/** Creates a form store that validates on blur and, after an error, on each input. Later changes of `schema` are ignored. */
export function useForm<Schema extends FormSchema>(
  schema: Schema,
  initialInput?: FormConfig<Schema>['initialInput'],
): FormStore<Schema> {
  const form = useBaseForm({ schema, initialInput, validate: 'blur', revalidate: 'input' })
  // In development, Fast Refresh drops the form store that the library has memoized; the state keeps it with the input.
  const [stableForm] = useState(form)
  return stableForm
}
