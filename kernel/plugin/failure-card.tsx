import { sentenceOf } from '../http/api-error'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { RetryButton } from '../ui/button/retry-button'
import { EmptyState } from '../ui/empty-state/empty-state'
import { ChunkError } from './lazy-entry'
import { useOnline } from './use-online'

interface FailureCardProps {
  /** What cannot be shown, in a sentence. */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says in one sentence why something cannot be shown, and offers a way on. */
export function FailureCard({ title, error, onRetry }: FailureCardProps) {
  const t = useTexts(kernelTexts)
  const say = useSpeak()
  const isOutdated = error instanceof ChunkError && error.isOutdated
  useOnline(onRetry)
  const wayOn = isOutdated ? (
    <Button onClick={() => location.reload()}>{t['page.reload']()}</Button>
  ) : (
    <RetryButton onClick={onRetry} />
  )

  return (
    <div role="alert">
      <EmptyState title={title} action={wayOn}>
        {isOutdated
          ? t['page.outdated']()
          : error instanceof ChunkError
            ? t['ui.loadFailed']()
            : say(sentenceOf(error))}
      </EmptyState>
    </div>
  )
}
