import { type ComponentProps, type ReactNode, useId } from 'react'
import { choiceRecipe } from '../checkbox/choice.recipe'
import { useFieldControl } from './field-context'

export interface RadioGroupProps<Value extends string>
  extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'id' | 'className'> {
  /** Name of the group: the label of the field. */
  label: string
  value: Value | undefined
  choices: readonly { readonly value: Value; readonly label: ReactNode }[]
}

/**
 * A few choices below each other, in a {@link Field}.
 * @example
 * <FormField of={form} path={['reason']} label={t.reason()}>
 *   {(control, { input }) => <RadioGroup {...control} label={t.reason()} value={input} choices={reasons} />}
 * </FormField>
 */
export function RadioGroup<Value extends string>({ label, value, choices, ...rest }: RadioGroupProps<Value>) {
  const control = useFieldControl()
  const name = useId()
  const styles = choiceRecipe({ kind: 'radio' })
  return (
    <div role="radiogroup" aria-label={label} {...control}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.root}>
          <input
            {...rest}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-invalid={control['aria-invalid']}
            className={styles.input}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
