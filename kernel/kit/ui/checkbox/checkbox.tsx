import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { checkIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import { choiceRecipe } from './choice.recipe'
import { type ChoiceProps, ChoiceTexts, choiceAria } from './choice-texts'

const styles = {
  box: css({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: '0', w: '6', h: '6' }),
  input: css({
    w: 'full',
    h: 'full',
    rounded: 'xs',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'edge',
    cursor: 'pointer',
    transition: 'common',
    _hover: { borderColor: 'text' },
    _checked: { bg: 'accent.text', borderColor: 'accent.text' },
    _invalid: { borderColor: 'danger' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  }),
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
