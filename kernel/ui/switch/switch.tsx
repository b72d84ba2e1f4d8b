import { Switch as ArkSwitch, useSwitch } from '@ark-ui/react/switch'
import { mergeProps } from '@ark-ui/react/utils'
import { useId } from 'react'
import { cx } from 'styled-system/css'
import { choiceRecipe } from '../checkbox/choice.recipe'
import { type ChoiceProps, ChoiceTexts, choiceAria } from '../checkbox/choice-texts'
import { switchRecipe } from './switch.recipe'

export type SwitchProps = ChoiceProps

/** A switch that takes effect immediately. */
export function Switch(props: SwitchProps) {
  const { label, hint, error, className, checked, defaultChecked, disabled, ...rest } = props
  const id = useId()
  const api = useSwitch({ checked, defaultChecked, disabled, invalid: Boolean(error) })
  // Ark UI's input is uncontrolled: it would stay on when the parent refuses the change.
  const { defaultChecked: _, style: __, ...input } = api.getHiddenInputProps()
  const styles = switchRecipe()

  return (
    <ArkSwitch.RootProvider value={api} className={cx(choiceRecipe({ kind: 'switch' }).root, className)}>
      <span className={styles.box}>
        <input
          {...mergeProps(input, rest)}
          {...choiceAria({ ...rest, id, hint, error })}
          {...{ role: 'switch' }}
          type="checkbox"
          checked={api.checked}
          className={styles.input}
        />
        <ArkSwitch.Control className={styles.track}>
          <ArkSwitch.Thumb className={styles.thumb} />
        </ArkSwitch.Control>
      </span>
      <ChoiceTexts id={id} kind="switch" label={label} hint={hint} error={error} />
    </ArkSwitch.RootProvider>
  )
}
