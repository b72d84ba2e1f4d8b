import { myPageRoute, route, useHref } from '@kernel'

/** Route of the user's connections and tags (NET-CONN-01). */
export const manageConnectionsRoute = route('network/connections', '/manageConnections')

/**
 * Returns the path of the people search, a tab of my page (NET-FIND-01).
 *
 * @returns the path, or `undefined` if this plugin is disabled
 * @example
 * const people = useFindPeople()
 * <EmptyState action={people && <ButtonLink to={people}>{t.findPeople()}</ButtonLink>} … />
 */
export function useFindPeople(): string | undefined {
  const href = useHref()
  return href(manageConnectionsRoute) && href(myPageRoute, undefined, { tab: 'people' })
}
