import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { css } from 'styled-system/css'
import { languageName } from '../../core/config/languages'
import { $settings } from '../../core/config/settings'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHomePath, useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { logoutRoute, settingsRoute } from '../../core/session/routes'
import { $remainingMinutes, $session } from '../../core/session/session'
import { imageUrl } from '../../kit/parts/images/file-url'
import { Slot, useSlotEntries } from '../../kit/parts/slot/slot'
import { Avatar } from '../../kit/ui/avatar/avatar'
import { useMedia } from '../../kit/ui/hooks/use-media'
import { externalIcon } from '../../kit/ui/icons/actions'
import { Icon } from '../../kit/ui/icons/icon'
import { clockIcon, globeIcon } from '../../kit/ui/icons/places'
import { chevronRightIcon } from '../../kit/ui/icons/tools'
import { Link } from '../../kit/ui/link/link'
import { OutsideLink } from '../../kit/ui/outside-link/outside-link'
import { Page } from '../../kit/ui/page/page'
import { EntryBadge } from '../bar/entry-badge'
import { LanguageMenu } from '../bar/language-menu'
import { FoldedEntry } from '../places/folded-entry'
import { meHeader, myPageSide, navbarEnd, navbarStart, userMenu } from '../slots'

const styles = {
  person: css({
    position: 'relative',
    row: true,
    gap: '4',
    minW: '0',
    mx: '-4',
    mt: '-3',
    mb: '3',
    p: '4',
    bg: 'surface',
    borderBottomWidth: '1px',
  }),
  words: css({ grow: true }),
  name: css({ textStyle: 'heading', overflowWrap: 'anywhere' }),
  login: css({ display: 'block', textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' }),
  groups: css({ stack: true, gap: '3' }),
  group: css({ stack: true, gap: '3', minW: '0' }),
  heading: css({ textStyle: 'subheading', mt: '2', mb: '-1' }),
  // Beside the label or the icon; in the bar, some badges are over the corner of an icon.
  badge: css({
    display: 'grid',
    justifySelf: 'start',
    '& > *': {
      position: '[static !important]',
      minW: '[{sizes.5} !important]',
      h: '[{sizes.5} !important]',
      px: '[{spacing.1.5} !important]',
      borderWidth: '[0 !important]',
      boxSizing: '[border-box !important]',
    },
    _empty: { display: 'none' },
  }),
  list: css({ mx: '-4', bg: 'surface', borderBlockWidth: '1px', overflow: 'clip' }),
  row: css({
    row: true,
    gap: '3',
    w: 'full',
    minH: '12',
    px: '4',
    py: '2',
    color: 'text',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'common',
    _hover: { bg: 'subtle' },
    _focusVisible: { outlineOffset: '[-2px]' },
    '& > svg': { color: 'quiet', flexShrink: '0' },
  }),
  label: css({ grow: true, overflowWrap: 'anywhere' }),
  value: css({ textStyle: 'small', color: 'quiet', fontVariantNumeric: 'tabular-nums' }),
  minutes: css({
    row: true,
    justifyContent: 'center',
    gap: '1.5',
    mt: '5',
    textStyle: 'caption',
    color: 'quiet',
  }),
}

const phones = '(max-width: 47.99rem)'

const isLogoutEntry = ({ to }: RegisteredEntry) => to?.id === logoutRoute.id

/** The screen "Me" of phones: all links and settings, of which their bar has no room for most. Larger screens have them elsewhere. */
export default function Me() {
  const href = useHref()
  const home = useHomePath()
  return useMedia(phones) ? <Links /> : <Navigate to={href(settingsRoute) ?? home} replace />
}

function Links() {
  const t = useKernelTexts()
  const [session, { studio }, minutes] = useUnit([$session, $settings, $remainingMinutes])
  const bar = useSlotEntries(navbarStart)
  const end = useSlotEntries(navbarEnd)
  const side = useSlotEntries(myPageSide)
  const menu = useSlotEntries(userMenu).filter(({ segment }) => segment !== 'desk')
  if (!session) return null
  const { name, login, pictureUrl } = session.person
  const inMenu = menu.map(({ id }) => id)
  const activity = [
    ...bar.filter(({ id, segment }) => (segment === 'desk' || segment === 'last') && !inMenu.includes(id)),
    ...side.filter(({ load, segment }) => !load || segment === 'folded'),
    ...end.filter(({ segment }) => segment === 'counted'),
  ]
  const account = menu.filter((entry) => !isLogoutEntry(entry))
  const logout = menu.filter(isLogoutEntry)

  return (
    <Page width="wide">
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
          <Slot of={meHeader} props={{}} whenFailed="nothing" />
        </div>
      </div>
      <nav aria-label={t['nav.me']()} className={styles.groups}>
        {activity.length > 0 && (
          <div className={styles.group}>
            <h2 className={styles.heading}>{t['me.activity']()}</h2>
            <Rows entries={activity} />
          </div>
        )}
        <div className={styles.group}>
          <h2 className={styles.heading}>{t['me.account']()}</h2>
          <Rows entries={account}>
            <Language />
            {studio.url && (
              <li>
                <OutsideLink href={studio.url} aria-label={t['nav.studio.opens']()} className={styles.row}>
                  <Icon of={externalIcon} />
                  <span className={styles.label}>{t['nav.studio']()}</span>
                </OutsideLink>
              </li>
            )}
          </Rows>
          {logout.length > 0 && <Rows entries={logout} />}
        </div>
      </nav>
      {minutes !== null && (
        <p className={styles.minutes}>
          <Icon of={clockIcon} size="sm" />
          {t['nav.minutesLeft']({ minutes })}
        </p>
      )}
    </Page>
  )
}

interface RowsProps {
  readonly entries: readonly RegisteredEntry[]
  readonly children?: ReactNode
}

function Rows({ entries, children }: RowsProps) {
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

function Row({ entry }: { readonly entry: RegisteredEntry }) {
  const translate = useTranslate()
  const href = useHref()
  const content = (label: string) => (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      <span className={styles.label}>{label}</span>
      {entry.badge && (
        <span className={styles.badge}>
          <EntryBadge entry={entry} load={entry.badge} />
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
  const t = useKernelTexts()
  const { offered } = useUnit($settings).language
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
