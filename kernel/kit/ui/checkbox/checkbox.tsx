import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { checkIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import { choiceRecipe } from './choice.recipe'
import { type ChoiceProps, ChoiceTexts, choiceAria } from './choice-texts'

const parts = {
  box: css({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: '0' }),
  mark: css({
    position: 'absolute',
    pointerEvents: 'none',
    color: 'surface',
    opacity: 0,
    ':checked + &': { opacity: 1 },
  }),
}

export type CheckboxProps = ChoiceProps

/** A checkbox that takes effect when the form is submitted (decision:ark-ui). */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const styles = choiceRecipe()
  const aria = choiceAria({ ...rest, id, hint, error })

  return (
    <label className={cx(styles.root, className)}>
      <span className={parts.box}>
        <input {...rest} {...aria} type="checkbox" className={styles.input} />
        <Icon of={checkIcon} className={parts.mark} />
      </span>
      <ChoiceTexts id={id} label={label} hint={hint} error={error} />
    </label>
  )
}
