import { createWatch, type Scope, scopeBind } from 'effector'
import { $settings } from '../../core/config/settings'
import { languageChanged, offeredLanguage, storedLanguage } from '../../core/i18n/i18n'
import { sessionEnded, sessionStarted } from '../../core/session/events'
import { $isAuthenticated, leadershipChanged } from '../../core/session/session'
import { electTabLeader } from '../../core/session/tab-lock'
import { appearance } from '../appearance'

/**
 * Syncs language and appearance between tabs, and elects the tab that reports usage (decision:tabs-share-session). A new
 * language does not reload other tabs, so that they keep their input.
 */
export function startTabSync(scope: Scope): void {
  electUsageLeader(scope)
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

/** Elects the tab that reports usage, while a session runs (decision:tabs-share-session). */
export function electUsageLeader(scope: Scope): void {
  const change = scopeBind(leadershipChanged, { scope })
  let resign: (() => void) | undefined
  const elect = () => {
    resign?.()
    change(false)
    resign = electTabLeader('usage', change)
  }
  createWatch({ unit: sessionStarted, scope, fn: elect })
  createWatch({ unit: sessionEnded, scope, fn: () => resign?.() })
  if (scope.getState($isAuthenticated)) elect()
}
