import { type ReactNode, useMemo } from 'react'
import { useTranslate } from '../../../core/i18n/use-texts'
import { useHref } from '../../../core/navigation/links'
import type { RegisteredEntry } from '../../../core/plugin/registry'
import { useRegistry } from '../../../core/plugin/registry-store'
import type { SlotRef } from '../../../core/plugin/slot'
import { canAccess } from '../../../core/session/routes'
import { useIsAuthenticated } from '../../../core/session/session'
import { ButtonLink } from '../../ui/button/button-link'
import { LazyEntry, type WhenFailed } from './lazy-entry'

/** The entries of a slot that the current user may see, in order: the same list until they change. */
export function useSlotEntries<Props extends object>(
  slot: SlotRef<Props>,
): readonly RegisteredEntry<Props>[] {
  const [registry, isAuthenticated] = [useRegistry(), useIsAuthenticated()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: slots are equal by their ids
  return useMemo(
    () => registry.entriesOf(slot).filter(({ access = 'anyone' }) => canAccess(access, isAuthenticated)),
    [registry, slot.id, isAuthenticated],
  )
}

/**
 * Renders the contributions to a slot.
 * @param props passed to each entry
 * @param fallback shown while an entry's code loads
 * @param frame wraps the entries, if there are any
 * @param whenFailed what replaces a failed entry: see {@link WhenFailed}; default `notice`
 * @example
 * <Slot of={courseActions} props={{ course }} />
 */
export function Slot<Props extends object>({
  of,
  props,
  fallback = null,
  frame = (entries) => entries,
  whenFailed,
}: {
  readonly of: SlotRef<Props>
  readonly props: Props
  readonly fallback?: ReactNode
  readonly frame?: (entries: ReactNode) => ReactNode
  readonly whenFailed?: WhenFailed
}) {
  const entries = useSlotEntries(of).map((entry) => (
    <SlotEntryView key={entry.id} entry={entry} props={props} fallback={fallback} whenFailed={whenFailed} />
  ))
  return entries.length > 0 && frame(entries)
}

interface SlotEntryViewProps<Props extends object> {
  readonly entry: RegisteredEntry<Props>
  readonly props: Props
  readonly fallback?: ReactNode
  readonly whenFailed?: WhenFailed | undefined
}

/** One entry of a slot in its own error boundary; an entry without `load` is a link to its route. */
export function SlotEntryView<Props extends object>({
  entry,
  props,
  fallback,
  whenFailed = 'notice',
}: SlotEntryViewProps<Props>) {
  const translate = useTranslate()
  if (!entry.load) return <EntryLink entry={entry} />
  const { load, hasServerState } = entry
  return (
    <LazyEntry
      plugin={entry.plugin}
      entry={entry.id}
      content={{ load, hasServerState }}
      props={props}
      fallback={fallback}
      whenFailed={whenFailed}
      name={entry.label && translate(entry.label)}
    />
  )
}

function EntryLink({
  entry: { id, to, label, icon },
}: {
  readonly entry: Pick<RegisteredEntry, 'id' | 'to' | 'label' | 'icon'>
}) {
  const translate = useTranslate()
  const href = useHref()
  return (
    <ButtonLink to={to && href(to)} variant="soft" icon={icon}>
      {label ? translate(label) : id}
    </ButtonLink>
  )
}
