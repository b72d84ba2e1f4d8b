import type { Scope } from 'effector'
import { loadCode } from '../../core/async/load-code'
import { $settings } from '../../core/config/settings'
import type { CurrentPage } from '../../core/navigation/current-page'
import { $registry } from '../../core/plugin/registry-store'
import { prefersReducedData, prefetchOnIntent } from '../../parts/navigation/prefetch'
import { preloadDialog } from '../../ui/dialog/dialog'
import { preloadMenu } from '../../ui/menu/menu'
import { startOffline } from './offline'
import { preloadScreen } from './preload-screen'
import { startTabSync } from './start-tab-sync'

/**
 * Starts background work. @param restoredPage the current page while a stored session is being restored, else `undefined`
 * @param remotesLoaded settles when all remote plugins have loaded or failed
 */
export function afterFirstPaint(
  scope: Scope,
  restoredPage: CurrentPage | undefined,
  remotesLoaded: Promise<void>,
): void {
  startTabSync(scope)
  if (scope.getState($settings).reports.enabled)
    void loadCode(loadReports).then(
      ({ startReports }) => startReports(scope, remotesLoaded),
      () => undefined,
    )
  startOffline(scope)
  if (restoredPage) preloadScreen(scope.getState($registry), restoredPage)
  prefetchOnIntent(scope, document)
  // Load the code of dialogs and menus now, so that they also open offline; not when data saver is on.
  if (prefersReducedData()) return
  preloadDialog()
  preloadMenu()
}

const loadReports = () => import('../reports/start-reports')
