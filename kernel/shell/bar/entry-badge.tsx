import { Suspense } from 'react'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { lazyWithRetry } from '../../parts/slot/lazy-entry'
import { RetryBoundary } from '../../parts/slot/retry-boundary'

interface EntryBadgeProps {
  readonly entry: RegisteredEntry
  readonly load: NonNullable<RegisteredEntry['badge']>
}

/** The badge of an entry, loaded separately so that the link does not wait for it. */
export function EntryBadge({ entry, load }: EntryBadgeProps) {
  return (
    <RetryBoundary plugin={entry.plugin} entry={`${entry.id}.badge`} load={load} whenFailed="nothing">
      <Suspense>
        <BadgeContent load={load} />
      </Suspense>
    </RetryBoundary>
  )
}

/** Reads the lazy badge inside the error boundary, because a retry creates a new lazy component. */
function BadgeContent({ load }: Pick<EntryBadgeProps, 'load'>) {
  const Badge = lazyWithRetry({ load })
  return <Badge />
}
