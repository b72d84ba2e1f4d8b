import { useUnit } from 'effector-react'
import { use } from 'react'
import { useLocation } from 'react-router'
import { css, cva, cx } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
import { useHomePath, useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { logoutRoute } from '../../core/session/routes'
import { $expiryWarning, $isAuthenticated, $remainingMinutes, $session } from '../../core/session/session'
import { imageUrl } from '../../kit/parts/images/file-url'
import { $isFirstScreenReady } from '../../kit/parts/navigation/first-screen'
import { SlotEntryView, useSlotEntries } from '../../kit/parts/slot/slot'
import { Avatar } from '../../kit/ui/avatar/avatar'
import { BrandMark } from '../../kit/ui/brand-mark/brand-mark'
import { ButtonLink } from '../../kit/ui/button/button-link'
import { IconButton } from '../../kit/ui/button/icon-button'
import { useMedia } from '../../kit/ui/hooks/use-media'
import { Icon } from '../../kit/ui/icons/icon'
import { clockIcon } from '../../kit/ui/icons/places'
import { themeIcons } from '../../kit/ui/icons/theme-icons'
import { chevronDownIcon } from '../../kit/ui/icons/tools'
import { Link } from '../../kit/ui/link/link'
import { Menu } from '../../kit/ui/menu/menu'
import type { MenuItem } from '../../kit/ui/menu/menu-item'
import { VisuallyHidden } from '../../kit/ui/visually-hidden/visually-hidden'
import { type Theme, theme } from '../device/appearance'
import { navbarEnd, navbarStart, userMenu } from '../slots'
import { EntryBadge } from './entry-badge'
import { currentOf } from './is-current-entry'
import { LanguageMenu } from './language-menu'
import { barRecipe, entryRecipe } from './navigation-bar.recipe'

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
  // A message, such as that of an expired session, names all that leads on.
  'body:has([data-next-step=only]) &': { display: '[none !important]' },
})

interface NavigationEntryProps {
  readonly entry: RegisteredEntry
  /** All entries of the same list, including this one. */
  readonly siblings: readonly RegisteredEntry[]
}

function NavigationEntry({ entry, siblings }: NavigationEntryProps) {
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

const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: 'control',
  ms: '1',
  p: '0.5',
  rounded: 'full',
  cursor: 'pointer',
  _hover: { bg: 'subtle' },
})

function UserMenu({ className }: { readonly className?: string }) {
  const t = useKernelTexts()
  const translate = useTranslate()
  const href = useHref()
  const session = useUnit($session)
  const entries = useSlotEntries(userMenu).filter(
    ({ segment }) => segment !== 'phone' && segment !== 'settings',
  )
  const themes = useThemeItems(t['nav.theme']())
  if (!session) return null
  const { name, login, pictureUrl } = session.person

  const lines = entries.map((entry) => ({
    id: entry.id,
    label: entry.label ? translate(entry.label) : entry.id,
    icon: entry.icon,
    to: entry.to && href(entry.to, undefined, entry.query),
    isSeparated: entry.to?.id === logoutRoute.id,
  }))
  const main = lines.filter(({ isSeparated }) => !isSeparated)
  const logout = lines.filter(({ isSeparated }) => isSeparated)

  return (
    <Menu
      align="end"
      heading={t['nav.greeting']({ name: name || login })}
      items={[...main, ...themes, ...logout]}
      trigger={(props) => (
        <button type="button" {...props} aria-label={t['nav.userMenu']()} className={cx(trigger, className)}>
          <Avatar src={imageUrl(pictureUrl)} name={name || login} size="2xs" />
          <Icon of={chevronDownIcon} size="sm" />
        </button>
      )}
    />
  )
}

/** From this number of minutes on, phones show the time too, and all devices as a warning. The screen "Me" has it always. */
const fewMinutes = 10

const timerRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    color: 'quiet',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    isEnding: {
      // Phones have room for it only when it matters.
      false: { mdDown: { px: '0', '& > [aria-hidden]': { display: 'none' } } },
      true: {
        rounded: 'full',
        py: '1',
        me: '1',
        bg: 'warning.soft',
        color: 'warning',
        fontWeight: 'semibold',
      },
    },
  },
})

function SessionTimer() {
  const t = useKernelTexts()
  const [minutes, warning] = useUnit([$remainingMinutes, $expiryWarning])
  // The warning says it below the bar.
  if (minutes === null || warning !== null) return null
  const label = t['nav.minutesLeft']({ minutes })
  const isEnding = minutes <= fewMinutes
  return (
    <span className={timerRecipe({ isEnding })} title={label}>
      {isEnding && <Icon of={clockIcon} size="sm" />}
      <span aria-hidden="true">{t['nav.minutes']({ minutes })}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/** Hides what members find on the screen "Me" of phones. */
const hiddenOnPhone = css({ mdDown: { display: 'none' } })

/** The navigation bar. Members find the places in the side column, and on phones at the bottom. */
export function NavigationBar() {
  const t = useKernelTexts()
  const [settings, isAuthenticated] = useUnit([$settings, $isAuthenticated])
  const start = useSlotEntries(navbarStart)
  const end = useSlotEntries(navbarEnd)
  const styles = barRecipe({ isMember: isAuthenticated })
  const home = useHomePath()
  const isMiddle = ({ segment }: (typeof end)[number]) => segment === 'middle'

  return (
    <header data-above-toasts="" className={styles.root}>
      <div className={styles.inner}>
        <Link to={home} className={styles.brand} aria-label={`${settings.brand.name}, ${t['nav.home']()}`}>
          <BrandMark logo={settings.brand.logo} />
          <span className={styles.name}>{settings.brand.name}</span>
        </Link>
        {!isAuthenticated && start.length > 0 && (
          <nav aria-label={t['nav.label']()} className={styles.destinations}>
            {start.map((entry) => (
              <NavigationEntry key={entry.id} entry={entry} siblings={start} />
            ))}
          </nav>
        )}
        {end.filter(isMiddle).map((entry) => (
          <SlotEntryView key={entry.id} entry={entry} props={{}} whenFailed="nothing" />
        ))}
        <div className={styles.end}>
          {isAuthenticated ? <SessionTimer /> : <Appearance />}
          {end
            .filter((entry) => !isMiddle(entry))
            .map((entry) => (
              <NavigationEntry key={entry.id} entry={entry} siblings={end} />
            ))}
          {isAuthenticated && (
            <>
              <LanguageMenu className={cx(entryRecipe(), hiddenOnPhone)} />
              <UserMenu className={hiddenOnPhone} />
            </>
          )}
        </div>
      </div>
    </header>
  )
}

/** Language and theme of visitors. On phones they share one menu, so that the bar has room for both invitations. */
function Appearance() {
  const t = useKernelTexts()
  const { language } = useUnit($settings)
  const themes = useThemeItems(t['nav.theme']())
  const isShared = useMedia('(max-width: 47.99rem)') && language.offered.length > 1
  return (
    <>
      <LanguageMenu className={entryRecipe()} more={isShared ? themes : []} />
      <ThemeMenu className={language.offered.length > 1 ? hiddenOnPhone : undefined} />
    </>
  )
}

/** Menu of themes for visitors; members find the themes in their user menu. */
function ThemeMenu({ className }: { readonly className?: string | undefined }) {
  const t = useKernelTexts()
  const current = useUnit(theme.$choice)
  const items = useThemeItems()
  return (
    <Menu
      align="end"
      items={items}
      trigger={(props) => (
        <IconButton
          {...props}
          data-visitor
          className={className}
          icon={themeIcons[current]}
          label={t['nav.theme']()}
        />
      )}
    />
  )
}

/** Menu items for the themes. @param caption label of their group when other items precede it */
function useThemeItems(caption?: string): readonly MenuItem[] {
  const t = useKernelTexts()
  const [current, choose] = useUnit([theme.$choice, theme.chosen])
  const names: Readonly<Record<Theme, string>> = {
    light: t['nav.theme.light'](),
    dark: t['nav.theme.dark'](),
    system: t['nav.theme.system'](),
  }
  return theme.choices.map((each, index) => ({
    id: `theme-${each}`,
    label: names[each],
    icon: themeIcons[each],
    isChecked: each === current,
    caption: index > 0 ? undefined : caption,
    onSelect: () => choose(each),
  }))
}
