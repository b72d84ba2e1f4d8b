import { allSettled, createWatch, fork, type Scope, scopeBind } from 'effector'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { loadCode } from '../../core/async/load-code'
import { endTask } from '../../core/async/tasks'
import { screenPath } from '../../core/config/base-path'
import { reportFault } from '../../core/config/report-fault'
import type { Settings } from '../../core/config/schema'
import { $configIssues, $settings, defaultSettings, parseSettings } from '../../core/config/settings'
import {
  $hasTexts,
  $language,
  $loadBaseTexts,
  $messages,
  detectLanguageFx,
  localeFileSaved,
  resolveLanguageFx,
  textsLoaded,
} from '../../core/i18n/i18n'
import { isUnmodified } from '../../core/i18n/load-texts'
import type { Messages } from '../../core/i18n/text'
import { matchCurrentPage, pageEntered } from '../../core/navigation/current-page'
import { startSession } from '../../core/navigation/start-session'
import { pluginFailed } from '../../core/plugin/diagnostics'
import { type LoadedPlugin, type LoadPlugin, loadPlugins } from '../../core/plugin/load-plugins'
import { createRegistry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { startPlugins } from '../../core/plugin/start-plugins'
import { providePageAnswers } from '../../core/query/page-answers'
import { $untilHydrated, restoreSessionFx } from '../../core/session/effects'
import { restoreRequested } from '../../core/session/session'
import { $isDeviceShown, deviceShown } from '../../core/storage/stores'
import { App, loadLateShell } from '../../frame/app/app'
import { followInstallPrompt } from '../../frame/device/install'
import { kernelPlugin } from '../../frame/kernel-plugin'
import { keepEarlyInput } from '../../kit/parts/forms/early-input'
import { setDefaultCurrency } from '../../kit/parts/money/default-currency'
import { $isFirstScreenReady } from '../../kit/parts/navigation/first-screen'
import { loadEntry } from '../../kit/parts/slot/lazy-entry'
import type { PageState } from '../preload/preload'
import { keepEarlyPress, untilReleased } from './early-presses'
import { entriesByName } from './entries-by-name'
import { loadSettings } from './load-settings'
import { installTranslationGuard } from './translation-guard'

export interface StartOptions {
  /** Loaders of the plugins' manifests by plugin id. */
  readonly plugins: Readonly<Record<string, LoadPlugin>>
  /** Loads the bundled English texts, used when no language file can be loaded. */
  readonly baseTexts: () => Promise<Messages>
  readonly root: Element
}

/** Starts the app: settings, then plugins and texts in parallel, then the screen. Remote plugins are added when loaded. */
export async function start({ plugins, baseTexts, root }: StartOptions): Promise<void> {
  const state = globalThis.boot?.state
  // Users may already scroll a rendered screen, so long tasks must not block it before hydration.
  if (state) await endTask()
  installTranslationGuard()
  const { settings, faults } = await loadSettings()
  faults.forEach(reportFault)

  let setHydrated: (() => void) | undefined
  const untilHydrated = new Promise<void>((resolve) => {
    setHydrated = resolve
  })
  const scope = fork({
    values: [
      [$untilHydrated, untilHydrated],
      [$isDeviceShown, !state],
      [$settings, settings],
      [$configIssues, faults],
      [$loadBaseTexts, baseTexts],
    ],
  })
  followInstallPrompt(scope)
  setDefaultCurrency(settings.locale.currency)

  const [loaded, remoteLoader] = await Promise.all([
    loadPlugins(plugins, settings),
    // If the loader of remote plugins fails, the app starts without them; the browser logs the error.
    settings.remotes.length > 0 && loadCode(loadRemotes).catch(() => undefined),
    applyAccent(settings.brand.accent),
    allSettled(resolveLanguageFx, { scope }),
  ])
  if (loaded.some(hasFailed)) {
    await globalThis.boot?.reloadIfOutdated?.()
    if (loaded.every(hasFailed)) throw new Error('No plugin could be loaded.')
  }
  if (!scope.getState($hasTexts)) await allSettled(textsLoaded, { scope, params: await baseTexts() })

  if (state) await endTask()
  // The kernel comes last, so that screens of plugins take the place of its fallback screens.
  const allPlugins = [...loaded, { id: kernelPlugin.id, manifest: kernelPlugin }]
  const report = scopeBind(pluginFailed, { scope })
  const registry = createRegistry(allPlugins, settings, Boolean(remoteLoader), report)
  await allSettled($registry, { scope, params: registry })
  // No `allSettled` from here on: it would wait for the restore of a session that another tab starts meanwhile, and the
  // restore waits for the screen.
  startSession(scope, settings.api)
  registry.faults.forEach(reportFault)
  void startPlugins(loaded, registry, report)

  if (process.env.NODE_ENV === 'development') {
    const followTexts = scopeBind(localeFileSaved, { scope })
    addEventListener('texts-saved', () => followTexts())
  }

  // Restore the session before the first paint, so that the request runs while React renders. When the device is online
  // again, restore the session or reload the page, but never both: together they would lose the return address.
  const currentPage = matchCurrentPage(registry)
  scopeBind(pageEntered, { scope })(currentPage)
  const restoredPage = scope.getState(restoreSessionFx.pending) ? currentPage : undefined
  // preload.js has hidden the content for visitors until now.
  const showToVisitors = () => delete document.documentElement.dataset.member
  if (restoredPage) createWatch({ unit: restoreSessionFx.finally, scope, fn: showToVisitors })
  else showToVisitors()
  const restore = scopeBind(restoreRequested, { scope })
  addEventListener('online', () => restore())
  // React does not log caught errors: error boundaries report them by plugin and entry (see diagnostics.ts).
  const options = { onCaughtError: () => undefined, onRecoverableError: reportMismatch }
  if (state?.answers) providePageAnswers(state.answers)
  const showDevice = scopeBind(deviceShown, { scope })
  let replacedAt: ScrollToOptions | undefined
  let repeatEarlyPress: (() => void) | undefined
  const handleMount = () => {
    setHydrated?.()
    if (!state) return
    if (replacedAt?.top) scrollTo({ ...replacedAt, behavior: 'instant' })
    // The rendered screen has the default appearance, so the choices load after hydration.
    showDevice()
    repeatEarlyPress?.()
  }
  const app = <App scope={scope} router={BrowserRouter} onMount={handleMount} />
  // Load the code of the rendered entries first: React would replace them by placeholders at the first update.
  if (state) {
    const entries = entriesByName(registry)
    await Promise.all(state.entries.flatMap((name) => entries.get(name) ?? []).map(loadEntry))
    await endTask()
  }
  const isComplete = loaded.every((plugin) => 'manifest' in plugin)
  const isSame = state && isComplete && canHydrate(scope, state)
  if (state) {
    if (!isSame) await untilReleased(root)
    repeatEarlyPress = keepEarlyPress(root, keepEarlyInput(root))
  }
  if (isSame) {
    // Without a transition, React would hydrate the screen in one long task.
    startTransition(() => void hydrateRoot(root, app, options))
  } else {
    showDevice()
    // The new screen gets the scroll position of the rendered screen.
    replacedAt = { left: scrollX, top: scrollY }
    root.replaceChildren()
    const created = createRoot(root, options)
    // Render synchronously: keys pressed while no field exists would be lost.
    flushSync(() => created.render(app))
  }
  delete document.documentElement.dataset.awaiting
  scopeBind(detectLanguageFx, { scope })().catch(() => undefined)
  if (remoteLoader) void remoteLoader.loadRemotes(allPlugins, settings, scope, loadSharedModules)
  const stop = createWatch({
    unit: $isFirstScreenReady,
    scope,
    fn() {
      stop()
      // A control whose code or data came late was not there when the screen mounted.
      repeatEarlyPress?.()
      repeatEarlyPress = undefined
      void Promise.all([
        loadCode(loadAfterFirstPaint, Number.POSITIVE_INFINITY),
        loadCode(loadLateShell, Number.POSITIVE_INFINITY),
      ]).then(([{ afterFirstPaint }]) => {
        afterFirstPaint(scope, restoredPage)
        // Tells tests that the page reacts to everything.
        document.documentElement.dataset.ready = ''
      })
    },
  })
}

const loadRemotes = () => import('../../remotes/load-remotes')
const loadSharedModules = () => import('../../remotes/expose-shared-modules')
const loadAccent = () => import('../../kit/ui/color/accent')
const loadAfterFirstPaint = () => import('./after-first-paint')
const hasFailed = (plugin: LoadedPlugin) => 'off' in plugin && plugin.off === 'failed'

/** Applies an accent color before the first paint; the default one is part of the styles. */
async function applyAccent(accent: string): Promise<void> {
  if (accent === defaultSettings.brand.accent) return
  // If the code does not load within seconds, the default accent color stays.
  await loadCode(loadAccent, 1).then(
    ({ setAccent }) => setAccent(accent),
    () => undefined,
  )
}

/**
 * Names differences between the rendered screen and the first screen of the app, which React repairs. Extensions of the browser
 * may cause them, so they are no errors.
 */
function reportMismatch(error: unknown): void {
  // Expected: the browser renders the parts whose data or code the server did not get in time.
  const isLeftToBrowser = /#419\b|server could not finish/.test(String(error))
  // biome-ignore lint/suspicious/noConsole: for developers, not for users
  if (!isLeftToBrowser) console.warn('The rendered screen differs from that of the app.', error)
}

/**
 * Whether the first screen equals the one in the page. The language may differ; settings and texts may have changed since
 * the build; some hosts serve the home page for any URL. If they differ, the app renders from scratch.
 */
function canHydrate(scope: Scope, state: PageState): boolean {
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
