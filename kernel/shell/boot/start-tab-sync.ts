import { type Scope, scopeBind } from 'effector'
import { $settings } from '../../core/config/settings'
import { languageChanged, storedLanguage } from '../../core/i18n/i18n'
import { offeredLanguage } from '../../core/i18n/preferred-language'
import { leaderElectionStarted } from '../../core/session/usage-leader'
import { appearance } from '../appearance'

/**
 * Syncs language and appearance between tabs, and elects the tab that reports usage (decision:tabs-share-session). A new
 * language does not reload other tabs, so that they keep their input.
 */
export function startTabSync(scope: Scope): void {
  scopeBind(leaderElectionStarted, { scope })()
  const changeLanguage = scopeBind(languageChanged, { scope })
  const settings = scope.getState($settings).language
  storedLanguage.follow((stored) => {
    const language = offeredLanguage(settings, stored)
    if (language) changeLanguage(language)
  })
  for (const { stored, loadFx } of appearance) {
    const load = scopeBind(loadFx, { scope })
    stored.follow(() => void load())
  }
}
