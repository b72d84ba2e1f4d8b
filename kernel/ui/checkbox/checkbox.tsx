import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, cx } from 'styled-system/css'
import { checkIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import { checkboxRecipe } from './checkbox.recipe'

/** Props of {@link Checkbox} and {@link Switch}: those of an `<input>`, plus label, hint and error. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
}

const tick = css({ opacity: 0, ':checked + &': { opacity: 1 } })

function BaseCheckbox({
  kind,
  label,
  hint,
  error,
  className,
  ...rest
}: CheckboxProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId()
  const styles = checkboxRecipe({ kind })
  const described = [hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']].filter(Boolean)

  return (
    <label className={cx(styles.root, className)}>
      <span className={styles.box}>
        <input
          {...rest}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-errormessage={error ? `${id}-error` : undefined}
          className={styles.input}
        />
        {kind === 'switch' ? (
          <span className={styles.mark} />
        ) : (
          <Icon of={checkIcon} className={cx(styles.mark, tick)} />
        )}
      </span>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        {error && (
          <span id={`${id}-error`} role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </span>
    </label>
  )
}

/** A checkbox that takes effect when the form is submitted. */
export function Checkbox(props: CheckboxProps) {
  return <BaseCheckbox {...props} kind="checkbox" />
}

/** An on/off switch. */
export function Switch(props: CheckboxProps) {
  return <BaseCheckbox {...props} kind="switch" />
}
