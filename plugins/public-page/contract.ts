import { route, slot } from '@kernel'

/**
 * Somebody's public page (PUB-PAGE-01). The parameter is the login behind an `@`; an address of one part without the
 * `@` is nobody's (KRN-ROUTE-04).
 *
 * @example
 * <RouteLink to={publicPageRoute} params={{ id: `@${login}` }}>{name}</RouteLink>
 */
export const publicPageRoute = route('public-page/page', '/:id')

/**
 * Sections of a public page, side by side where there is room (PUB-PAGE-02). The entry's label is the section's
 * heading, drawn by the page. Its `segment` is `courses` or `posts`: the owner shows or hides each and gives it a width.
 * An entry without a segment is always shown, as wide as there is room. Visitors see them too: nothing in them may need
 * a token.
 *
 * @param login whose page it is, without the `@`
 * @example
 * fill(publicPageSections, {
 *   id: 'posts/public', segment: 'posts', order: 20, label, load: () => import('./ui/public-posts'),
 * })
 */
export const publicPageSections = slot<{ readonly login: string }>('public-page/sections')
