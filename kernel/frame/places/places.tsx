import { useUnit } from 'effector-react'
import { memo } from 'react'
import { useLocation } from 'react-router'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { $isFirstScreenReady } from '../../kit/parts/navigation/first-screen'
import { SlotEntryView, useSlotEntries } from '../../kit/parts/slot/slot'
import { ButtonLink } from '../../kit/ui/button/button-link'
import { externalIcon } from '../../kit/ui/icons/actions'
import { Icon } from '../../kit/ui/icons/icon'
import { plusIcon } from '../../kit/ui/icons/tools'
import { Link } from '../../kit/ui/link/link'
import { OutsideLink } from '../../kit/ui/outside-link/outside-link'
import { VisuallyHidden } from '../../kit/ui/visually-hidden/visually-hidden'
import { EntryBadge } from '../bar/entry-badge'
import { isCurrentEntry } from '../bar/is-current-entry'
import { myPageSide, navbarStart } from '../slots'
import { FoldedEntry } from './folded-entry'
import { placesRecipe } from './places.recipe'

/** The places of members: a tab bar at the bottom of phones, a column at the start of larger screens. */
export function Places() {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const href = useHref()
  const { studio } = useUnit($settings)
  const hasScreen = useUnit($isFirstScreenReady)
  const start = useSlotEntries(navbarStart)
  const side = useSlotEntries(myPageSide)
  const styles = placesRecipe()
  const location = useLocation()
  const all = [...start, ...side]
  const isCurrent = (entry: RegisteredEntry) => isCurrentEntry(entry, all, location)
  const links = (entries: readonly RegisteredEntry[]) =>
    entries.map((entry) => <Place key={entry.id} entry={entry} isCurrent={isCurrent(entry)} />)
  const isLast = ({ segment }: RegisteredEntry) => segment === 'last'

  return (
    <nav aria-label={t['nav.label']()} className={styles.root}>
      <div className={styles.list}>{links(start.filter((entry) => !isLast(entry)))}</div>
      {start
        .filter(({ segment }) => segment === 'action')
        .map((entry) => (
          <ButtonLink
            key={entry.id}
            to={entry.to && href(entry.to, undefined, entry.query)}
            icon={entry.icon}
            className={styles.action}
          >
            <span>{entry.label && translate(entry.label)}</span>
          </ButtonLink>
        ))}
      <div className={styles.list}>
        {side.map((entry) => {
          if (entry.segment === 'folded')
            return (
              <FoldedEntry key={entry.id} entry={entry} className={placesRecipe({ on: 'desk' }).link}>
                {(label) => (
                  <>
                    {entry.icon && <Icon of={entry.icon} />}
                    <span className={styles.label}>{label}</span>
                  </>
                )}
              </FoldedEntry>
            )
          return !entry.load && <Place key={entry.id} entry={entry} isCurrent={isCurrent(entry)} isDeskOnly />
        })}
      </div>
      {hasScreen && (
        <div className={styles.panels}>
          {side
            .filter(({ segment }) => segment === 'places')
            .map((entry) => (
              <SlotEntryView key={entry.id} entry={entry} props={{}} whenFailed="nothing" />
            ))}
        </div>
      )}
      {(studio.url || start.some(isLast)) && (
        <div className={styles.list}>
          {studio.url && (
            <OutsideLink
              href={studio.url}
              aria-label={t['nav.studio.opens']()}
              className={placesRecipe({ on: 'desk' }).link}
            >
              <Icon of={externalIcon} />
              <span className={styles.label}>{t['nav.studio']()}</span>
            </OutsideLink>
          )}
          {links(start.filter(isLast))}
        </div>
      )}
    </nav>
  )
}

interface PlaceProps {
  readonly entry: RegisteredEntry
  readonly isCurrent: boolean
  readonly isDeskOnly?: boolean
}

/** A link to a place, with icon, label and count, or a component of its plugin. Most places stay as they are when somebody navigates. */
const Place = memo(function Place({ entry, isCurrent, isDeskOnly }: PlaceProps) {
  const translate = useTranslate()
  const href = useHref()
  const to = entry.to && href(entry.to, undefined, entry.query)
  // Wait with the badge until the first screen is ready.
  const hasScreen = useUnit($isFirstScreenReady)
  if (to === undefined) return <SlotEntryView entry={entry} props={{}} whenFailed="nothing" />
  const isAction = entry.segment === 'action'
  const isPhoneOnly = isAction || entry.segment === 'phone'
  const isHiddenOnPhone = isDeskOnly || entry.segment === 'desk' || entry.segment === 'last'
  const styles = placesRecipe({ isAction, on: isPhoneOnly ? 'phone' : isHiddenOnPhone ? 'desk' : 'all' })
  const label = entry.label && translate(entry.label)

  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
      {entry.icon && <Icon of={isAction ? plusIcon : entry.icon} isFilled={isCurrent && !isAction} />}
      {isAction ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      {entry.badge && hasScreen && <EntryBadge entry={entry} load={entry.badge} />}
    </Link>
  )
})
