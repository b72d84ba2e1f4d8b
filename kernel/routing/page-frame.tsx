import { type ReactNode, Suspense } from 'react'
import { lazyEntry } from '../plugin/lazy-entry'
import type { RegisteredPage } from '../plugin/registry'
import { RetryBoundary } from '../plugin/retry-boundary'
import { Page, PageHeader } from '../ui/page/page'
import { ScreenShown } from './first-screen'
import { PageSkeleton } from './page-skeleton'
import { useScreenName } from './title'

/** A screen in a boundary of its own, with its place kept while its code or data is on its way. */
export function PageFrame({ page }: { readonly page: RegisteredPage }) {
  return (
    <RetryBoundary
      plugin={page.plugin}
      entry={page.route.id}
      load={page.load}
      of="page"
      frame={(card) => <Failed>{card}</Failed>}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Content page={page} />
        <ScreenShown />
      </Suspense>
    </RetryBoundary>
  )
}

/** A screen that failed as a whole is still called what it is. */
function Failed({ children }: { readonly children: ReactNode }) {
  const name = useScreenName()
  return (
    <Page>
      {name && <PageHeader title={name} />}
      {children}
      <ScreenShown />
    </Page>
  )
}

function Content({ page }: { readonly page: RegisteredPage }) {
  const Component = lazyEntry(page)
  return <Component />
}
