import { Suspense } from 'react'
import { lazyEntry } from '../plugin/lazy-entry'
import type { RegisteredPage } from '../plugin/registry'
import { RetryBoundary } from '../plugin/retry-boundary'
import { Page } from '../ui/page/page'
import { ScreenShown } from './first-screen'
import { PageSkeleton } from './page-skeleton'

/** A screen in a boundary of its own, with its place kept while its code or data is on its way. */
export function PageFrame({ page }: { readonly page: RegisteredPage }) {
  return (
    <RetryBoundary
      plugin={page.plugin}
      entry={page.route.id}
      load={page.load}
      frame={(card) => (
        <Page>
          {card}
          <ScreenShown />
        </Page>
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Content page={page} />
        <ScreenShown />
      </Suspense>
    </RetryBoundary>
  )
}

function Content({ page }: { readonly page: RegisteredPage }) {
  const Component = lazyEntry(page)
  return <Component />
}
