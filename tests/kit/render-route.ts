import { hrefOf, type Query, type RouteParams, type RouteRef } from '@kernel/core/plugin/route'
import type { Scope } from 'effector'
import { type Deployment, openProduct } from './open-product'

/** The deployment options, and the path parameters of the route. */
export interface RouteOptions<Path extends string> extends Deployment {
  /** Values of the path parameters of the route. */
  readonly params?: RouteParams<Path>
  readonly query?: Query
}

/**
 * Opens the product at a route.
 *
 * @returns the effector scope
 * @throws when a path parameter is missing
 * @example
 * await renderRoute(courseRoute, { plugins: [courses], params: { id: 1441 } })
 * expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
 */
export function renderRoute<Path extends string>(
  route: RouteRef<Path>,
  { params, query, ...deployment }: RouteOptions<Path> = {},
): Promise<Scope> {
  return openProduct(hrefOf(route, params, query), deployment)
}
