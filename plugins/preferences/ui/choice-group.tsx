import { useTexts } from '@kernel'
import { Icon, type IconProps } from '@kernel/ui'
import { type ReactNode, useId } from 'react'
import { preferencesTexts } from '../texts'
import { choiceGroupRecipe } from './choice-group.recipe'

interface ChoiceGroupProps<Value extends string> {
  readonly label: string
  readonly current: Value
  readonly onChoose: (value: Value) => void
  readonly choices: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly icon?: IconProps['of']
    readonly sample?: 'sm' | 'md' | 'lg' | 'xl'
  }[]
}

/** Radio buttons that look like one segmented control. */
export function ChoiceGroup<Value extends string>({
  label,
  current,
  onChoose,
  choices,
}: ChoiceGroupProps<Value>) {
  const t = useTexts(preferencesTexts)
  const name = useId()
  const styles = choiceGroupRecipe()
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: text, icon, sample }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => onChoose(value)}
              className={styles.input}
            />
            {icon && <Icon of={icon} />}
            {sample && (
              <span aria-hidden className={choiceGroupRecipe({ sample }).sample}>
                {t.sample()}
              </span>
            )}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
