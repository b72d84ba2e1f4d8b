import type { ReactNode } from 'react'
import { errorMessage } from '../../core/http/api-error'
import { useTranslate } from '../../core/i18n/use-texts'
import { Alert } from '../../ui/alert/alert'
import { RetryButton } from '../../ui/button/retry-button'
import { refreshIcon } from '../../ui/icons/tools'

export interface ErrorNoticeProps {
  readonly title: string
  readonly error: unknown
  readonly isTrying?: boolean
  readonly onRetry: () => void
  readonly otherwise?: ReactNode
}

/** An error message with its reason and a retry button. */
export function ErrorNotice({ title, error, isTrying, onRetry, otherwise }: ErrorNoticeProps) {
  const translate = useTranslate()
  const retry = (
    <>
      <RetryButton size="sm" variant="soft" icon={refreshIcon} isLoading={isTrying} onClick={onRetry} />
      {otherwise}
    </>
  )
  return (
    <Alert tone="danger" title={title} action={retry}>
      {translate(errorMessage(error))}
    </Alert>
  )
}
