import type { ComponentProps, ReactNode } from 'react'
import { choiceRecipe } from './choice.recipe'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
}

type Texts = Pick<ChoiceProps, 'label' | 'hint' | 'error'> & {
  id: string
  kind?: 'checkbox' | 'switch' | undefined
}

/** Attributes that connect the input with its {@link ChoiceTexts}. */
export function choiceAria({
  id,
  hint,
  error,
  ...rest
}: Omit<Texts, 'label' | 'kind'> & Partial<ChoiceProps>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']].filter(Boolean)
  return {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-errormessage': error ? `${id}-error` : undefined,
  }
}

export function ChoiceTexts({ id, kind, label, hint, error }: Texts) {
  const styles = choiceRecipe({ kind })

  return (
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
  )
}
