import type { Language } from '../../core/config/languages'
import type { Settings } from '../../core/config/schema'
import { parseSettings } from '../../core/config/settings'
import { preferredLanguage } from '../../core/i18n/i18n'
import { matchPage } from '../../core/navigation/current-page'
import { type LoadPlugin, loadPlugins } from '../../core/plugin/load-plugins'
import type { PluginManifest } from '../../core/plugin/manifest'
import { createRegistry, type RegisteredPage, type Registry } from '../../core/plugin/registry'
import { kernelPlugin } from '../../frame/kernel-plugin'
import { preloadEntry } from '../../kit/parts/slot/lazy-entry'

export interface Deployment {
  readonly settings: Settings
  readonly registry: Registry
  /** The functions with which plugins list pages for the site map. */
  readonly publicPaths: readonly NonNullable<PluginManifest['publicPaths']>[]
  /** Paths of the screens without parameters that need no server data. */
  readonly staticPaths: readonly string[]
  /** @param stored the value of the language cookie @param accepted the languages of the browser, preferred ones first */
  languageFor(stored: string | undefined, accepted: readonly string[]): Language
  /**
   * How the server answers a path below the base path; it renders only screens that are the same for all visitors.
   * `route` names the screen in logs, without the parameters of its URL.
   */
  screenAt(pathname: string): { readonly answer: 'render' | 'shell' | 'not-found'; readonly route: string }
}

/** Loads a deployment's settings, plugins and screens. @param input the content of config.json */
export async function openDeployment(
  input: unknown,
  plugins: Readonly<Record<string, LoadPlugin>>,
): Promise<Deployment> {
  const { settings } = parseSettings(input)
  const loaded = await loadPlugins(plugins, settings)
  const registry = createRegistry([...loaded, { id: kernelPlugin.id, manifest: kernelPlugin }], settings)
  // Load the code now, so that the first render of a screen does not wait for it.
  for (const page of registry.pages) if (isRendered(page)) preloadEntry(page)
  return {
    settings,
    registry,
    publicPaths: loaded.flatMap((plugin) => {
      const isOn = registry.plugins.find(({ id }) => id === plugin.id)?.on
      return isOn && 'manifest' in plugin ? (plugin.manifest.publicPaths ?? []) : []
    }),
    staticPaths: registry.pages.flatMap((page) => {
      const { route, hasServerState = true } = page
      return isRendered(page) && !hasServerState && !route.path.includes(':') ? [route.path] : []
    }),
    languageFor: (stored, accepted) => preferredLanguage(settings.language, stored, accepted),
    screenAt(pathname) {
      const page = matchPage(registry, pathname)?.page
      if (page) return { answer: isRendered(page) ? 'render' : 'shell', route: page.route.path }
      // The path may belong to a remote plugin, which only browsers load.
      return { answer: settings.remotes.length > 0 ? 'shell' : 'not-found', route: '' }
    },
  }
}

/** Excludes screens of members, which need a token, and screens with side effects, whose URLs may contain a secret. */
function isRendered({ access, hasSideEffects, route }: RegisteredPage): boolean {
  if (access === 'member' || hasSideEffects === true) return false
  return !hasSideEffects || !route.path.includes(':')
}
