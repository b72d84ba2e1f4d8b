import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTranslate } from '../../core/i18n/use-texts'
import { $isFirstScreenReady } from '../../core/navigation/first-screen'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { lazyWithRetry } from '../../parts/slot/lazy-entry'
import { RetryBoundary } from '../../parts/slot/retry-boundary'
import { SlotEntryView } from '../../parts/slot/slot'
import { Icon } from '../../ui/icons/icon'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { entryRecipe } from './navigation-bar.recipe'

interface NavigationEntryProps {
  readonly entry: RegisteredEntry
  readonly variant: 'destination' | 'sign'
}

/** An entry of the navigation bar: a link with icon and label, or a component of its plugin. */
export function NavigationEntry({ entry, variant }: NavigationEntryProps) {
  const translate = useTranslate()
  const href = useHref()
  const to = entry.to && href(entry.to, undefined, entry.query)
  const { search } = useLocation()
  // Wait with the badge until the first screen is ready.
  const hasScreen = useUnit($isFirstScreenReady)
  if (to === undefined) return <SlotEntryView entry={entry} props={{}} whenFailed="nothing" />
  // The router compares only paths. Compare the query as well: a link to one tab is not current on other tabs.
  const current = new URLSearchParams(search)
  const isCurrent = Object.entries(entry.query ?? {}).every(
    ([name, value]) => current.get(name) === String(value),
  )
  const isSign = variant === 'sign' && entry.icon !== undefined && entry.badge !== undefined

  return (
    <NavLink to={to} aria-current={isCurrent ? 'page' : false} className={entryRecipe({ variant })}>
      {entry.icon && (variant === 'destination' || isSign) && <Icon of={entry.icon} />}
      {entry.label &&
        (isSign ? (
          <VisuallyHidden>{translate(entry.label)}</VisuallyHidden>
        ) : (
          <span>{translate(entry.label)}</span>
        ))}
      {entry.badge && hasScreen && <EntryBadge entry={entry} load={entry.badge} />}
    </NavLink>
  )
}

/** The badge of an entry, loaded separately so that the link does not wait for it. */
function EntryBadge({
  entry,
  load,
}: {
  readonly entry: RegisteredEntry
  readonly load: NonNullable<RegisteredEntry['badge']>
}) {
  return (
    <RetryBoundary plugin={entry.plugin} entry={`${entry.id}.badge`} load={load} whenFailed="nothing">
      <Suspense>
        <BadgeContent load={load} />
      </Suspense>
    </RetryBoundary>
  )
}

/** Reads the lazy badge inside the error boundary, because a retry creates a new lazy component. */
function BadgeContent({ load }: { readonly load: NonNullable<RegisteredEntry['badge']> }) {
  const Badge = lazyWithRetry({ load })
  return <Badge />
}
