import {
  type FieldStore,
  type FormSchema,
  type FormStore,
  type RequiredPath,
  useField,
} from '@formisch/react'
import { Switch, type SwitchProps } from '../../ui/switch/switch'

export interface FormSwitchProps<Schema extends FormSchema, Path extends RequiredPath>
  extends Pick<SwitchProps, 'label' | 'hint'> {
  of: FormStore<Schema>
  path: FieldStore<Schema, Path>['path']
}

/** A boolean field of a form, without validation. */
export function FormSwitch<Schema extends FormSchema, Path extends RequiredPath>({
  of,
  path,
  ...rest
}: FormSwitchProps<Schema, Path>) {
  const { props, input } = useField<Schema, Path>(of, { path })
  const { autoFocus, ...control } = props
  return <Switch {...rest} {...control} checked={input === true} />
}
