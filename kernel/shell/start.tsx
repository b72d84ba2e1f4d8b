import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { loadSettings } from '../config/load-settings'
import type { SettingsFault } from '../config/read-by'
import { $settings, $settingsFaults, defaultSettings } from '../config/settings'
import type { Bundle } from '../i18n/bundle'
import {
  $hasTexts,
  $loadBaseTexts,
  decideLanguageFx,
  lookUpLanguageFx,
  textsArrived,
  textsSaved,
} from '../i18n/i18n'
import { loadCode, loadCodeEventually } from '../lazy/load-code'
import { setUsualCurrency } from '../money/usual-currency'
import { type LoadedPlugin, type LoadPlugin, loadPlugins } from '../plugin/load-plugins'
import { createRegistry } from '../plugin/registry'
import { $registry } from '../plugin/registry-store'
import { addressHere } from '../routing/base-path'
import { pageEntered, pageHere } from '../routing/current-page'
import { $hasScreen } from '../routing/first-screen'
import { restoreRequested, restoreSessionFx } from '../session/session'
import { startSession } from '../session/start-session'
import { usageCheckDue } from '../session/usage-clock'
import { adoptFormerNames } from '../storage/former-names'
import { App } from './app'
import { bearForeignHands } from './foreign-hands'
import { ignoreHeldEnter } from './held-enter'
import { kernelPlugin } from './kernel-plugin'
import { preloadHere } from './preload-here'
import { isAsPrerendered } from './prerendered'
import { recallThemeFx } from './theme'

/** What the entry of the product hands to the kernel, which knows no plugin by itself. */
export interface StartOptions {
  /** How to load each plugin's manifest, by id. */
  readonly plugins: Readonly<Record<string, LoadPlugin>>
  /** The base language's texts from the code itself, for when no language file can be had. */
  readonly baseTexts: () => Promise<Bundle>
  /** The element that the product fills. */
  readonly root: Element
}

/**
 * Starts the product: settings first, then plugins and texts at the same time, then the screen. Plugins from outside
 * join when they have come.
 */
export async function start({ plugins, baseTexts, root }: StartOptions): Promise<void> {
  bearForeignHands()
  adoptFormerNames()
  const { settings, faults, isReached } = await loadSettings()
  faults.forEach(reportFault)

  const scope = fork({
    values: [
      [$settings, settings],
      [$settingsFaults, faults],
      [$loadBaseTexts, baseTexts],
    ],
  })
  startSession(scope, settings.api)
  setUsualCurrency(settings.locale.currency)

  const [loaded, outside] = await Promise.all([
    loadPlugins(plugins, settings),
    // If not even this comes, there is nothing from outside; the browser says so by itself.
    settings.remotes.length > 0 && loadCode(loadRemotes).catch(() => undefined),
    wearAccent(settings.brand.accent),
    allSettled(decideLanguageFx, { scope }),
    allSettled(recallThemeFx, { scope }),
  ])
  if (loaded.some(hasFailed)) {
    await globalThis.early?.renew?.()
    if (loaded.every(hasFailed)) throw new Error('No plugin could be loaded.')
  }
  if (!scope.getState($hasTexts)) await allSettled(textsArrived, { scope, params: await baseTexts() })

  // The kernel comes last, so that its own screens give way to those that plugins serve.
  const own = [...loaded, { id: kernelPlugin.id, manifest: kernelPlugin }]
  const registry = createRegistry(own, settings, Boolean(outside))
  await allSettled($registry, { scope, params: registry })
  registry.faults.forEach(reportFault)
  for (const plugin of loaded)
    if ('manifest' in plugin && plugin.manifest.model) void loadCodeEventually(plugin.manifest.model)

  if (process.env.NODE_ENV === 'development') {
    const followTexts = scopeBind(textsSaved, { scope })
    addEventListener('texts-saved', () => followTexts())
  }

  addEventListener('keydown', ignoreHeldEnter, true)

  // A page that comes to the front again looks at the clock at once: its timers may have slept.
  const lookAtClock = scopeBind(usageCheckDue, { scope })
  document.addEventListener('visibilitychange', () => document.hidden || lookAtClock())

  // Before the first paint: a stored token is on its way while the screen is being made. What could not be reached then
  // is asked once more when there is a connection again: by a page that starts anew, or else by this one. Never by both,
  // as the one would forget the way back that the other is to take.
  scopeBind(pageEntered, { scope })(pageHere(registry))
  const restore = scopeBind(restoreRequested, { scope })
  addEventListener('online', () => (isReached ? restore() : location.reload()))
  // Boundaries report what they caught by themselves, by plugin and entry: see diagnostics.ts.
  const options = { onCaughtError: () => undefined }
  const app = <App scope={scope} router={BrowserRouter} />
  const isWhole = loaded.every((plugin) => 'manifest' in plugin)
  // One that has been translated is not as we drew it.
  const isOurs = 'prerendered' in document.documentElement.dataset && !root.querySelector('font')
  if (isOurs && isWhole && isAsPrerendered(scope, addressHere())) hydrateRoot(root, app, options)
  else {
    root.replaceChildren()
    createRoot(root, options).render(app)
  }
  if (scope.getState(restoreSessionFx.pending)) preloadHere(registry)
  delete document.documentElement.dataset.awaiting
  scopeBind(lookUpLanguageFx, { scope })().catch(() => undefined)
  if (outside) void outside.bringRemotes(own, settings, scope)
  // Other tabs, and other screens, can wait until this one can be used.
  const stop = createWatch({
    unit: $hasScreen,
    scope,
    fn() {
      stop()
      void loadCodeEventually(loadOnceUsable).then(({ onceUsable }) => onceUsable(scope))
    },
  })
}

const loadRemotes = () => import('../remotes/bring-remotes')
const loadAccent = () => import('../ui/accent')
const loadOnceUsable = () => import('./once-usable')
const hasFailed = (plugin: LoadedPlugin) => 'off' in plugin && plugin.off === 'failed'

/** Our own colour is in the styles; the shades of another one are worked out before anything is seen. */
async function wearAccent(accent: string): Promise<void> {
  if (accent === defaultSettings.brand.accent) return
  // Without it the product has our own color.
  await loadCode(loadAccent).then(
    ({ setAccent }) => setAccent(accent),
    () => undefined,
  )
}

function reportFault({ key, value, expected }: SettingsFault): void {
  // biome-ignore lint/suspicious/noConsole: for whoever deploys the product; who uses it has no part in it
  console.warn(
    `config.json: ${key || 'the file'} is ${JSON.stringify(value)}; expected ${expected}. The default is used.`,
  )
}
