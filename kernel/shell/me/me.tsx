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
import { $session } from '../../core/session/session'
import { $remainingMinutes } from '../../core/session/usage-clock'
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
 * the same links, see totals and panels beside them.
 */
export default function Me() {
  const t = useTexts(kernelTexts)
  const [session, { studio }, minutes] = useUnit([$session, $settings, $remainingMinutes])
  const bar = useSlotEntries(navbarStart)
  const end = useSlotEntries(navbarEnd)
  const side = useSlotEntries(myPageSide)
  const header = useSlotEntries(meHeader)
  const menu = useSlotEntries(userMenu).filter(({ segment }) => segment !== 'desk')
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
              {name && login && <bdi className={styles.login}>@{login}</bdi>}
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
            {places.length > 0 && (
              <div className={styles.group}>
                <h2 className={styles.heading}>{t['me.activity']()}</h2>
                <Rows entries={places} />
              </div>
            )}
            <div className={styles.group}>
              <h2 className={styles.heading}>{t['me.account']()}</h2>
              <Rows entries={menu.filter((entry) => !isLogoutEntry(entry))}>
                <Language />
              </Rows>
              {studio.url && (
                <ul role="list" className={styles.list}>
                  <li>
                    <a
                      href={studio.url}
                      target="_blank"
                      rel="noopener"
                      aria-label={t['nav.studio.opens']()}
                      className={styles.row}
                    >
                      <span className={styles.label}>{t['nav.studio']()}</span>
                      <Icon of={externalIcon} size="sm" />
                    </a>
                  </li>
                </ul>
              )}
              <Rows entries={menu.filter(isLogoutEntry)} />
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
  if (entries.length === 0 && !children) return null
  return (
    <ul role="list" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Row entry={entry} />
        </li>
      ))}
      {children}
    </ul>
  )
}

/** A link to the screen of an entry, or a button that opens its content. */
function Row({ entry }: { readonly entry: RegisteredEntry }) {
  const translate = useTranslate()
  const href = useHref()
  // Phones save the requests.
  const hasTotals = useHasPanels()
  const styles = meRecipe()
  const content = (label: string) => (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      <span className={styles.label}>{label}</span>
      {entry.badge && (
        <span className={styles.badge}>
          <EntryBadge entry={entry} load={entry.badge} />
        </span>
      )}
      {entry.total && hasTotals && (
        <span className={styles.value}>
          <EntryBadge entry={entry} load={entry.total} />
        </span>
      )}
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
            <span className={styles.label}>{t['search.language']()}</span>
            <span className={styles.value}>{languageName(language)}</span>
            <Icon of={chevronRightIcon} size="sm" />
          </>
        )}
      </LanguageMenu>
    </li>
  )
}
