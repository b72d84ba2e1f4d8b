import { type ReactNode, useId } from 'react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Icon } from '../icons/icon'
import { dangerIcon } from '../icons/status'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { fieldRecipe } from './field.recipe'
import { FieldContext } from './field-context'

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode
  /** Of the control; one of its own without it. */
  id?: string | undefined
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it; while there is one the control is invalid. */
  error?: ReactNode
  isRequired?: boolean | undefined
  /** Only heard, where the place says what is to be written. */
  isLabelHidden?: boolean | undefined
  /** Shows `length/max`, and says what is left near the end. */
  count?: { readonly length: number; readonly max: number } | undefined
  /** The control: an {@link Input}, {@link Textarea}, {@link Select} …, or your own with `useFieldControl`. */
  children: ReactNode
  className?: string | undefined
}

/** From here on the remaining characters are spoken too. */
const FEW_LEFT = 20

/**
 * A control with its label, hint, error and counter, tied together for assistive technology.
 *
 * @param props `label`, `hint`, `error`, `isRequired`, `isLabelHidden`, `count`, and the control as children
 * @example
 * <Field label={t.email()} error={errors.email} isRequired>
 *   <Input type="email" {...register('email')} />
 * </Field>
 */
export function Field({
  label,
  id: ownId,
  hint,
  error,
  isRequired = false,
  isLabelHidden,
  count,
  children,
  className,
}: FieldProps) {
  const t = useTexts(kernelTexts)
  const madeId = useId()
  const id = ownId ?? madeId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const left = count && count.max - count.length
  const look = fieldRecipe({ isOver: left !== undefined && left < 0, isLabelHidden })
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined

  return (
    <div className={className ? `${look.root} ${className}` : look.root}>
      <div className={look.top}>
        <label htmlFor={id} className={look.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={look.mark} title={t['ui.required']()}>
              *
            </span>
          )}
        </label>
        {count && (
          <span aria-hidden="true" className={look.count}>
            {count.length}/{count.max}
          </span>
        )}
      </div>
      <FieldContext value={{ id, describedBy, errorId, isRequired }}>{children}</FieldContext>
      {hint && (
        <div id={hintId} className={look.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className={look.error}>
          <Icon of={dangerIcon} size="sm" />
          <span>{error}</span>
        </div>
      )}
      <div aria-live="polite">
        {left !== undefined && left <= FEW_LEFT && (
          <VisuallyHidden>{t['ui.charactersLeft']({ left })}</VisuallyHidden>
        )}
      </div>
    </div>
  )
}
