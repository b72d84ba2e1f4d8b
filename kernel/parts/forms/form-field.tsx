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
import { useTranslate } from '../../core/i18n/use-texts'
import { Field, type FieldProps } from '../../ui/field/field'
import { afterPointerUp } from './after-pointer-up'
import { decodeMessage } from './encoded-message'
import { useFormError } from './form-errors'

/** Attributes for the control of a field: its name, its events and its place for the focus. */
export type FormControl = Omit<FieldElementProps, 'autoFocus'>

/** Props of {@link FormField}: those of a {@link Field}, and where in the form it stands. */
export interface FormFieldProps<Schema extends FormSchema, Path extends RequiredPath>
  extends Omit<FieldProps, 'error' | 'children' | 'id' | 'label'> {
  /** Also names the field wherever its error is told. */
  label: string
  of: FormStore<Schema>
  path: FieldStore<Schema, Path>['path']
  /** Draws the control. */
  children: (control: FormControl, field: FieldStore<Schema, Path>) => ReactNode
}

/**
 * A field of a form. What is wrong with it is said once the person has typed in it and left it, or has tried to send
 * the form, and taken back as soon as it is mended.
 *
 * @param props `of` the form, `path` in its schema, and everything a {@link Field} takes
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
  const say = useTranslate()
  const field = useField<Schema, Path>(of, { path })
  const id = useId()
  const [wasLeft, setWasLeft] = useState(false)
  // What was sent and reset begins anew.
  if (wasLeft && !field.isEdited) setWasLeft(false)
  const broken = wasLeft || of.isSubmitted ? field.errors?.[0] : undefined
  const error = broken && say(decodeMessage(broken))
  useFormError({ id, label: rest.label, error, focus: () => focus(of, { path } as never) })

  // The focus after a refused submit is the form's affair; the attribute would take it on every drawing.
  const { autoFocus, onBlur, ...control } = field.props
  function handleBlur() {
    // Whoever only walks past has made no mistake.
    if (field.isEdited) afterPointerUp(() => setWasLeft(true))
    onBlur()
  }

  return (
    <Field {...rest} id={id} error={error}>
      {children({ ...control, onBlur: handleBlur }, field)}
    </Field>
  )
}
