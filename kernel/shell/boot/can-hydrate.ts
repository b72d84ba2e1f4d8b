import type { Scope } from 'effector'
import { screenPath } from '../../core/config/base-path'
import { parseSettings } from '../../core/config/parse-settings'
import type { Settings } from '../../core/config/schema'
import { $settings } from '../../core/config/settings'
import { $language, $messages } from '../../core/i18n/i18n'
import { isUnmodified } from '../../core/i18n/load-texts'
import type { PageState } from './preload'

/**
 * Whether the first screen equals the one in the page. The language may differ; settings and texts may have changed since
 * the build; some hosts serve the home page for any URL. If they differ, the app renders from scratch.
 */
export function canHydrate(scope: Scope, state: PageState): boolean {
  if (state.path !== screenPath(location.pathname) || state.language !== scope.getState($language))
    return false
  if (!state.isStatic) return true
  const hasForm = document.querySelector('#root form') !== null
  const visible = ({ brand, language, plugins, slots, help, captcha, registration, beta }: Settings) =>
    JSON.stringify([
      { ...brand, accent: '' },
      [language.offered, language.texts, plugins, slots, help],
      hasForm && [captcha, registration, beta],
    ])
  return (
    isUnmodified(scope.getState($messages)) &&
    visible(scope.getState($settings)) === visible(parseSettings(state.settings).settings)
  )
}
