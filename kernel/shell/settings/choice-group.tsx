import { type ReactNode, useId } from 'react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { Icon } from '../../ui/icons/icon'
import type { IconPath } from '../../ui/icons/icon-path'
import { choiceGroupRecipe } from './choice-group.recipe'

interface ChoiceGroupProps<Value extends string> {
  readonly label: string
  readonly current: Value
  readonly onChoose: (value: Value) => void
  readonly choices: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly icon?: IconPath
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
  const t = useTexts(kernelTexts)
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
                {t['settings.sample']()}
              </span>
            )}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
