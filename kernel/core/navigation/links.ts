import { useUnit } from 'effector-react'
import { createContext, use } from 'react'
import { $registry } from '../plugin/registry-store'
import { hrefOf, type Query, type RouteParams, type RouteRef } from '../plugin/route'
import { homeRoute, myPageRoute } from '../session/routes'
import { $isAuthenticated } from '../session/session'

export const RouteParamsContext = createContext<Readonly<Record<string, string | undefined>>>({})

/** The path parameters of the current screen. @example const { id } = useRouteParams(courseRoute) */
export function useRouteParams<Path extends string>(
  _route: RouteRef<Path>,
): Readonly<Record<keyof RouteParams<Path>, string>> {
  return use(RouteParamsContext) as Readonly<Record<keyof RouteParams<Path>, string>>
}

/** Returns a function that builds the path of a route: `undefined` when the route's plugin is disabled. */
export function useHref() {
  const registry = useUnit($registry)
  return <Path extends string>(
    ref: RouteRef<Path>,
    params?: RouteParams<Path>,
    query?: Query,
  ): string | undefined => (registry.pageOf(ref) ? hrefOf(ref, params, query) : undefined)
}

/** The path that "home" leads to: my page for members, the home page for visitors. */
export function useHomePath(): string {
  return hrefOf(useUnit($isAuthenticated) ? myPageRoute : homeRoute)
}
