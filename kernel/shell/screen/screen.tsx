import { useUnit } from 'effector-react'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { CurrentPageContext } from '../../core/navigation/current-page'
import { FirstScreenMarker } from '../../core/navigation/first-screen'
import { RouteParamsContext } from '../../core/navigation/links'
import { useRouteFocus, useScrollRestoration } from '../../core/navigation/use-scroll-restoration'
import { $registry } from '../../core/plugin/registry-store'
import { canAccess } from '../../core/session/routes'
import { $isAuthenticated, $restoreFailure } from '../../core/session/session'
import { PageFrame } from './page-frame'
import { PageNotFound } from './page-not-found'
import { PageSkeleton } from './page-skeleton'
import { SessionNotRestored } from './session-not-restored'

/** The screen of the current route, or "not found". */
export function Screen() {
  const { pathname, key } = useLocation()
  const [registry, isAuthenticated, restoreFailure] = useUnit([$registry, $isAuthenticated, $restoreFailure])
  const match = use(CurrentPageContext)
  useScrollRestoration(key)
  // The content gets the focus, so that screen readers start at the top of the new screen.
  useRouteFocus(pathname, '#content')

  if (!match) return registry.hasPendingRemotes ? <PageSkeleton /> : <UnmatchedRoute pathname={pathname} />
  const { page, params } = match
  // A redirect follows (see machine.ts); until then, reserve the space of the screen.
  if (!canAccess(page.access, isAuthenticated))
    return restoreFailure && page.access === 'member' ? (
      <SessionNotRestored error={restoreFailure} />
    ) : (
      <PageSkeleton of={page.skeleton} />
    )

  return (
    <RouteParamsContext value={params}>
      <PageFrame key={pathname} page={page} />
    </RouteParamsContext>
  )
}

/** The "not found" screen; logs a hint when the user may have meant a public page. */
function UnmatchedRoute({ pathname }: { readonly pathname: string }) {
  const isPublicPageLike = /^\/[^/@][^/]*\/?$/.test(pathname)
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: required by KRN-ROUTE-04 and decision:unmatched-id-path
    if (isPublicPageLike) console.error(`There is no screen at ${pathname}; a public page begins with @.`)
  }, [isPublicPageLike, pathname])
  return (
    <>
      <PageNotFound />
      <FirstScreenMarker />
    </>
  )
}
