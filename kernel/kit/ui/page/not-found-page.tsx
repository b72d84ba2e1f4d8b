import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state'
import { LostIllustration } from '../illustrations/lost-illustration'
import { Page } from './page'

export type NotFoundPageProps = Pick<EmptyStateProps, 'title' | 'children' | 'action'>

/** A whole screen that says that content is missing; screen readers announce it immediately. */
export function NotFoundPage(props: NotFoundPageProps) {
  return (
    <Page width="wide">
      <div role="alert">
        <EmptyState {...props} art={<LostIllustration />} titleAs="h1" />
      </div>
    </Page>
  )
}
