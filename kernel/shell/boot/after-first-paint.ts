import type { Scope } from 'effector'
import type { CurrentPage } from '../../core/navigation/current-page'
import { $registry } from '../../core/plugin/registry-store'
import { prefersReducedData, prefetchOnIntent } from '../../parts/navigation/prefetch'
import { preloadDialog } from '../../ui/dialog/dialog'
import { preloadMenu } from '../../ui/menu/menu'
import { preloadScreen } from './preload-screen'
import { startTabSync } from './start-tab-sync'

/**
 * Starts everything that can wait until the first screen is usable.
 * @param restoredPage the current page while a stored session is being restored, else `undefined`
 */
export function afterFirstPaint(scope: Scope, restoredPage: CurrentPage | undefined): void {
  startTabSync(scope)
  if (restoredPage) preloadScreen(scope.getState($registry), restoredPage)
  prefetchOnIntent(scope, document)
  // Load the code of dialogs and menus now, so that they also open offline; not when data saver is on.
  if (prefersReducedData()) return
  preloadDialog()
  preloadMenu()
}
