import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state'
import { LostIllustration } from '../illustrations/lost-illustration'
import { Page } from './page'

/** Props of {@link NotFoundPage}: what an {@link EmptyState} says. */
export type NotFoundPageProps = Pick<EmptyStateProps, 'title' | 'children' | 'action'>

/**
 * All of a screen whose address names something that is not there, or not shown. It is read out at once.
 *
 * @param props `title`, the text as children, and the ways on as `action`
 * @example
 * <NotFoundPage title={t.noSuchCourse()} action={<ButtonLink to="/">{t.home()}</ButtonLink>}>{t.noSuchCourseText()}</NotFoundPage>
 */
export function NotFoundPage(props: NotFoundPageProps) {
  return (
    <Page>
      <div role="alert">
        <EmptyState {...props} art={<LostIllustration />} titleAs="h1" />
      </div>
    </Page>
  )
}
