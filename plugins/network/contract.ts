import { myPageRoute, route, useHref } from '@kernel'

/** One's connections with their tags, and the ways to more of them (NET-CONN-01). */
export const manageConnectionsRoute = route('network/connections', '/manageConnections')

/**
 * Where one looks for people (NET-FIND-01): a tab of the hub after login. Nothing where this plugin is off.
 *
 * @returns the address, or `undefined`
 * @example
 * const people = useFindPeople()
 * <EmptyState action={people && <ButtonLink to={people}>{t.findPeople()}</ButtonLink>} … />
 */
export function useFindPeople(): string | undefined {
  const href = useHref()
  return href(manageConnectionsRoute) && href(myPageRoute, undefined, { tab: 'people' })
}
