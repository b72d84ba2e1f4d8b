import type { Scope } from 'effector'
import { $settings, defaultSettings } from '../../core/config/settings'
import { $language, $messages } from '../../core/i18n/i18n'
import { isUnmodified } from '../../core/i18n/load-texts'
import { $theme } from '../theme'

/** The language that pages are pre-rendered in: that of the code itself. */
const prerenderedLanguage = 'en'

/**
 * Whether the first screen of this visit would be the very one that the build has pre-rendered. Anything that shows
 * from the start counts: another language, another theme's sign in the bar, another name, links, texts, plugins or entries that are
 * off, texts that the deployment has changed, or an address for which a host hands out the start page. Then the page is drawn anew instead; early.js keeps it out of sight meanwhile.
 *
 * @param address below the product's base path
 */
export function canHydrate(scope: Scope, address: string): boolean {
  const shown = ({ brand, language, plugins, slots }: typeof defaultSettings) =>
    JSON.stringify([{ ...brand, accent: '' }, language.offered, language.texts, plugins, slots])
  return (
    new URL(address, location.origin).pathname === '/' &&
    isUnmodified(scope.getState($messages)) &&
    scope.getState($language) === prerenderedLanguage &&
    scope.getState($theme) === 'system' &&
    shown(scope.getState($settings)) === shown(defaultSettings)
  )
}
