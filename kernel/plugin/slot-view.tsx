import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { useSpeak } from '../i18n/use-texts'
import { useHref } from '../routing/links'
import { $isAuthenticated } from '../session/session'
import { ButtonLink } from '../ui/button/button-link'
import type { Access, Content } from './entry'
import { lazyEntry } from './lazy-entry'
import type { RegisteredEntry } from './registry'
import { $registry } from './registry-store'
import { RetryBoundary, type WhenFailed } from './retry-boundary'
import type { SlotRef } from './slot'

/**
 * The entries of a slot that the present person may see, in their order.
 *
 * @example
 * const tabs = useSlotEntries(myPageTabs)
 */
export function useSlotEntries<Props extends object>(
  slot: SlotRef<Props>,
): readonly RegisteredEntry<Props>[] {
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
 * @param whenFailed what stands in for an entry whose code does not come: a `notice` with a button to try again, unless
 *   told otherwise, or `nothing`, and it is tried again by itself
 * @example
 * <Slot of={courseActions} props={{ course }} />
 */
export function Slot<Props extends object>({
  of,
  props,
  fallback = null,
  whenFailed,
}: {
  readonly of: SlotRef<Props>
  readonly props: Props
  readonly fallback?: ReactNode
  readonly whenFailed?: WhenFailed
}) {
  return useSlotEntries(of).map((entry) => (
    <SlotEntryView key={entry.id} entry={entry} props={props} fallback={fallback} whenFailed={whenFailed} />
  ))
}

interface SlotEntryViewProps<Props extends object> {
  readonly entry: RegisteredEntry<Props>
  readonly props: Props
  readonly fallback?: ReactNode
  /** `card` where the entry is what people came for. */
  readonly whenFailed?: WhenFailed | undefined
}

/** One entry of a slot in a boundary of its own; one without `load` is a link to the screen it names. */
export function SlotEntryView<Props extends object>(view: SlotEntryViewProps<Props>) {
  const { entry, whenFailed = 'notice' } = view
  const say = useSpeak()
  if (!entry.load) return <EntryLink entry={entry} />
  const { load, hasServerState } = entry
  return (
    <RetryBoundary
      plugin={entry.plugin}
      entry={entry.id}
      load={load}
      whenFailed={whenFailed}
      name={entry.label && say(entry.label)}
    >
      <EntryContent {...view} load={load} hasServerState={hasServerState} />
    </RetryBoundary>
  )
}

function EntryLink({
  entry: { id, to, label, icon },
}: {
  readonly entry: Pick<RegisteredEntry, 'id' | 'to' | 'label' | 'icon'>
}) {
  const say = useSpeak()
  const href = useHref()
  return (
    <ButtonLink to={to && href(to)} variant="soft" icon={icon}>
      {label ? say(label) : id}
    </ButtonLink>
  )
}

/** Looks the code up inside the boundary, so that a new try gets a new component. */
function EntryContent<Props extends object>({
  props,
  fallback = null,
  ...content
}: SlotEntryViewProps<Props> & Content<Props>) {
  const Entry = lazyEntry(content)
  return (
    <Suspense fallback={fallback}>
      <Entry {...props} />
    </Suspense>
  )
}
