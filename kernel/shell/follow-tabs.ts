import { type Scope, scopeBind } from 'effector'
import { languageChanged } from '../i18n/i18n'
import { languageKey, readLanguage } from '../i18n/languages'
import { turnsBegun } from '../session/usage-turns'
import { followStored } from '../storage/follow-stored'
import { recallThemeFx, themeKey } from './theme'

/**
 * Language and theme are the same in all tabs of this browser, for as long as the page is open, and one of the tabs
 * reports usage (decision 20). A language that was chosen in another tab is spoken here without a reload: what is typed
 * stays.
 *
 * @param scope the product's effector scope
 */
export function followTabs(scope: Scope): void {
  scopeBind(turnsBegun, { scope })()
  const hearLanguage = scopeBind(languageChanged, { scope })
  followStored(languageKey, (value) => {
    const language = readLanguage(value)
    if (language) hearLanguage(language)
  })
  const recallTheme = scopeBind(recallThemeFx, { scope })
  followStored(themeKey, () => void recallTheme())
}
