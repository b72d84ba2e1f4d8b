import type { Scope } from 'effector'
import { screenPath } from '../../core/config/base-path'
import { matchPage } from '../../core/navigation/match'
import { $registry } from '../../core/plugin/registry-store'
import { canAccess } from '../../core/session/access'
import { $isAuthenticated } from '../../core/session/session'
import { preloadEntry } from '../slot/lazy-entry'

/** A pointer over a link, also the finger that touches it, and the focus on it. */
const signs = ['pointerover', 'focusin'] as const

/**
 * Brings the code of a screen as soon as somebody is about to open it: when a link to it is pointed at, touched or has
 * the focus. Once for each screen, and not for those who save data.
 *
 * @param scope the product's effector scope
 * @param within where the links are
 */
export function prefetchOnIntent(scope: Scope, within: Document | Element): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || prefersReducedData()) return
    const path = screenPath(link.pathname)
    const page = path && matchPage(scope.getState($registry), path)?.page
    if (!page || !canAccess(page.access, scope.getState($isAuthenticated))) return
    // If it does not come now, it is asked for again when it is needed, and somebody is told then.
    preloadEntry(page)
  }
  for (const sign of signs) within.addEventListener(sign, look, { passive: true })
}

/** Not all browsers know it, nor the types of this one. */
export function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
