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

function Choice({
  kind,
  label,
  hint,
  error,
  className,
  ...rest
}: CheckboxProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId()
  const look = checkboxRecipe({ kind })
  const described = [hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']].filter(Boolean)

  return (
    <label className={cx(look.root, className)}>
      <span className={look.box}>
        <input
          {...rest}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-errormessage={error ? `${id}-error` : undefined}
          className={look.input}
        />
        {kind === 'switch' ? (
          <span className={look.mark} />
        ) : (
          <Icon of={checkIcon} className={cx(look.mark, tick)} />
        )}
      </span>
      <span className={look.words}>
        <span id={`${id}-label`} className={look.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={look.hint}>
            {hint}
          </span>
        )}
        {error && (
          <span id={`${id}-error`} role="alert" className={look.error}>
            {error}
          </span>
        )}
      </span>
    </label>
  )
}

/**
 * A checkbox that takes effect when the form is submitted.
 * @example
 * <Checkbox label={t.remember()} {...control} />
 */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} kind="checkbox" />
}

/**
 * An on/off switch.
 * @example
 * <Switch label={t.public()} hint={t.publicHint()} {...control} />
 */
export function Switch(props: CheckboxProps) {
  return <Choice {...props} kind="switch" />
}
