import { useUnit } from 'effector-react'
import { Link } from 'react-router'
import { css, cx } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { useHomePath } from '../../core/navigation/use-home-path'
import { navbarEnd, navbarStart } from '../../core/plugin/shell-slots'
import { $isAuthenticated } from '../../core/session/session'
import { useSlotEntries } from '../../parts/slot/slot'
import { BrandMark } from '../../ui/brand-mark/brand-mark'
import { LanguageMenu } from './language-menu'
import { barRecipe, entryRecipe } from './navigation-bar.recipe'
import { NavigationEntry } from './navigation-entry'
import { SessionTimer } from './session-timer'
import { StudioLink } from './studio-link'
import { ThemeMenu } from './theme-menu'
import { UserMenu } from './user-menu'

/** Hides what members find on the screen "Me" of phones. */
const hiddenOnPhone = css({ mdDown: { display: 'none' } })

/** The navigation bar. On phones and tablets, its destinations are at the bottom. */
export function NavigationBar() {
  const t = useTexts(kernelTexts)
  const [settings, isAuthenticated] = useUnit([$settings, $isAuthenticated])
  const start = useSlotEntries(navbarStart)
  const end = useSlotEntries(navbarEnd)
  const styles = barRecipe()
  const home = useHomePath()

  return (
    <header data-above-toasts="" className={styles.root}>
      <div className={styles.inner}>
        <Link to={home} className={styles.brand} aria-label={`${settings.brand.name}, ${t['nav.home']()}`}>
          <BrandMark logo={settings.brand.logo} />
          <span className={styles.name}>{settings.brand.name}</span>
        </Link>
        {(start.length > 0 || isAuthenticated) && (
          <nav aria-label={t['nav.label']()} className={styles.destinations}>
            {start.map((entry) => (
              <NavigationEntry key={entry.id} entry={entry} siblings={start} variant="destination" />
            ))}
            {isAuthenticated && settings.studio.url && <StudioLink url={settings.studio.url} />}
          </nav>
        )}
        <div className={styles.end}>
          {isAuthenticated && <SessionTimer />}
          {end.map((entry) => (
            <NavigationEntry key={entry.id} entry={entry} siblings={end} variant="sign" />
          ))}
          <LanguageMenu className={cx(entryRecipe({ variant: 'sign' }), isAuthenticated && hiddenOnPhone)} />
          {isAuthenticated ? <UserMenu /> : <ThemeMenu />}
        </div>
      </div>
    </header>
  )
}
