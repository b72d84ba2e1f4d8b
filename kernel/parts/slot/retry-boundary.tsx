import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { retryDelay } from '../../core/async/load-code'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { Load } from '../../core/plugin/slot'
import { LoadError } from '../../ui/lazy/load-error'
import { EntryBoundary } from './entry-boundary'
import { FailureCard } from './failure-card'
import { ChunkError, resetLazy } from './lazy-entry'
import { useOnline } from './use-online'

/**
 * What is shown instead of failed content:
 * - `card`: for main content, a card that explains any error and offers to retry
 * - `notice`: a message and a retry button when code did not load; nothing for render errors
 * - `nothing`: nothing; code that did not load is retried silently
 */
export type WhenFailed = 'card' | 'notice' | 'nothing'

interface RetryBoundaryProps {
  readonly plugin: string
  readonly entry: string
  readonly load: Load<never>
  readonly whenFailed?: WhenFailed | undefined
  readonly name?: string | undefined
  readonly of?: 'page' | 'section'
  readonly frame?: (card: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Error boundary for lazy content, with a button to load the content again. */
export function RetryBoundary(props: RetryBoundaryProps) {
  const {
    plugin,
    entry,
    load,
    whenFailed = 'card',
    name,
    of = 'section',
    frame = (card) => card,
    children,
  } = props
  const t = useTexts(kernelTexts)
  const sectionTitle = name ? t['page.failed.named']({ name }) : t['page.failed.part']()
  const title = of === 'page' ? t['page.failed']() : sectionTitle
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <EntryBoundary
          plugin={plugin}
          entry={entry}
          fallback={(error, retry) => {
            const handleRetry = () => {
              reset()
              resetLazy(load)
              retry()
            }
            if (whenFailed === 'card')
              return frame(<FailureCard title={title} error={error} onRetry={handleRetry} />)
            if (!(error instanceof ChunkError)) return null
            return whenFailed === 'notice' ? (
              <InlineLoadError onRetry={handleRetry} />
            ) : (
              <RetryLater onRetry={handleRetry} />
            )
          }}
        >
          {children}
        </EntryBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function InlineLoadError({ onRetry }: { readonly onRetry: () => void }) {
  useOnline(onRetry)
  return <LoadError onRetry={onRetry} />
}

function RetryLater({ onRetry }: { readonly onRetry: () => void }) {
  useOnline(onRetry)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const timer = setTimeout(() => retry(), retryDelay)
    return () => clearTimeout(timer)
  }, [])
  return null
}
