import { useUnit } from 'effector-react'
import { use, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { $settings } from '../config/settings'
import { $registry } from '../plugin/registry-store'
import { isAllowed } from '../plugin/slot-view'
import { $isAuthenticated, $restoreFailure } from '../session/session'
import { useArrival } from './arrival'
import { CurrentPageContext } from './current-page'
import { ScreenShown } from './first-screen'
import { RouteParamsContext } from './links'
import { PageFrame } from './page-frame'
import { PageNotFound } from './page-not-found'
import { PageSkeleton } from './page-skeleton'
import { usePlace } from './place'
import { SessionNotRestored } from './session-not-restored'
import { useScreenName, useTitleWithNews } from './title'
import { screenEntered } from './visit'

/** The screen that the address names, or page-not-found (KRN-ROUTE-02). */
export function Screen() {
  const { pathname, key } = useLocation()
  const [registry, isAuthenticated, settings, restoreFailure] = useUnit([
    $registry,
    $isAuthenticated,
    $settings,
    $restoreFailure,
  ])
  const match = use(CurrentPageContext)
  const titleWithNews = useTitleWithNews([useScreenName(), settings.brand.name].filter(Boolean).join(' · '))
  // Before the effects of the screen itself, which may know a better one.
  useLayoutEffect(() => {
    document.title = titleWithNews
  }, [titleWithNews])
  usePlace(key)
  // Before the screen itself does anything that belongs to this visit.
  useLayoutEffect(() => screenEntered(pathname), [pathname])
  // A screen reader begins at the screen's top.
  useArrival(pathname, '#content')

  if (!match) return registry.isAwaiting ? <PageSkeleton /> : <NobodysAddress pathname={pathname} />
  const { page, params } = match
  // A redirect (session/redirects.ts) leads on from here; meanwhile the page's place is kept.
  if (!isAllowed(page.access, isAuthenticated))
    return restoreFailure && page.access === 'member' ? (
      <SessionNotRestored error={restoreFailure} />
    ) : (
      <PageSkeleton />
    )

  return (
    <RouteParamsContext value={params}>
      <PageFrame key={pathname} page={page} />
    </RouteParamsContext>
  )
}

/** An address without a screen; of one that might have been meant as a public page, whoever deploys hears (A2). */
function NobodysAddress({ pathname }: { readonly pathname: string }) {
  const isPublicPageLike = /^\/[^/@][^/]*\/?$/.test(pathname)
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: KRN-ROUTE-04 and decision 13 ask for it
    if (isPublicPageLike) console.error(`There is no screen at ${pathname}; a public page begins with @.`)
  }, [isPublicPageLike, pathname])
  return (
    <>
      <PageNotFound />
      <ScreenShown />
    </>
  )
}
