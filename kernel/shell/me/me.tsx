import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from 'styled-system/css'
import { languageName } from '../../core/config/languages'
import { $settings } from '../../core/config/settings'
import { imageUrl } from '../../core/http/file-url'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { meHeader, myPageSide, navbarEnd, navbarStart, userMenu } from '../../core/plugin/shell-slots'
import { logoutRoute } from '../../core/session/routes'
import { $remainingMinutes, $session } from '../../core/session/session'
import { SlotEntryView, useSlotEntries } from '../../parts/slot/slot'
import { Avatar } from '../../ui/avatar/avatar'
import { externalIcon } from '../../ui/icons/actions'
import { Icon } from '../../ui/icons/icon'
import { clockIcon, globeIcon } from '../../ui/icons/places'
import { chevronRightIcon } from '../../ui/icons/tools'
import { Page } from '../../ui/page/page'
import { EntryBadge } from '../bar/entry-badge'
import { LanguageMenu } from '../bar/language-menu'
import { isPanel } from '../my-page/is-panel'
import { panelColumns, SidePanels, useHasPanels } from '../my-page/side-panels'
import { FoldedEntry } from '../places/folded-entry'
import { meRecipe } from './me.recipe'

const isLogoutEntry = ({ to }: RegisteredEntry) => to?.id === logoutRoute.id

/**
 * The screen "Me": all links and settings, of which the bar of phones has no room for most. Desktops, whose side column has
 * the same links, see totals in large, and panels beside them.
 */
export default function Me() {
  const t = useTexts(kernelTexts)
  const [session, { studio }, minutes] = useUnit([$session, $settings, $remainingMinutes])
  const bar = useSlotEntries(navbarStart)
  const end = useSlotEntries(navbarEnd)
  const side = useSlotEntries(myPageSide)
  const header = useSlotEntries(meHeader)
  const menu = useSlotEntries(userMenu).filter(({ segment }) => segment !== 'desk')
  const hasRoom = useHasPanels()
  const styles = meRecipe()
  if (!session) return null
  const { name, login, pictureUrl } = session.person
  const panels = side.filter(isPanel)
  const inMenu = menu.map(({ id }) => id)
  const places = [
    ...bar.filter(({ id, segment }) => (segment === 'desk' || segment === 'last') && !inMenu.includes(id)),
    ...side.filter(({ load, segment }) => !load || segment === 'folded'),
    ...end.filter(({ segment }) => segment === 'counted'),
  ]
  // What has no total is no tile.
  const activity = hasRoom ? places.filter(({ total }) => total) : places
  const account = [
    ...places.filter((entry) => !activity.includes(entry)),
    ...menu.filter((entry) => !isLogoutEntry(entry)),
  ]
  const logout = menu.filter(isLogoutEntry).map(toRow)

  return (
    <Page width="wide">
      <div className={cx(panels.length > 0 && panelColumns)}>
        <div className={styles.main}>
          <div className={styles.person}>
            <Avatar src={imageUrl(pictureUrl)} name={name || login} size="lg" />
            <div className={styles.words}>
              <h1 className={styles.name}>
                <bdi>{name || login || t['nav.me']()}</bdi>
              </h1>
              {name && login && (
                <span className={styles.login}>
                  <bdi>@{login}</bdi>
                </span>
              )}
              {header
                .filter(({ load }) => load)
                .map((entry) => (
                  <SlotEntryView key={entry.id} entry={entry} props={{}} whenFailed="nothing" />
                ))}
            </div>
            <div className={styles.actions}>
              {header
                .filter(({ load }) => !load)
                .map((entry) => (
                  <SlotEntryView key={entry.id} entry={entry} props={{}} />
                ))}
            </div>
          </div>
          <nav aria-label={t['nav.me']()} className={styles.groups}>
            {activity.length > 0 && (
              <div className={styles.group}>
                <h2 className={styles.heading}>{t['me.activity']()}</h2>
                {hasRoom ? <Tiles entries={activity} /> : <Rows entries={activity} />}
              </div>
            )}
            <div className={styles.group}>
              <h2 className={styles.heading}>{t['me.account']()}</h2>
              <Rows entries={account}>
                <Language />
                {studio.url && (
                  <li>
                    <a
                      href={studio.url}
                      target="_blank"
                      rel="noopener"
                      aria-label={t['nav.studio.opens']()}
                      className={styles.row}
                    >
                      <Icon of={externalIcon} />
                      <span className={styles.label}>{t['nav.studio']()}</span>
                    </a>
                  </li>
                )}
                {hasRoom && logout}
              </Rows>
              {!hasRoom && logout.length > 0 && (
                <ul role="list" className={styles.list}>
                  {logout}
                </ul>
              )}
            </div>
          </nav>
          {minutes !== null && (
            <p className={styles.minutes}>
              <Icon of={clockIcon} size="sm" />
              {t['nav.minutesLeft']({ minutes })}
            </p>
          )}
        </div>
        <SidePanels panels={panels} />
      </div>
    </Page>
  )
}

interface RowsProps {
  readonly entries: readonly RegisteredEntry[]
  /** Further rows, after those of the entries. */
  readonly children?: ReactNode
}

function Rows({ entries, children }: RowsProps) {
  const styles = meRecipe()
  return (
    <ul role="list" className={styles.list}>
      {entries.map(toRow)}
      {children}
    </ul>
  )
}

const toRow = (entry: RegisteredEntry) => (
  <li key={entry.id}>
    <Row entry={entry} />
  </li>
)

/** A link to the screen of an entry, or a button that opens its content. Phones save the requests for totals. */
function Row({ entry }: { readonly entry: RegisteredEntry }) {
  const translate = useTranslate()
  const href = useHref()
  const styles = meRecipe()
  const content = (label: string) => (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      <span className={styles.label}>{label}</span>
      <Badge entry={entry} />
      {!isLogoutEntry(entry) && <Icon of={chevronRightIcon} size="sm" />}
    </>
  )
  if (entry.load)
    return (
      <FoldedEntry entry={entry} className={styles.row}>
        {content}
      </FoldedEntry>
    )
  return (
    <Link to={(entry.to && href(entry.to, undefined, entry.query)) ?? ''} className={styles.row}>
      {content(entry.label ? translate(entry.label) : entry.id)}
    </Link>
  )
}

/** Links with the totals of their entries, on desktops. */
function Tiles({ entries }: { readonly entries: readonly RegisteredEntry[] }) {
  const translate = useTranslate()
  const href = useHref()
  const styles = meRecipe()
  return (
    <ul role="list" className={styles.tiles}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.cell}>
          <Link to={(entry.to && href(entry.to, undefined, entry.query)) ?? ''} className={styles.tile}>
            <span className={styles.tileLabel}>{entry.label ? translate(entry.label) : entry.id}</span>
            <Badge entry={entry} />
            <span className={styles.total}>
              {entry.total && <EntryBadge entry={entry} load={entry.total} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Badge({ entry }: { readonly entry: RegisteredEntry }) {
  const styles = meRecipe()
  return (
    entry.badge && (
      <span className={styles.badge}>
        <EntryBadge entry={entry} load={entry.badge} />
      </span>
    )
  )
}

/** The language, whose menu the bar of phones has no room for. */
function Language() {
  const t = useTexts(kernelTexts)
  const { offered } = useUnit($settings).language
  const styles = meRecipe()
  if (offered.length < 2) return null
  return (
    <li>
      <LanguageMenu className={styles.row}>
        {(language) => (
          <>
            <Icon of={globeIcon} />
            <span className={styles.label}>{t['me.language']()}</span>
            <span className={styles.value}>{languageName(language)}</span>
            <Icon of={chevronRightIcon} size="sm" />
          </>
        )}
      </LanguageMenu>
    </li>
  )
}
