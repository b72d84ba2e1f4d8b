import { route, slot, useHref } from '@kernel'

/**
 * Route of a person's public page. The parameter is `@` and the username; one-segment paths without `@`
 * do not match.
 *
 * @example
 * <RouteLink to={publicPageRoute} params={{ id: `@${login}` }}>{name}</RouteLink>
 */
export const publicPageRoute = route('public-page/page', '/:id')

/**
 * Returns a function from a username to the path of the public page; `undefined` for an empty username or if this
 * plugin is disabled.
 */
export function usePublicPagePath(): (login: string) => string | undefined {
  const href = useHref()
  return (login) => (login === '' ? undefined : href(publicPageRoute, { id: `@${login}` }))
}

/** Props of the contributions to the slots of a public page. */
export interface PublicPageProps {
  /** Username of the owner of the page, without the `@`. */
  readonly login: string
}

/**
 * Short texts about a person: beside the username in the header of a public page, where visitors and the owner also see
 * them, and below the name of a suggested person, separated by dots.
 * @place `/@name`: after the username; `/discover`: below the names of suggested people
 * @example
 * fill(publicPageDetails, { id: 'groups/shared', access: 'member', load: () => import('./ui/shared-groups') })
 */
export const publicPageDetails = slot<PublicPageProps, 'component'>('public-page/details')

/**
 * In the header of a public page, below its headline. Visitors and the owner also see it.
 * @place `/@name`: below the headline
 * @example
 * fill(publicPageHeader, { id: 'badges/person', load: () => import('./ui/badges') })
 */
export const publicPageHeader = slot<PublicPageProps, 'component' | 'link'>('public-page/header')

/**
 * Slot for sections of a public page, side by side where there is room. The label of a section is
 * its heading. A section that renders a single paragraph, because it has nothing to show, is one quiet line below the others.
 * The owner shows, hides and sizes the segments `courses` and `posts`; an entry without a segment is
 * always shown. Visitors see the sections as well, so no section may need a token.
 * @place `/@name`: the sections below the header
 * @example
 * fill(publicPageSections, {
 *   id: 'posts/public', segment: 'posts', order: 20, label, load: () => import('./ui/public-posts'),
 * })
 */
export const publicPageSections = slot<PublicPageProps, 'section' | 'component'>('public-page/sections')

/**
 * Slot for what a member can do with the owner of a public page, at the end of its header and beside their posts. Visitors and
 * the owner do not see it.
 * @place `/@name`, for members: the last line of the header; `/post/:id`: below the name of the author
 * @example
 * fill(publicPageActions, { id: 'network/person', load: () => import('./ui/person-actions') })
 */
export const publicPageActions = slot<PublicPageProps, 'component' | 'link'>('public-page/actions')
