import { type Scope, scopeBind } from 'effector'
import { languageKey, parseLanguage } from '../../core/config/languages'
import { languageChanged } from '../../core/i18n/i18n'
import { leaderElectionStarted } from '../../core/session/usage-leader'
import { onStorageChange } from '../../core/storage/on-storage-change'
import { loadThemeFx, themeKey } from '../theme'

/**
 * Language and theme are the same in all tabs of this browser, for as long as the page is open, and one of the tabs
 * reports usage (decision:tabs-share-session). A language that was chosen in another tab is spoken here without a reload: what is typed
 * stays.
 *
 * @param scope the product's effector scope
 */
export function startTabSync(scope: Scope): void {
  scopeBind(leaderElectionStarted, { scope })()
  const hearLanguage = scopeBind(languageChanged, { scope })
  onStorageChange(languageKey, (value) => {
    const language = parseLanguage(value)
    if (language) hearLanguage(language)
  })
  const recallTheme = scopeBind(loadThemeFx, { scope })
  onStorageChange(themeKey, () => void recallTheme())
}
