import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { $copiedAt, $copies, type ApiQueryKey, copyOf } from '../../../core/query/offline-answers'
import { Alert } from '../../ui/alert/alert'
import { RetryButton } from '../../ui/button/retry-button'
import { offlineIcon } from '../../ui/icons/status'
import { useFormats } from '../time/use-formats'

/**
 * Tells above a list that it is from the offline copy, because the server did not answer this one call. Without a
 * connection, the bar below the navigation tells it of all lists.
 * @example <CopyNotice of={feedQuery()} />
 */
export function CopyNotice({ of: { queryKey } }: { readonly of: { readonly queryKey: ApiQueryKey } }) {
  const t = useKernelTexts()
  const { dateTime } = useFormats()
  const client = useQueryClient()
  const isFetching = useIsFetching({ queryKey, exact: true }) > 0
  const [copies, offlineCopiedAt] = useUnit([$copies, $copiedAt])
  const savedAt = copyOf(copies, queryKey)
  const isShown = savedAt !== undefined && offlineCopiedAt === null
  const retry = () => void client.refetchQueries({ queryKey, exact: true })
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    if (!isShown) return
    const listen = () => retryOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [isShown])
  if (!isShown) return null
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
