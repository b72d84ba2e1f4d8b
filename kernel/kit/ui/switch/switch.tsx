import { useId } from 'react'
import { cx } from 'styled-system/css'
import { choiceRecipe } from '../checkbox/choice.recipe'
import { type ChoiceProps, ChoiceTexts, choiceAria } from '../checkbox/choice-texts'
import { switchRecipe } from './switch.recipe'

export type SwitchProps = ChoiceProps

/** A switch that takes effect immediately (decision:ark-ui). */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps) {
  const id = useId()
  const styles = switchRecipe()
  const aria = choiceAria({ ...rest, id, hint, error })

  return (
    <label className={cx(choiceRecipe({ kind: 'switch' }).root, className)}>
      <span className={styles.box}>
        <input {...rest} {...aria} {...{ role: 'switch' }} type="checkbox" className={styles.input} />
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </span>
      <ChoiceTexts id={id} kind="switch" label={label} hint={hint} error={error} />
    </label>
  )
}
