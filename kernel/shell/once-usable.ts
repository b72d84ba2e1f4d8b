import type { Scope } from 'effector'
import { prefetchOnIntent, savesData } from '../routing/prefetch'
import { preloadDialog } from '../ui/dialog/dialog'
import { preloadMenu } from '../ui/menu/menu'
import { followTabs } from './follow-tabs'

/**
 * What can wait until the first screen can be used.
 *
 * @param scope the product's effector scope
 */
export function onceUsable(scope: Scope): void {
  followTabs(scope)
  prefetchOnIntent(scope, document)
  // Questions and menus open without a connection, too.
  if (savesData()) return
  preloadDialog()
  preloadMenu()
}
