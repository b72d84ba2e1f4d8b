import { useId } from 'react'
import { cx } from 'styled-system/css'
import { checkIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import { checkboxRecipe } from './checkbox.recipe'
import { choiceRecipe } from './choice.recipe'
import { type ChoiceProps, ChoiceTexts, choiceAria } from './choice-texts'

export type CheckboxProps = ChoiceProps

/** A checkbox that takes effect when the form is submitted (decision:ark-ui). */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const styles = checkboxRecipe()
  const aria = choiceAria({ ...rest, id, hint, error })

  return (
    <label className={cx(choiceRecipe().root, className)}>
      <span className={styles.box}>
        <input {...rest} {...aria} type="checkbox" className={styles.input} />
        <Icon of={checkIcon} className={styles.mark} />
      </span>
      <ChoiceTexts id={id} label={label} hint={hint} error={error} />
    </label>
  )
}
