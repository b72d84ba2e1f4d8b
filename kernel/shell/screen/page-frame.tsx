import { type ReactNode, Suspense } from 'react'
import { FirstScreenMarker } from '../../core/navigation/first-screen'
import { useScreenName } from '../../core/navigation/page-head'
import type { RegisteredPage } from '../../core/plugin/registry'
import { lazyWithRetry } from '../../parts/slot/lazy-entry'
import { RetryBoundary } from '../../parts/slot/retry-boundary'
import { Page, PageHeader } from '../../ui/page/page'
import { PageSkeleton } from './page-skeleton'

/** A screen in its own error boundary, with a skeleton while it loads. */
export function PageFrame({ page }: { readonly page: RegisteredPage }) {
  return (
    <RetryBoundary
      plugin={page.plugin}
      entry={page.route.id}
      load={page.load}
      of="page"
      frame={(card) => <Failed>{card}</Failed>}
    >
      <Suspense fallback={<PageSkeleton of={page.skeleton} />}>
        <Content page={page} />
        <FirstScreenMarker />
      </Suspense>
    </RetryBoundary>
  )
}

/** Shows the error of a failed screen below the screen's title. */
function Failed({ children }: { readonly children: ReactNode }) {
  const name = useScreenName()
  return (
    <Page>
      {name && <PageHeader title={name} />}
      {children}
      <FirstScreenMarker />
    </Page>
  )
}

function Content({ page }: { readonly page: RegisteredPage }) {
  const Component = lazyWithRetry(page)
  return <Component />
}
