import { useEffect, useEffectEvent } from 'react'
import { MessageError } from '../../core/http/api-error'
import { kernelTexts } from '../../core/i18n/text'
import { ChunkError } from './lazy-entry'
import { RetryLater } from './retry-boundary'

interface SourceFailure {
  readonly isLoading: false
  readonly error: unknown
  readonly retry: () => void
}

interface FailedSourceProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onFound: (failure: SourceFailure) => void
}

/** Reports the failure of a source, which cannot report it itself. Code that did not load is also retried later. */
export function FailedSource({ error, onRetry, onFound }: FailedSourceProps) {
  const isChunk = error instanceof ChunkError
  const isOutdated = isChunk && error.isOutdated
  const report = useEffectEvent(() =>
    onFound({
      isLoading: false,
      error: isChunk
        ? new MessageError(kernelTexts.ref(isOutdated ? 'page.outdated' : 'ui.loadFailed'))
        : error,
      retry: isOutdated ? () => location.reload() : onRetry,
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is reported
  useEffect(() => void report(), [error])
  return isChunk && <RetryLater onRetry={onRetry} />
}
