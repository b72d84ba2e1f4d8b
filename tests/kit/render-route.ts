import { hrefOf, type Query, type RouteParams, type RouteRef } from '@kernel/core/plugin/route'
import type { Scope } from 'effector'
import { type Deployment, openProduct } from './open-product'

/** A deployment, and which of a route's addresses is opened. */
export interface RouteOptions<Path extends string> extends Deployment {
  /** The values of the parameters that the path names. */
  readonly params?: RouteParams<Path>
  readonly query?: Query
}

/**
 * Opens the product at a route.
 *
 * @throws when a parameter of the path is missing
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
