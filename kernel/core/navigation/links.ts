import { createContext, use } from 'react'
import { screenPath } from '../config/base-path'
import { apiUrl } from '../http/client'
import type { RegisteredPage, Registry } from '../plugin/registry'
import { useRegistry } from '../plugin/registry-store'
import { hrefOf, type Query, type RouteParams, type RouteRef } from '../plugin/route'
import { homeRoute, myPageRoute } from '../session/routes'
import { useIsAuthenticated } from '../session/session'
import { matchPage } from './current-page'

export const RouteParamsContext = createContext<Readonly<Record<string, string | undefined>>>({})

/** The path parameters of the current screen. @example const { id } = useRouteParams(courseRoute) */
export function useRouteParams<Path extends string>(
  _route: RouteRef<Path>,
): Readonly<Record<keyof RouteParams<Path>, string>> {
  return use(RouteParamsContext) as Readonly<Record<keyof RouteParams<Path>, string>>
}

/** Returns a function that builds the path of a route: `undefined` when the route's plugin is disabled. */
export function useHref() {
  const registry = useRegistry()
  return <Path extends string>(
    ref: RouteRef<Path>,
    params?: RouteParams<Path>,
    query?: Query,
  ): string | undefined => (registry.pageOf(ref) ? hrefOf(ref, params, query) : undefined)
}

/** The path that "home" leads to: my page for members, the home page for visitors. */
export function useHomePath(): string {
  return hrefOf(useIsAuthenticated() ? myPageRoute : homeRoute)
}

function pageOf(
  registry: Registry,
  { origin, pathname }: URL | HTMLAnchorElement,
): RegisteredPage | undefined {
  const path = origin === location.origin ? screenPath(pathname) : undefined
  return path === undefined ? undefined : matchPage(registry, path)?.page
}

export const toScreenPath = (registry: Registry, url: URL | HTMLAnchorElement): string | undefined =>
  pageOf(registry, url) && `${screenPath(url.pathname)}${url.search}${url.hash}`

/** Whether opening a URL changes data: redirects must never open such a URL, and links in user content must ask. */
export const hasSideEffects = (registry: Registry, url: URL | HTMLAnchorElement): boolean =>
  url.href.toLowerCase().startsWith(apiUrl('/api/').href.toLowerCase()) ||
  Boolean(pageOf(registry, url)?.hasSideEffects)

/** Returns a check for URLs from the server: a redirect must not open one that changes data. */
export function useHasSideEffects(): (url: URL) => boolean {
  const registry = useRegistry()
  return (url) => hasSideEffects(registry, url)
}

export const isLogoutLink = (registry: Registry, link: HTMLAnchorElement): boolean =>
  pageOf(registry, link)?.hasSideEffects === 'signs-out'
