import type { ReactNode } from 'react'
import { useHref } from '../../../core/navigation/links'
import type { Query, RouteParams, RouteRef } from '../../../core/plugin/route'
import { Link } from '../../ui/link/link'

export interface RouteLinkProps<Path extends string> {
  readonly to: RouteRef<Path>
  readonly params?: RouteParams<Path>
  readonly query?: Query
  readonly className?: string
  readonly children: ReactNode
}

/** A link to a route; plain text when the route's plugin is disabled. */
export function RouteLink<Path extends string>({
  to,
  params,
  query,
  className,
  children,
}: RouteLinkProps<Path>) {
  const href = useHref()(to, params, query)
  if (href === undefined) return <span className={className}>{children}</span>
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  )
}
