import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { useSpeak } from '../i18n/use-texts'
import { useHref } from '../routing/links'
import { $isAuthenticated } from '../session/session'
import { ButtonLink } from '../ui/button/button-link'
import type { Access, Content } from './entry'
import { EntryBoundary } from './entry-boundary'
import { lazyEntry } from './lazy-entry'
import type { RegisteredEntry } from './registry'
import { $registry } from './registry-store'
import { RetryBoundary } from './retry-boundary'
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
  return useSlotEntries(of).map((entry) => (
    <SlotEntryView key={entry.id} entry={entry} props={props} fallback={fallback} />
  ))
}

interface SlotEntryViewProps<Props extends object> {
  readonly entry: RegisteredEntry<Props>
  readonly props: Props
  readonly fallback?: ReactNode
  /** The entry is what people came for: if it fails, a card says so in its place. */
  readonly isEssential?: boolean
}

/**
 * One entry of a slot in a boundary of its own: if it fails, it vanishes, unless it is essential. An entry without
 * `load` is a link to the screen it names.
 */
export function SlotEntryView<Props extends object>(view: SlotEntryViewProps<Props>) {
  const { entry, isEssential = false } = view
  const say = useSpeak()
  if (!entry.load) return <EntryLink entry={entry} />
  const { load, hasServerState } = entry
  const content = <EntryContent {...view} load={load} hasServerState={hasServerState} />
  return isEssential ? (
    <RetryBoundary
      plugin={entry.plugin}
      entry={entry.id}
      load={entry.load}
      of="part"
      name={entry.label && say(entry.label)}
    >
      {content}
    </RetryBoundary>
  ) : (
    <EntryBoundary plugin={entry.plugin} entry={entry.id}>
      {content}
    </EntryBoundary>
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
