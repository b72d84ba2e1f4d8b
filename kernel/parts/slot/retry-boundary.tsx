import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { retryDelay } from '../../core/async/load-code'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import type { Load } from '../../core/plugin/entry'
import { LoadError } from '../../ui/lazy/load-error'
import { EntryBoundary } from './entry-boundary'
import { FailureCard } from './failure-card'
import { ChunkError, resetLazy } from './lazy-entry'
import { useOnline } from './use-online'

/**
 * What stands in for content that fails:
 * - `card`: people came for it: whatever failed, a card says why and offers to try again
 * - `notice`: a sentence and a button where its code does not come; whatever throws vanishes (PLG-04)
 * - `nothing`: it is no loss to see: its code is tried again without a word; whatever throws vanishes
 */
export type WhenFailed = 'card' | 'notice' | 'nothing'

interface RetryBoundaryProps {
  readonly plugin: string
  readonly entry: string
  /** What brings the content's code; a new try asks for it again. */
  readonly load: Load<never>
  readonly whenFailed?: WhenFailed | undefined
  /** What the content is called, where it has a name. */
  readonly name?: string | undefined
  /** A whole screen, or a part of one, unless told otherwise. */
  readonly of?: 'page' | 'part'
  /** Puts the card where the content would stand. */
  readonly frame?: (card: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Around everything that is loaded when it is needed: what failed can be tried again, or tries again by itself. */
export function RetryBoundary(props: RetryBoundaryProps) {
  const {
    plugin,
    entry,
    load,
    whenFailed = 'card',
    name,
    of = 'part',
    frame = (card) => card,
    children,
  } = props
  const t = useTexts(kernelTexts)
  const ofPart = name ? t['page.failed.named']({ name }) : t['page.failed.part']()
  const title = of === 'page' ? t['page.failed']() : ofPart
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
              <NoticeInPlace onRetry={handleRetry} />
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

function NoticeInPlace({ onRetry }: { readonly onRetry: () => void }) {
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
