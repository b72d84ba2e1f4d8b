import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { $copiedAt, $copies, type ApiQueryKey, copyOf } from '../../../core/query/offline-answers'
import { Alert } from '../../ui/alert/alert'
import { RetryButton } from '../../ui/button/retry-button'
import { offlineIcon } from '../../ui/icons/status'
import { useFormats } from '../time/use-formats'

interface CopyNoticeProps {
  readonly of: { readonly queryKey: ApiQueryKey }
}

/**
 * Tells above a list that it is from the offline copy, because the server did not answer this one call. Without a
 * connection, the bar below the navigation tells it of all lists.
 * @example <CopyNotice of={feedQuery()} />
 */
export function CopyNotice({ of }: CopyNoticeProps) {
  const [copies, offlineCopiedAt] = useUnit([$copies, $copiedAt])
  const savedAt = copyOf(copies, of.queryKey)
  return savedAt !== undefined && offlineCopiedAt === null && <Notice of={of} savedAt={savedAt} />
}

function Notice({ of: { queryKey }, savedAt }: CopyNoticeProps & { readonly savedAt: Date }) {
  const t = useKernelTexts()
  const { dateTime } = useFormats()
  const client = useQueryClient()
  // Counts the reads anew at each event of the cache: only while the notice is shown.
  const isFetching = useIsFetching({ queryKey, exact: true }) > 0
  const retry = () => void client.refetchQueries({ queryKey, exact: true })
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    const listen = () => retryOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return (
    <Alert
      tone="warning"
      icon={offlineIcon}
      action={<RetryButton size="sm" variant="link" isLoading={isFetching} onClick={retry} />}
    >
      {t['offline.list']({ when: dateTime(savedAt) })}
    </Alert>
  )
}
