import { QueryErrorResetBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import type { Load } from './entry'
import { EntryBoundary } from './entry-boundary'
import { FailureCard } from './failure-card'
import { forgetEntry } from './lazy-entry'

interface RetryBoundaryProps {
  readonly plugin: string
  readonly entry: string
  /** What brings the content's code; a new try asks for it again. */
  readonly load: Load<never>
  /** What the content is called, where it has a name. */
  readonly name?: string | undefined
  /** A whole screen, or a part of one. */
  readonly of: 'page' | 'part'
  /** Puts the card where the content would stand. */
  readonly frame?: (card: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Around content that people came for: if it fails, a card says why and offers to try again. */
export function RetryBoundary(props: RetryBoundaryProps) {
  const { plugin, entry, load, name, of, frame = (card) => card, children } = props
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
              forgetEntry(load)
              retry()
            }
            return frame(<FailureCard title={title} error={error} onRetry={handleRetry} />)
          }}
        >
          {children}
        </EntryBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
