import { sentenceOf } from '../http/api-error'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { EmptyState } from '../ui/empty-state/empty-state'
import { ChunkError } from './lazy-entry'
import { useOnline } from './use-online'

/** Says in one sentence why something cannot be shown, and offers a way on. */
export function FailureCard({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts(kernelTexts)
  const say = useSpeak()
  const isOutdated = error instanceof ChunkError && error.isOutdated
  useOnline(onRetry)
  const way = isOutdated
    ? { label: t['page.reload'](), go: () => location.reload() }
    : { label: t['ui.retry'](), go: onRetry }

  return (
    <div role="alert">
      <EmptyState title={t['page.failed']()} action={<Button onClick={way.go}>{way.label}</Button>}>
        {isOutdated
          ? t['page.outdated']()
          : error instanceof ChunkError
            ? t['ui.loadFailed']()
            : say(sentenceOf(error))}
      </EmptyState>
    </div>
  )
}
