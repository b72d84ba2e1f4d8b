import { type FormConfig, type FormSchema, type FormStore, useForm as useBaseForm } from '@formisch/react'
import { useState } from 'react'

/** Creates a form store that validates on blur, and on input once invalid. It ignores later changes of `schema`. */
export function useForm<Schema extends FormSchema>(
  schema: Schema,
  initialInput?: FormConfig<Schema>['initialInput'],
): FormStore<Schema> {
  const form = useBaseForm({ schema, initialInput, validate: 'blur', revalidate: 'input' })
  // Fast Refresh drops the library's memoized form store; holding it in state preserves the input.
  const [stableForm] = useState(form)
  return stableForm
}
