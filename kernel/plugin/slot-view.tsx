import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { $isAuthenticated } from '../session/session'
import { EntryBoundary } from './entry-boundary'
import { lazyEntry } from './lazy-entry'
import type { Access } from './manifest'
import type { RegisteredEntry } from './registry'
import { $registry } from './registry-store'
import type { SlotRef } from './slot'

/**
 * The entries of a slot that the present person may see, in their order.
 *
 * @example
 * const tabs = useSlotEntries(myPageTabs)
 */
export function useSlotEntries<Props extends object>(slot: SlotRef<Props>): readonly RegisteredEntry<Props>[] {
  const [registry, isAuthenticated] = useUnit([$registry, $isAuthenticated])
  return registry.entriesOf(slot).filter(({ access = 'anyone' }) => isAllowed(access, isAuthenticated))
}

/** Whether a screen or entry is for the present person. */
export function isAllowed(access: Access, isAuthenticated: boolean): boolean {
  return access === 'anyone' || (access === 'member') === isAuthenticated
}

/**
 * Shows what plugins put into a slot; nobody fills it: nothing.
 *
 * @param of the slot; the remaining props go to each entry, and to nobody else
 * @param fallback shown while an entry's code is on its way
 * @example
 * <Slot of={courseActions} props={{ course }} />
 */
export function Slot<Props extends object>({
  of,
  props,
  fallback = null,
}: {
  readonly of: SlotRef<Props>
  readonly props: Props
  readonly fallback?: ReactNode
}) {
  return useSlotEntries(of).map((entry) => <SlotEntryView key={entry.id} entry={entry} props={props} fallback={fallback} />)
}

/** One entry of a slot in a boundary of its own: if it fails, it vanishes. */
export function SlotEntryView<Props extends object>({
  entry,
  props,
  fallback = null,
}: {
  readonly entry: RegisteredEntry<Props>
  readonly props: Props
  readonly fallback?: ReactNode
}) {
  if (!entry.load) return null
  const Content = lazyEntry(entry.load)
  return (
    <EntryBoundary plugin={entry.plugin} entry={entry.id}>
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    </EntryBoundary>
  )
}
