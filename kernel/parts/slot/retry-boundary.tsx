import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { retryDelay } from '../../core/async/load-code'
import { errorMessage } from '../../core/http/outcome'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import type { Load } from '../../core/plugin/slot'
import { Button } from '../../ui/button/button'
import { RetryButton } from '../../ui/button/retry-button'
import { ErrorCard } from '../../ui/error-card/error-card'
import { refreshIcon } from '../../ui/icons/tools'
import { LoadError } from '../../ui/lazy/load-error'
import { EntryBoundary } from './entry-boundary'
import { ChunkError, resetLazy } from './lazy-entry'

/**
 * What is shown instead of failed content:
 * - `card`: for main content, a card that explains any error and offers to retry
 * - `notice`: a message and a retry button when code did not load; nothing for render errors
 * - `nothing`: nothing; code that did not load is retried silently
 * - a function: what it returns for the error and a function that retries
 */
export type WhenFailed = 'card' | 'notice' | 'nothing' | ((error: unknown, retry: () => void) => ReactNode)

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
            if (typeof whenFailed === 'function') return whenFailed(error, handleRetry)
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

/** Retries silently after 30 s, and when the browser is online again. */
export function RetryLater({ onRetry }: { readonly onRetry: () => void }) {
  useOnline(onRetry)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const timer = setTimeout(() => retry(), retryDelay)
    return () => clearTimeout(timer)
  }, [])
  return null
}

interface FailureCardProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

function FailureCard({ title, error, onRetry }: FailureCardProps) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const isOutdated = error instanceof ChunkError && error.isOutdated
  useOnline(onRetry)
  const action = isOutdated ? (
    <Button size="sm" variant="soft" onClick={() => location.reload()}>
      {t['page.reload']()}
    </Button>
  ) : (
    <RetryButton size="sm" variant="soft" icon={refreshIcon} onClick={onRetry} />
  )

  return (
    <ErrorCard titleAs="h2" title={title} action={action}>
      {isOutdated
        ? t['page.outdated']()
        : error instanceof ChunkError
          ? t['ui.loadFailed']()
          : translate(errorMessage(error))}
    </ErrorCard>
  )
}

function useOnline(retry: () => void): void {
  const handleOnline = useEffectEvent(retry)
  useEffect(() => {
    const listen = () => handleOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
