import type { QueryKey } from '@tanstack/react-query'
import type { Scope } from 'effector'
import { loadCode, preloadCode } from '../../../core/async/load-code'
import { screenPath } from '../../../core/config/base-path'
import { matchPage, type PageMatch } from '../../../core/navigation/current-page'
import type { HasParts } from '../../../core/plugin/manifest'
import { $registry } from '../../../core/plugin/registry-store'
import { $shownClient, type PrefetchedQuery, prefetchQuery } from '../../../core/query/prefetch-query'
import { canAccess } from '../../../core/session/routes'
import { $isAuthenticated } from '../../../core/session/session'
import { preloadEntry } from '../slot/lazy-entry'

const events = ['pointerover', 'focusin', 'pointerdown'] as const

/** The pointer rests on a link after this time in ms; on its way to another place it leaves sooner. */
const restTime = 80

/**
 * Prefetches a screen when a link to the screen is hovered, touched or focused, unless data saver is on: its code at once, its
 * data and the code of its parts when the link is pressed or the pointer rests on it.
 */
export function prefetchOnIntent(scope: Scope, within: Document | Element): void {
  const handleIntent = ({ target, type }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || prefersReducedData()) return
    const path = screenPath(link.pathname)
    const match = path ? matchPage(scope.getState($registry), path) : undefined
    const page = match?.page
    if (!page || !canAccess(page.access, scope.getState($isAuthenticated))) return
    // A failed prefetch is ignored: opening the screen tries again and reports the failure.
    preloadEntry(page)
    const read = () => void prefetchContent(scope, match, link)
    if (type === 'pointerdown') read()
    else setTimeout(() => link.matches(':hover, :focus') && read(), restTime)
  }
  for (const event of events) within.addEventListener(event, handleIntent, { passive: true })
}

async function prefetchContent(scope: Scope, { page, params }: PageMatch, { search }: HTMLAnchorElement) {
  const code = await loadCode(page.load, 0).catch(() => undefined)
  preloadParts(scope, code)
  const client = scope.getState($shownClient)
  if (!client) return
  // Manifests do not know the types of queries.
  for (const query of code?.queries?.({ params, search: new URLSearchParams(search) }) ?? [])
    prefetchQuery(client, query as PrefetchedQuery<unknown, unknown, QueryKey>)
}

/** Loads what a screen or an entry of a slot always shows, and what that always shows. */
function preloadParts(scope: Scope, code: object | undefined): void {
  const { parts = [] }: HasParts = code ?? {}
  for (const part of parts) {
    if (typeof part === 'function') {
      preloadCode(part)
      continue
    }
    for (const { load, hasServerState, access = 'anyone' } of scope.getState($registry).entriesOf(part)) {
      if (!load || !canAccess(access, scope.getState($isAuthenticated))) continue
      preloadEntry({ load, hasServerState })
      loadCode(load, 0).then(
        (entry) => preloadParts(scope, entry),
        () => undefined,
      )
    }
  }
}

/** Whether data saver is on; some browsers and TypeScript's types lack `navigator.connection`. */
export function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
