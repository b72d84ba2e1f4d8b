import { matchRoutes } from 'react-router'
import type { RegisteredPage, Registry } from '../plugin/registry'

export interface PageMatch {
  readonly page: RegisteredPage
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Finds the screen of a path. Static segments take precedence over parameters; `matchParams` may reject a match. */
export function matchPage(registry: Registry, pathname: string): PageMatch | undefined {
  const routes = registry.pages.map((page) => ({ path: page.route.path, handle: page }))
  const found = matchRoutes(routes, pathname)?.at(-1)
  if (!found) return undefined
  const page = found.route.handle
  return page.matchParams && !page.matchParams(found.params) ? undefined : { page, params: found.params }
}
