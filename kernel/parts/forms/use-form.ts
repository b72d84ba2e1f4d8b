import { type FormConfig, type FormSchema, type FormStore, useForm as useBaseForm } from '@formisch/react'
import { useState } from 'react'

/**
 * The state of a form over a schema, checked when a field is left, and on each stroke once it was wrong.
 *
 * @param schema the rules, with a `message` each; a new one later changes nothing
 * @param initialInput what stands in the fields at first
 */
export function useForm<Schema extends FormSchema>(
  schema: Schema,
  initialInput?: FormConfig<Schema>['initialInput'],
): FormStore<Schema> {
  const form = useBaseForm({ schema, initialInput, validate: 'blur', revalidate: 'input' })
  // The library memoizes its store, which a saved change in development forgets; what was typed stays.
  const [kept] = useState(form)
  return kept
}
