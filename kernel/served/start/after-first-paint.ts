import { createWatch, type Scope, scopeBind } from 'effector'
import type { CurrentPage } from '../../core/navigation/current-page'
import type { Registry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { sessionEnded, sessionStarted } from '../../core/session/events'
import { myPageRoute } from '../../core/session/routes'
import { $isAuthenticated, leadershipChanged } from '../../core/session/session'
import { electTabLeader } from '../../core/session/tab-lock'
import { initialEntries } from '../../frame/my-page/initial-entries'
import { notFound } from '../../frame/screen/screen'
import { prefersReducedData, prefetchOnIntent } from '../../kit/parts/navigation/prefetch'
import { preloadEntry } from '../../kit/parts/slot/lazy-entry'
import { preloadDialog } from '../../kit/ui/dialog/dialog'
import { preloadMenu } from '../../kit/ui/menu/menu'
import { startOffline } from '../worker/offline'
import { guardDoubleClicks } from './double-clicks'
import { followUncaught } from './follow-uncaught'

/** Starts background work. @param restoredPage the current page while a stored session is being restored, else `undefined` */
export function afterFirstPaint(scope: Scope, restoredPage: CurrentPage | undefined): void {
  electUsageLeader(scope)
  followUncaught(scope)
  startOffline(scope)
  if (restoredPage) preloadScreen(scope.getState($registry), restoredPage)
  prefetchOnIntent(scope, document)
  guardDoubleClicks()
  // Load the code of dialogs, menus and the screen for unknown addresses now, so that they also open offline; not when data saver is on.
  if (prefersReducedData()) return
  preloadEntry(notFound)
  preloadDialog()
  preloadMenu()
}

/**
 * Loads the code of the screen, which preload.js has preloaded, while the session is being restored. Otherwise the browser
 * would warn about unused preloads when the server rejects the session and the screen is never shown.
 */
export function preloadScreen(registry: Registry, { address, match }: CurrentPage): void {
  const page = match?.page
  if (!page) return
  preloadEntry(page)
  if (page.route !== myPageRoute) return
  const entries = initialEntries(registry, new URL(address, location.origin).searchParams.get('tab'))
  for (const { load, hasServerState } of entries) if (load) preloadEntry({ load, hasServerState })
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
