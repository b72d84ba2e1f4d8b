import {
  type FieldElementProps,
  type FieldStore,
  type FormSchema,
  type FormStore,
  focus,
  type RequiredPath,
  useField,
} from '@formisch/react'
import { type ReactNode, useId, useState } from 'react'
import { Field, type FieldProps } from '../../ui/field/field'
import { afterPointerUp } from './after-pointer-up'
import { refusalOf } from './apply-server-errors'
import { useFormControl } from './form-errors'

/** Attributes for the control of a form field. */
export type FormControl = Omit<FieldElementProps, 'autoFocus'>

export interface FormFieldProps<Schema extends FormSchema, Path extends RequiredPath>
  extends Omit<FieldProps, 'error' | 'children' | 'id' | 'label'> {
  label: string
  of: FormStore<Schema>
  path: FieldStore<Schema, Path>['path']
  children: (control: FormControl, field: FieldStore<Schema, Path>) => ReactNode
}

/**
 * A field of a form. Errors appear once the field was edited and left or the form was submitted, and
 * disappear as soon as the input is valid. What a server refused (`applyServerErrors`) stays until its input changes.
 * @example
 * <FormField of={form} path={['login']} label={t['login.username']()}>
 *   {(control, { input }) => <Input type="email" {...control} value={input} />}
 * </FormField>
 */
export function FormField<Schema extends FormSchema, Path extends RequiredPath>({
  of,
  path,
  children,
  ...rest
}: FormFieldProps<Schema, Path>) {
  const field = useField<Schema, Path>(of, { path })
  const id = useId()
  const [isTouched, setIsTouched] = useState(false)
  // A field becomes touched only after an edit. If it is unedited now, the form was reset.
  if (isTouched && !field.isEdited) setIsTouched(false)
  const refusal = of.isSubmitting ? undefined : refusalOf(of, path, field.input)
  const message = isTouched || of.isSubmitted ? (field.errors?.[0] ?? refusal) : undefined
  const { error } = useFormControl({ id, label: rest.label, message, focus: () => focus(of, { path }) })

  // `autoFocus` is dropped: it would take the focus on every render, and `Form` sets the focus after a rejected submit.
  const { autoFocus, onBlur, ...control } = field.props
  function handleBlur() {
    if (field.isEdited) afterPointerUp(() => setIsTouched(true))
    onBlur()
  }

  return (
    <Field {...rest} id={id} error={error}>
      {children({ ...control, onBlur: handleBlur }, field)}
    </Field>
  )
}
