import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { errorMessage } from '../../core/http/outcome'
import { useTranslate } from '../../core/i18n/use-texts'
import { RetryButton } from '../../ui/button/retry-button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { warningIcon } from '../../ui/icons/status'
import { refreshIcon } from '../../ui/icons/tools'
import { LostIllustration } from '../../ui/illustrations/lost-illustration'

const small = css({ textStyle: 'caption', mt: '1' })

export interface ErrorNoticeProps {
  readonly title: string
  /** A technical name of the error, shown small below the reason. */
  readonly detail?: string | undefined
  readonly error: unknown
  readonly isTrying?: boolean
  readonly onRetry: () => void
  readonly otherwise?: ReactNode
  /** Whether the content of a screen failed: the notice has an illustration. Without it, it is compact, for a section. */
  readonly isScreen?: boolean
}

/** An error message with its reason and a retry button. */
export function ErrorNotice({
  title,
  detail,
  error,
  isTrying,
  onRetry,
  otherwise,
  isScreen,
}: ErrorNoticeProps) {
  const translate = useTranslate()
  const look = isScreen ? {} : ({ size: 'sm', variant: 'soft' } as const)
  return (
    <div role="alert">
      <EmptyState
        {...(isScreen ? { art: <LostIllustration /> } : { icon: warningIcon, isCompact: true })}
        tone="danger"
        title={title}
        titleAs={isScreen ? 'h2' : 'p'}
        action={
          <>
            <RetryButton {...look} icon={refreshIcon} isLoading={isTrying} onClick={onRetry} />
            {otherwise}
          </>
        }
      >
        {translate(errorMessage(error))}
        {detail && <p className={small}>{detail}</p>}
      </EmptyState>
    </div>
  )
}
