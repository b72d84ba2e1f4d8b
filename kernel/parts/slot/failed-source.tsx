import { useEffect, useEffectEvent } from 'react'
import { ChunkError } from '../../core/async/load-code'

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

/** Reports the failure of a source, which cannot report it itself. */
export function FailedSource({ error, onRetry, onFound }: FailedSourceProps) {
  const isOutdated = error instanceof ChunkError && error.isOutdated
  const report = useEffectEvent(() =>
    onFound({ isLoading: false, error, retry: isOutdated ? () => location.reload() : onRetry }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is reported
  useEffect(() => void report(), [error])
  return null
}
