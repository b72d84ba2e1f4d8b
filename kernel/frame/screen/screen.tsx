import { useUnit } from 'effector-react'
import { type ReactNode, use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { errorMessage } from '../../core/http/outcome'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
import type { RegisteredPage } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { restoreSessionFx } from '../../core/session/effects'
import { canAccess } from '../../core/session/routes'
import { $isAuthenticated, $restoreFailure, restoreRequested } from '../../core/session/session'
import { FirstScreenMarker } from '../../kit/parts/navigation/first-screen'
import { useScreenName } from '../../kit/parts/navigation/page-head'
import { useScrollRestoration } from '../../kit/parts/navigation/use-scroll-restoration'
import { LazyEntry } from '../../kit/parts/slot/lazy-entry'
import { Button } from '../../kit/ui/button/button'
import { ErrorCard } from '../../kit/ui/error-card/error-card'
import { refreshIcon } from '../../kit/ui/icons/tools'
import { Page, PageHeader } from '../../kit/ui/page/page'
import { ScreenSkeleton, type SkeletonContent } from '../../kit/ui/skeleton/screen-skeleton'
import { failedScreen, OpenScreens } from './kept-screens'

/** The code of the screen for unknown addresses loads with the first of them, or after the first screen. */
export const notFound = { hasServerState: false, load: () => import('./page-not-found') }

export function Screen() {
  const { pathname, key } = useLocation()
  const [registry, isAuthenticated, restoreFailure] = useUnit([$registry, $isAuthenticated, $restoreFailure])
  const match = use(CurrentPageContext)
  useScrollRestoration(key)
  const page = match?.page

  return (
    <OpenScreens
      match={page && canAccess(page.access, isAuthenticated) ? match : undefined}
      registry={registry}
      screen={frameOf}
    >
      {page ? (
        // A redirect follows (see machine.ts); until then, reserve the space of the screen.
        restoreFailure && page.access === 'member' ? (
          <SessionNotRestored error={restoreFailure} />
        ) : (
          <PageSkeleton of={page.skeleton} />
        )
      ) : registry.hasPendingRemotes ? (
        <PageSkeleton />
      ) : (
        <UnmatchedRoute pathname={pathname} />
      )}
    </OpenScreens>
  )
}

const frameOf = (page: RegisteredPage) => <PageFrame page={page} />

/** The "not found" screen; logs a hint when the user may have meant a public page. */
function UnmatchedRoute({ pathname }: { readonly pathname: string }) {
  const isPublicPageLike = /^\/[^/@][^/]*\/?$/.test(pathname)
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: required by KRN-ROUTE-04 and decision:unmatched-id-path
    if (isPublicPageLike) console.error(`There is no screen at ${pathname}; a public page begins with @.`)
  }, [isPublicPageLike, pathname])
  return (
    <LazyEntry
      plugin="kernel"
      entry="not-found"
      content={notFound}
      props={{}}
      fallback={<PageSkeleton />}
      of="page"
    >
      <FirstScreenMarker />
    </LazyEntry>
  )
}

function PageFrame({ page }: { readonly page: RegisteredPage }) {
  return (
    <LazyEntry
      plugin={page.plugin}
      entry={page.route.id}
      content={page}
      props={{}}
      fallback={<PageSkeleton of={page.skeleton} />}
      of="page"
      frame={(card) => <Failed>{card}</Failed>}
    >
      <FirstScreenMarker />
    </LazyEntry>
  )
}

function Failed({ children }: { readonly children: ReactNode }) {
  const name = useScreenName()
  return (
    <Page {...failedScreen}>
      {name && <PageHeader title={name} />}
      {children}
      <FirstScreenMarker />
    </Page>
  )
}

/** Replaces a members' screen while the server cannot verify the stored token. */
function SessionNotRestored({ error }: { readonly error: Error }) {
  const t = useKernelTexts()
  const translate = useTranslate()
  const name = useScreenName()
  const [retry, isTrying] = useUnit([restoreRequested, restoreSessionFx.pending])
  return (
    <Page>
      {name && <PageHeader title={name} />}
      <ErrorCard
        titleAs="h2"
        title={t['session.notRestored']()}
        action={
          <Button size="sm" variant="soft" icon={refreshIcon} isLoading={isTrying} onClick={() => retry()}>
            {t['ui.retry']()}
          </Button>
        }
      >
        {translate(errorMessage(error))}
      </ErrorCard>
      <FirstScreenMarker />
    </Page>
  )
}

const columns: readonly SkeletonContent[] = ['form', 'rows']

function PageSkeleton({ of = 'article' }: { readonly of?: SkeletonContent | undefined }) {
  return (
    <Page width={columns.includes(of) ? 'column' : 'wide'}>
      <ScreenSkeleton of={of} hasTitle isCard={of === 'people' || undefined} />
    </Page>
  )
}
