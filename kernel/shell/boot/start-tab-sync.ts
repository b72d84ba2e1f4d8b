import { type Scope, scopeBind } from 'effector'
import { languageKey, parseLanguage } from '../../core/config/languages'
import { languageChanged } from '../../core/i18n/i18n'
import { leaderElectionStarted } from '../../core/session/usage-leader'
import { onStorageChange } from '../../core/storage/on-storage-change'
import { loadThemeFx, themeKey } from '../theme'

/**
 * Syncs language and theme between tabs, and elects the tab that reports usage
 * (decision:tabs-share-session). A new language does not reload other tabs, so that their input stays.
 */
export function startTabSync(scope: Scope): void {
  scopeBind(leaderElectionStarted, { scope })()
  const changeLanguage = scopeBind(languageChanged, { scope })
  onStorageChange(languageKey, (value) => {
    const language = parseLanguage(value)
    if (language) changeLanguage(language)
  })
  const loadTheme = scopeBind(loadThemeFx, { scope })
  onStorageChange(themeKey, () => void loadTheme())
}
