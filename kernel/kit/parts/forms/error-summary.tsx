import { type MouseEvent, useId } from 'react'
import { css } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { alertRecipe } from '../../ui/alert/alert.recipe'
import { Icon } from '../../ui/icons/icon'
import { dangerIcon } from '../../ui/icons/status'
import type { FormError } from './form-errors'

const link = css({ textDecoration: 'underline', textUnderlineOffset: '[0.2em]', rounded: 'xs' })
const list = css({ display: 'grid', gap: '1', mt: '1' })

export function ErrorSummary({ errors }: { readonly errors: readonly FormError[] }) {
  const t = useKernelTexts()
  const id = useId()
  const styles = alertRecipe({ tone: 'danger' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields, not links to them
    <div role="group" aria-labelledby={id} className={styles.root}>
      <Icon of={dangerIcon} className={styles.icon} />
      <div className={styles.body}>
        <p id={id} className={styles.title}>
          {t['form.wrong']({ count: errors.length })}
        </p>
        <ul role="list" className={list}>
          {errors.map(({ id: control, label, error, focus }) => {
            const handleClick = (event: MouseEvent) => {
              event.preventDefault()
              focus()
            }
            return (
              <li key={control}>
                <a href={`#${control}`} onClick={handleClick} className={link}>
                  {label}: {error}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
