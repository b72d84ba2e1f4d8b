import type { ReactNode } from 'react'
import { useSpeak } from '../i18n/use-texts'
import { RetryButton } from '../ui/button/retry-button'
import { refreshIcon } from '../ui/icons/tools'
import { Notice } from '../ui/notice/notice'
import { sentenceOf } from './api-error'

/** Props of {@link FailedNotice}. */
export interface FailedNoticeProps {
  /** What did not work. */
  readonly title: string
  readonly error: unknown
  readonly isTrying?: boolean
  readonly onRetry: () => void
  /** Another way on, beside trying again. */
  readonly otherwise?: ReactNode
}

/**
 * What did not work, why, and trying it again.
 *
 * @param props `title`, `error`, `isTrying`, `onRetry`, `otherwise`
 * @example
 * <FailedNotice title={t.errorReading()} error={query.error} isTrying={query.isFetching} onRetry={query.refetch} />
 */
export function FailedNotice({ title, error, isTrying, onRetry, otherwise }: FailedNoticeProps) {
  const say = useSpeak()
  const retry = (
    <>
      <RetryButton size="sm" variant="soft" icon={refreshIcon} isLoading={isTrying} onClick={onRetry} />
      {otherwise}
    </>
  )
  return (
    <Notice tone="danger" title={title} action={retry}>
      {say(sentenceOf(error))}
    </Notice>
  )
}
