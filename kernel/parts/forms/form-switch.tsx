import {
  type FieldStore,
  type FormSchema,
  type FormStore,
  type RequiredPath,
  useField,
} from '@formisch/react'
import { type CheckboxProps, Switch } from '../../ui/checkbox/checkbox'

/** Props of {@link FormSwitch}: those of a {@link Switch}, and where in the form it stands. */
export interface FormSwitchProps<Schema extends FormSchema, Path extends RequiredPath>
  extends Pick<CheckboxProps, 'label' | 'hint'> {
  of: FormStore<Schema>
  path: FieldStore<Schema, Path>['path']
}

/**
 * Something in a form that is on or off. It is never wrong, so there is nothing to say about it.
 *
 * @example
 * <FormSwitch of={form} path={['publicProfile']} label={t.publicProfile()} />
 */
export function FormSwitch<Schema extends FormSchema, Path extends RequiredPath>({
  of,
  path,
  ...rest
}: FormSwitchProps<Schema, Path>) {
  const { props, input } = useField<Schema, Path>(of, { path })
  const { autoFocus, ...control } = props
  return <Switch {...rest} {...control} checked={input === true} />
}
