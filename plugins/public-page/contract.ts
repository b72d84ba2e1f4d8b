import { route, slot } from '@kernel'

/**
 * Route of a person's public page (PUB-PAGE-01). The parameter is `@` and the login; one-segment paths without `@` do
 * not match (KRN-ROUTE-04).
 *
 * @example
 * <RouteLink to={publicPageRoute} params={{ id: `@${login}` }}>{name}</RouteLink>
 */
export const publicPageRoute = route('public-page/page', '/:id')

/**
 * Slot for sections of a public page, side by side where there is room (PUB-PAGE-02). The label of a section is
 * its heading. The owner shows, hides and sizes the segments `courses` and `posts`; an entry without a segment is
 * always shown. Visitors see the sections as well, so no section may need a token.
 *
 * @param login owner of the page, without the `@`
 * @example
 * fill(publicPageSections, {
 *   id: 'posts/public', segment: 'posts', order: 20, label, load: () => import('./ui/public-posts'),
 * })
 */
export const publicPageSections = slot<{ readonly login: string }>('public-page/sections')
