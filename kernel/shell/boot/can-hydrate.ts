import type { Scope } from 'effector'
import { $settings, defaultSettings } from '../../core/config/settings'
import { $language, $messages } from '../../core/i18n/i18n'
import { isUnmodified } from '../../core/i18n/load-texts'
import { $theme } from '../theme'

const prerenderedLanguage = 'en'

/**
 * Whether the first screen would equal the pre-rendered start page. Language, theme, brand, plugins, changed texts
 * and the URL (some hosts serve the start page for any URL) may differ; then the app renders from scratch.
 * @param address path below the base path
 */
export function canHydrate(scope: Scope, address: string): boolean {
  const visible = ({ brand, language, plugins, slots }: typeof defaultSettings) =>
    JSON.stringify([{ ...brand, accent: '' }, language.offered, language.texts, plugins, slots])
  return (
    new URL(address, location.origin).pathname === '/' &&
    isUnmodified(scope.getState($messages)) &&
    scope.getState($language) === prerenderedLanguage &&
    scope.getState($theme) === 'system' &&
    visible(scope.getState($settings)) === visible(defaultSettings)
  )
}
