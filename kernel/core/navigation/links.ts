import { useUnit } from 'effector-react'
import { createContext, use } from 'react'
import { $registry } from '../plugin/registry-store'
import { hrefOf, type Query, type RouteParams, type RouteRef } from '../plugin/route'

/** Parameters of the screen that is shown. */
export const RouteParamsContext = createContext<Readonly<Record<string, string | undefined>>>({})

/**
 * The parameters in the address of the present screen.
 *
 * @example
 * const { id } = useRouteParams(courseRoute)
 */
export function useRouteParams<Path extends string>(
  _route: RouteRef<Path>,
): Readonly<Record<keyof RouteParams<Path>, string>> {
  return use(RouteParamsContext) as Readonly<Record<keyof RouteParams<Path>, string>>
}

/**
 * Writes the address of a screen, or `undefined` when the plugin that serves it is off (PLG-03).
 *
 * @example
 * const href = useHref()
 * href(courseRoute, { id: course.id })
 */
export function useHref() {
  const registry = useUnit($registry)
  return <Path extends string>(
    ref: RouteRef<Path>,
    params?: RouteParams<Path>,
    query?: Query,
  ): string | undefined => (registry.pageOf(ref) ? hrefOf(ref, params, query) : undefined)
}
