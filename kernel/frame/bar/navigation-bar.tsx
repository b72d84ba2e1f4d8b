import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { useHomePath } from '../../core/navigation/links'
import { $isAuthenticated } from '../../core/session/session'
import { SlotEntryView, useSlotEntries } from '../../kit/parts/slot/slot'
import { BrandMark } from '../../kit/ui/brand-mark/brand-mark'
import { IconButton } from '../../kit/ui/button/icon-button'
import { useMedia } from '../../kit/ui/hooks/use-media'
import { themeIcons } from '../../kit/ui/icons/theme-icons'
import { Link } from '../../kit/ui/link/link'
import { Menu } from '../../kit/ui/menu/menu'
import { theme } from '../device/appearance'
import { navbarEnd, navbarStart } from '../slots'
import { LanguageMenu } from './language-menu'
import { barRecipe, entryRecipe } from './navigation-bar.recipe'
import { NavigationEntry } from './navigation-entry'
import { SessionTimer } from './session-timer'
import { useThemeItems } from './theme-items'
import { UserMenu } from './user-menu'

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
