import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { css, cx } from 'styled-system/css'
import { useTranslate } from '../../core/i18n/use-texts'
import { $isFirstScreenReady } from '../../core/navigation/first-screen'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { lazyWithRetry } from '../../parts/slot/lazy-entry'
import { RetryBoundary } from '../../parts/slot/retry-boundary'
import { SlotEntryView } from '../../parts/slot/slot'
import { ButtonLink } from '../../ui/button/button-link'
import { Icon } from '../../ui/icons/icon'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { deskOnly, phoneOnly } from '../responsive.styles'
import { entryRecipe } from './navigation-bar.recipe'

/** Hides an entry on phones while its badge is empty. */
const countedOnPhone = css({ '&:not(:has([data-count]))': { mdDown: { display: 'none !important' } } })
/** The button of a visitor's main action. */
const signUp = css({ flexShrink: '[initial]', ms: '1' })

interface NavigationEntryProps {
  readonly entry: RegisteredEntry
  readonly variant: 'destination' | 'sign'
  /** All entries of the same list, including this one. */
  readonly siblings: readonly RegisteredEntry[]
}

/** Whether the current query contains the query of an entry; the router compares only paths. */
const matchesQuery = ({ query }: RegisteredEntry, current: URLSearchParams) =>
  Object.entries(query ?? {}).every(([name, value]) => current.get(name) === String(value))

/** An entry of the navigation bar: a link with icon and label, or a component of its plugin. */
export function NavigationEntry({ entry, variant, siblings }: NavigationEntryProps) {
  const translate = useTranslate()
  const href = useHref()
  const to = entry.to && href(entry.to, undefined, entry.query)
  const { search } = useLocation()
  // Wait with the badge until the first screen is ready.
  const hasScreen = useUnit($isFirstScreenReady)
  if (to === undefined) return <SlotEntryView entry={entry} props={{}} whenFailed="nothing" />
  const current = new URLSearchParams(search)
  // A link to a tab is current only on this tab; the link to the whole screen is not current there.
  const isTabCurrent = siblings.some(
    (other) => other.query && !entry.query && other.to === entry.to && matchesQuery(other, current),
  )
  const isCurrent = matchesQuery(entry, current) && !isTabCurrent
  const isSign = variant === 'sign' && entry.icon !== undefined && entry.badge !== undefined
  const isAction = entry.segment === 'action'
  if (isAction && variant === 'sign')
    return (
      <ButtonLink to={to} size="sm" data-visitor={entry.access === 'visitor' || undefined} className={signUp}>
        {entry.label && translate(entry.label)}
      </ButtonLink>
    )

  return (
    <NavLink
      to={to}
      aria-current={isCurrent ? 'page' : false}
      data-visitor={entry.access === 'visitor' || undefined}
      className={cx(
        entryRecipe({ variant: isAction ? 'action' : variant }),
        entry.segment === 'desk' && deskOnly,
        (isAction || entry.segment === 'phone') && phoneOnly,
        entry.segment === 'counted' && countedOnPhone,
      )}
    >
      {({ isActive }) => (
        <>
          {entry.icon && (variant === 'destination' || isSign) && (
            <Icon of={entry.icon} isFilled={isActive && isCurrent && !isAction} />
          )}
          {entry.label &&
            (isSign || isAction ? (
              <VisuallyHidden>{translate(entry.label)}</VisuallyHidden>
            ) : (
              <span>{translate(entry.label)}</span>
            ))}
          {entry.badge && hasScreen && <EntryBadge entry={entry} load={entry.badge} />}
        </>
      )}
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
