import { useId } from 'react'
import { cx, sva } from 'styled-system/css'
import { choiceRecipe } from '../checkbox/choice.recipe'
import { type ChoiceProps, ChoiceTexts, choiceAria } from '../checkbox/choice-texts'

export const switchRecipe = sva({
  slots: ['box', 'input', 'track', 'thumb'],
  base: {
    box: { position: 'relative', flexShrink: '0', w: '11', h: '6' },
    // The invisible input covers the track, so that touch screen readers find it there.
    input: { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'inherit' },
    track: {
      row: true,
      h: 'full',
      px: '1',
      rounded: 'full',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'edge',
      color: 'edge',
      transition: 'common',
      ':hover:not(:disabled, :checked) + &': { borderColor: 'quiet', color: 'quiet' },
      ':focus-visible + &': { outline: '2px solid {colors.accent.text}', outlineOffset: '[2px]' },
      ':checked + &': { bg: 'accent.text', borderColor: 'accent.text', color: 'surface' },
      '[aria-invalid=true] + &': { borderColor: 'danger' },
      ':disabled + &': { opacity: 0.5 },
    },
    thumb: {
      w: '4',
      h: '4',
      rounded: 'full',
      transition: 'common',
      transitionDuration: 'normal',
      ':checked + * > &': { transform: 'translateX(1.25rem)' },
      '[dir=rtl] :checked + * > &': { transform: 'translateX(-1.25rem)' },
      // Only a border, because forced colors remove backgrounds but keep borders.
      borderWidth: '8px',
      borderColor: '[currentcolor]',
    },
  },
})

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
