import type { Language } from '@kernel/core/config/languages'
import { $configIssues, $settings, parseSettings } from '@kernel/core/config/settings'
import { tokenKey } from '@kernel/core/http/client'
import { $language, $messages } from '@kernel/core/i18n/i18n'
import { matchCurrentPage, pageEntered } from '@kernel/core/navigation/current-page'
import { startSession } from '@kernel/core/navigation/start-session'
import { loadPlugins } from '@kernel/core/plugin/load-plugins'
import type { PluginManifest } from '@kernel/core/plugin/manifest'
import { createRegistry } from '@kernel/core/plugin/registry'
import { $registry } from '@kernel/core/plugin/registry-store'
import { setDefaultCurrency } from '@kernel/parts/money/default-currency'
import { App } from '@kernel/shell/app/app'
import { kernelPlugin } from '@kernel/shell/boot/kernel-plugin'
import { cleanup, render } from '@testing-library/react'
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { BrowserRouter } from 'react-router'
import { closeSessions, settingsOfMock, stopAfterTest, tokenOf } from './mock-server'
import { textsIn } from './texts'

/** Options of the opened product; by default a visitor opens it without plugins. */
export interface Deployment {
  /** Plugins to load besides the kernel: the tested plugin, its dependencies or their replacements. */
  readonly plugins?: readonly PluginManifest[]
  /**
   * The current user on the mock server: first name of a demo account (`ana`, `bruno`, `nova`) or any e-mail address
   * of its data. Default: a visitor.
   */
  readonly as?: string | undefined
  readonly language?: Language
  /** Content of config.json, as an object. */
  readonly settings?: object
}

let opened: Deployment = {}

/**
 * Opens the complete product at a URL in a new effector scope.
 *
 * @returns the scope, to read stores and trigger events
 * @throws when `as` is not an account
 * @example
 * await openProduct('/events', { plugins: [events], as: 'ana', language: 'es' })
 * expect(await screen.findByRole('heading', { name: 'Eventos' })).toBeTruthy()
 */
export async function openProduct(address: string, deployment: Deployment = {}): Promise<Scope> {
  const { plugins = [], as, language = 'en', settings: given = {} } = deployment
  opened = deployment
  const { settings, faults } = parseSettings({ ...settingsOfMock(), ...given })
  const scope = fork({
    values: [
      [$settings, settings],
      [$configIssues, faults],
      [$language, language],
      [$messages, textsIn(language)],
    ],
  })
  stopAfterTest(startSession(scope, settings.api))
  setDefaultCurrency(settings.locale.currency)
  const loaders = plugins.map((manifest) => [manifest.id, async () => ({ default: manifest })] as const)
  const loaded = await loadPlugins(Object.fromEntries(loaders), settings)
  const registry = createRegistry([...loaded, { id: kernelPlugin.id, manifest: kernelPlugin }], settings)
  await allSettled($registry, { scope, params: registry })
  for (const plugin of loaded) if ('manifest' in plugin) await plugin.manifest.model?.()

  document.documentElement.lang = language
  if (as) localStorage.setItem(tokenKey, tokenOf(as))
  history.replaceState(null, '', address)
  scopeBind(pageEntered, { scope })(matchCurrentPage(registry))
  render(<App scope={scope} router={BrowserRouter} />)
  return scope
}

/**
 * Reloads the page: opens the product again at the current URL, with the stored data of the browser.
 *
 * @returns the new scope
 */
export function reload(): Promise<Scope> {
  const address = `${location.pathname}${location.search}${location.hash}`
  const stored = [localStorage, sessionStorage].map((storage) => ({ storage, items: { ...storage } }))
  cleanup()
  // A reload keeps what the end of a session deletes.
  closeSessions()
  for (const { storage, items } of stored) {
    storage.clear()
    for (const [key, item] of Object.entries(items)) storage.setItem(key, item)
  }
  return openProduct(address, { ...opened, as: undefined })
}
