import type { Scope } from 'effector'
import { screenPath } from '../../../core/config/base-path'
import { matchPage } from '../../../core/navigation/current-page'
import { $registry } from '../../../core/plugin/registry-store'
import { canAccess } from '../../../core/session/routes'
import { $isAuthenticated } from '../../../core/session/session'
import { preloadEntry } from '../slot/lazy-entry'

const events = ['pointerover', 'focusin'] as const

/** Prefetches a screen's code when a link to the screen is hovered, touched or focused, unless data saver is on. */
export function prefetchOnIntent(scope: Scope, within: Document | Element): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || prefersReducedData()) return
    const path = screenPath(link.pathname)
    const page = path && matchPage(scope.getState($registry), path)?.page
    if (!page || !canAccess(page.access, scope.getState($isAuthenticated))) return
    // A failed prefetch is ignored: opening the screen tries again and reports the failure.
    preloadEntry(page)
  }
  for (const event of events) within.addEventListener(event, handleIntent, { passive: true })
}

/** Whether data saver is on; some browsers and TypeScript's types lack `navigator.connection`. */
export function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
