import type { Scope } from 'effector'
import { prefersReducedData, prefetchOnIntent } from '../../parts/navigation/prefetch'
import { preloadDialog } from '../../ui/dialog/dialog'
import { preloadMenu } from '../../ui/menu/menu'
import { startTabSync } from './start-tab-sync'

/** Starts everything that can wait until the first screen is usable. */
export function afterFirstPaint(scope: Scope): void {
  startTabSync(scope)
  prefetchOnIntent(scope, document)
  // So that dialogs and menus also open offline.
  if (prefersReducedData()) return
  preloadDialog()
  preloadMenu()
}
