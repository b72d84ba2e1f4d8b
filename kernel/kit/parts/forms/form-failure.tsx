import type { ReactNode } from 'react'
import { errorMessage } from '../../../core/http/outcome'
import { useTranslate } from '../../../core/i18n/use-texts'
import { Alert } from '../../ui/alert/alert'

export interface FormFailureProps {
  /** What failed. */
  readonly title: string
  readonly error: unknown
  /** What became of the input. */
  readonly children: ReactNode
}

/**
 * The failure of a form's request, with its reason. It is scrolled into view, because a long form is sent far from it,
 * unless the focus has gone to a refused field. The mutation has `showsFailure`, so that no toast says the same.
 * @example
 * {save.error && <FormFailure title={t.notSaved()} error={save.error}>{t.kept()}</FormFailure>}
 */
export function FormFailure({ title, error, children }: FormFailureProps) {
  const translate = useTranslate()
  return (
    <div ref={show}>
      <Alert tone="danger" title={title}>
        <p>{translate(errorMessage(error))}</p>
        <p>{children}</p>
      </Alert>
    </div>
  )
}

function show(element: HTMLElement | null): void {
  if (document.activeElement?.getAttribute('aria-invalid') !== 'true')
    element?.scrollIntoView({ block: 'center' })
}
