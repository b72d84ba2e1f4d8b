import type { Scope } from 'effector'
import { prefersReducedData, prefetchOnIntent } from '../../parts/navigation/prefetch'
import { preloadDialog } from '../../ui/dialog/dialog'
import { preloadMenu } from '../../ui/menu/menu'
import { startTabSync } from './start-tab-sync'

/**
 * What can wait until the first screen can be used.
 *
 * @param scope the product's effector scope
 */
export function afterFirstPaint(scope: Scope): void {
  startTabSync(scope)
  prefetchOnIntent(scope, document)
  // Questions and menus open without a connection, too.
  if (prefersReducedData()) return
  preloadDialog()
  preloadMenu()
}
