import { useUnit } from 'effector-react'
import { use } from 'react'
import { useLocation } from 'react-router'
import { css, cx } from 'styled-system/css'
import { useTranslate } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { $isFirstScreenReady } from '../../kit/parts/navigation/first-screen'
import { SlotEntryView } from '../../kit/parts/slot/slot'
import { ButtonLink } from '../../kit/ui/button/button-link'
import { Icon } from '../../kit/ui/icons/icon'
import { Link } from '../../kit/ui/link/link'
import { VisuallyHidden } from '../../kit/ui/visually-hidden/visually-hidden'
import { EntryBadge } from './entry-badge'
import { currentOf } from './is-current-entry'
import { entryRecipe } from './navigation-bar.recipe'

/** Hides an entry on phones while its badge is empty. */
const countedOnPhone = css({ '&:not(:has([data-count]))': { mdDown: { display: 'none !important' } } })
const signUp = css({
  flexShrink: '[initial]',
  ms: { sm: '1' },
  px: { smDown: '2.5' },
  // Screens with a next step of their own, such as the login, have the only filled button.
  'body:has([data-next-step]) &': {
    bg: 'surface',
    color: 'text',
    borderColor: 'outline',
    _hover: { bg: 'subtle' },
  },
})

interface NavigationEntryProps {
  readonly entry: RegisteredEntry
  /** All entries of the same list, including this one. */
  readonly siblings: readonly RegisteredEntry[]
}

export function NavigationEntry({ entry, siblings }: NavigationEntryProps) {
  const translate = useTranslate()
  const href = useHref()
  const to = entry.to && href(entry.to, undefined, entry.query)
  const location = useLocation()
  const page = use(CurrentPageContext)?.page
  // Wait with the badge until the first screen is ready.
  const hasScreen = useUnit($isFirstScreenReady)
  const current = currentOf(entry, siblings, location, page)
  if (to === undefined) return <SlotEntryView entry={entry} props={{}} whenFailed="nothing" />
  // Visitors are at the door already.
  if (entry.access === 'visitor' && current === 'page') return null
  const isSign = entry.icon !== undefined && entry.badge !== undefined
  const label = entry.label && translate(entry.label)
  if (entry.segment === 'action')
    return (
      <ButtonLink to={to} data-visitor={entry.access === 'visitor' || undefined} className={signUp}>
        {label}
      </ButtonLink>
    )

  return (
    <Link
      to={to}
      aria-current={current}
      data-visitor={entry.access === 'visitor' || undefined}
      className={cx(entryRecipe({ isIcon: isSign }), entry.segment === 'counted' && countedOnPhone)}
    >
      {isSign && entry.icon && <Icon of={entry.icon} />}
      {isSign ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {entry.badge && hasScreen && <EntryBadge entry={entry} load={entry.badge} />}
    </Link>
  )
}
