import type { RegisteredEntry } from '../../core/plugin/registry'
import { LazyEntry } from '../../kit/parts/slot/lazy-entry'

interface EntryBadgeProps {
  readonly entry: RegisteredEntry
  readonly load: NonNullable<RegisteredEntry['badge']>
}

/** The badge of an entry, loaded separately so that the link does not wait for it. */
export function EntryBadge({ entry, load }: EntryBadgeProps) {
  return (
    <LazyEntry
      plugin={entry.plugin}
      entry={`${entry.id}.badge`}
      content={{ load }}
      props={{}}
      whenFailed="nothing"
    />
  )
}
