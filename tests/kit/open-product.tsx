import type { Language } from '@kernel/core/config/languages'
import { $configIssues, $settings, parseSettings } from '@kernel/core/config/settings'
import { tokenKey } from '@kernel/core/http/client'
import { $language, $messages } from '@kernel/core/i18n/i18n'
import { matchCurrentPage, pageEntered } from '@kernel/core/navigation/current-page'
import { startSession } from '@kernel/core/navigation/start-session'
import { pluginFailed } from '@kernel/core/plugin/diagnostics'
import { type LoadPlugin, loadPlugins } from '@kernel/core/plugin/load-plugins'
import type { PluginManifest } from '@kernel/core/plugin/manifest'
import { createRegistry } from '@kernel/core/plugin/registry'
import { $registry } from '@kernel/core/plugin/registry-store'
import { startPlugins } from '@kernel/core/plugin/start-plugins'
import { App } from '@kernel/frame/app/app'
import { kernelPlugin } from '@kernel/frame/kernel-plugin'
import { setDefaultCurrency } from '@kernel/kit/parts/money/default-currency'
import { followUncaught } from '@kernel/served/start/follow-uncaught'
import { cleanup, render } from '@testing-library/react'
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { BrowserRouter } from 'react-router'
import { closeSessions, settingsOfMock, stopAfterTest, tokenOf } from './mock-server'
import { textsIn } from './texts'

/** A plugin whose manifest is loaded when the product opens, as in a deployment. */
export interface PluginSource {
  readonly id: string
  readonly source: LoadPlugin
}

/** Options of the opened product; by default a visitor opens it without plugins. */
export interface Deployment {
  /** Plugins to load besides the kernel: the tested plugin, its dependencies or their replacements. */
  readonly plugins?: readonly (PluginManifest | PluginSource)[]
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
  const loaders = plugins.map((plugin): [string, LoadPlugin] => [
    plugin.id,
    'source' in plugin ? plugin.source : async () => ({ default: plugin }),
  ])
  const loaded = await loadPlugins(Object.fromEntries(loaders), settings)
  const all = [...loaded, { id: kernelPlugin.id, manifest: kernelPlugin }]
  const report = scopeBind(pluginFailed, { scope })
  const registry = createRegistry(all, settings, false, report)
  stopAfterTest(followUncaught(scope))
  await allSettled($registry, { scope, params: registry })
  await startPlugins(loaded, registry, report)

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
