import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense } from 'react'
import { EntryBoundary } from '../plugin/entry-boundary'
import { forgetEntry, lazyEntry } from '../plugin/lazy-entry'
import type { RegisteredPage } from '../plugin/registry'
import { PageFailure } from './page-failure'
import { PageSkeleton } from './page-skeleton'

/** A screen in a boundary of its own: if it fails, a card says so and offers to try again. */
export function PageFrame({ page }: { readonly page: RegisteredPage }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <EntryBoundary
          plugin={page.plugin}
          entry={page.route.id}
          fallback={(error, retry) => (
            <PageFailure
              error={error}
              onRetry={() => {
                reset()
                forgetEntry(page.load)
                retry()
              }}
            />
          )}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Content page={page} />
          </Suspense>
        </EntryBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function Content({ page }: { readonly page: RegisteredPage }) {
  const Page = lazyEntry(page.load)
  return <Page />
}
