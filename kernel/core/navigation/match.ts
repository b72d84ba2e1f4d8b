import { matchRoutes } from 'react-router'
import type { RegisteredPage, Registry } from '../plugin/registry'

/** A screen found for an address, with the parameters that the address carries. */
export interface PageMatch {
  readonly page: RegisteredPage
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * The screen that an address belongs to. Static segments win over parameters (KRN-ROUTE-03); an
 * address whose parameters its screen does not accept belongs to none.
 */
export function matchPage(registry: Registry, pathname: string): PageMatch | undefined {
  const routes = registry.pages.map((page) => ({ path: page.route.path, handle: page }))
  const found = matchRoutes(routes, pathname)?.at(-1)
  if (!found) return undefined
  const page = found.route.handle
  return page.matchParams && !page.matchParams(found.params) ? undefined : { page, params: found.params }
}
