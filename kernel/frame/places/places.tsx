import { useUnit } from 'effector-react'
import { Fragment, memo, use } from 'react'
import { useLocation } from 'react-router'
import { $settings } from '../../core/config/settings'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
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
import { type Current, currentOf } from '../bar/is-current-entry'
import { placeState } from '../screen/kept-screens'
import { myPageSide, navbarEnd, navbarStart, userMenu } from '../slots'
import { FoldedEntry } from './folded-entry'
import { placesRecipe } from './places.recipe'

/** The places of members: a tab bar at the bottom of phones, a column at the start of larger screens. */
export const Places = memo(function Places() {
  const t = useKernelTexts()
  const translate = useTranslate()
  const href = useHref()
  const { studio } = useUnit($settings)
  const hasScreen = useUnit($isFirstScreenReady)
  const start = useSlotEntries(navbarStart)
  const side = useSlotEntries(myPageSide)
  const menu = useSlotEntries(userMenu)
  const end = useSlotEntries(navbarEnd)
  const styles = placesRecipe()
  const location = useLocation()
  const page = use(CurrentPageContext)?.page
  const all = [...start, ...side]
  const currentIn = (list: readonly RegisteredEntry[]) => (entry: RegisteredEntry) =>
    currentOf(entry, list, location, page)
  const current = currentIn(all)
  const isListedInMe =
    !start.some((entry) => !isOffPhone(entry) && current(entry)) &&
    [start, side, menu, end].some((list) => list.some(currentIn(list)))
  const currentOnPhone = (entry: RegisteredEntry) =>
    current(entry) ?? (entry.segment === 'phone' && isListedInMe ? 'true' : undefined)
  const links = (entries: readonly RegisteredEntry[]) =>
    entries.map((entry) => <Place key={entry.id} entry={entry} current={currentOnPhone(entry)} />)
  const isLast = ({ segment }: RegisteredEntry) => segment === 'last'

  return (
    <nav aria-label={t['nav.label']()} className={styles.root}>
      <div className={styles.list}>{links(start.filter((entry) => !isLast(entry) && !isAction(entry)))}</div>
      {start.filter(isAction).map((entry) => (
        <Fragment key={entry.id}>
          <ButtonLink
            to={entry.to && href(entry.to, undefined, entry.query)}
            icon={entry.icon}
            className={styles.action}
          >
            <span>{entry.label && translate(entry.label)}</span>
          </ButtonLink>
          {links([entry])}
        </Fragment>
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
          return !entry.load && <Place key={entry.id} entry={entry} current={current(entry)} isDeskOnly />
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
})

const isAction = ({ segment }: RegisteredEntry) => segment === 'action'

/** Whether phones list an entry on the screen "Me" instead of in their bar. */
const isOffPhone = ({ segment }: RegisteredEntry) => segment === 'desk' || segment === 'last'

interface PlaceProps {
  readonly entry: RegisteredEntry
  readonly current: Current
  readonly isDeskOnly?: boolean
}

/** A link to a place, with icon, label and count, or a component of its plugin. Most places stay as they are when somebody navigates. */
const Place = memo(function Place({ entry, current, isDeskOnly }: PlaceProps) {
  const translate = useTranslate()
  const href = useHref()
  const to = entry.to && href(entry.to, undefined, entry.query)
  // Wait with the badge until the first screen is ready.
  const hasScreen = useUnit($isFirstScreenReady)
  if (to === undefined) return <SlotEntryView entry={entry} props={{}} whenFailed="nothing" />
  const isMain = isAction(entry)
  const isPhoneOnly = isMain || entry.segment === 'phone'
  const isHiddenOnPhone = isDeskOnly || isOffPhone(entry)
  const styles = placesRecipe({
    isAction: isMain,
    on: isPhoneOnly ? 'phone' : isHiddenOnPhone ? 'desk' : 'all',
  })
  const label = entry.label && translate(entry.label)

  return (
    <Link to={to} state={placeState} aria-current={current} className={styles.link}>
      {entry.icon && <Icon of={isMain ? plusIcon : entry.icon} isFilled={current !== undefined && !isMain} />}
      {isMain ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      {entry.badge && hasScreen && <EntryBadge entry={entry} load={entry.badge} />}
    </Link>
  )
})
