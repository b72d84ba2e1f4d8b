import { QueryErrorResetBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Load } from './entry'
import { EntryBoundary } from './entry-boundary'
import { FailureCard } from './failure-card'
import { forgetEntry } from './lazy-entry'

interface RetryBoundaryProps {
  readonly plugin: string
  readonly entry: string
  /** What brings the content's code; a new try asks for it again. */
  readonly load: Load<never>
  /** Puts the card where the content would stand. */
  readonly frame?: (card: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Around content that people came for: if it fails, a card says why and offers to try again. */
export function RetryBoundary({ plugin, entry, load, frame = (card) => card, children }: RetryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <EntryBoundary
          plugin={plugin}
          entry={entry}
          fallback={(error, retry) => {
            const handleRetry = () => {
              reset()
              forgetEntry(load)
              retry()
            }
            return frame(<FailureCard error={error} onRetry={handleRetry} />)
          }}
        >
          {children}
        </EntryBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
