import { LostArt } from '../empty-state/art/lost-art'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state'
import { Page } from './page'

/** Props of {@link LostPage}: what an {@link EmptyState} says. */
export type LostPageProps = Pick<EmptyStateProps, 'title' | 'children' | 'action'>

/**
 * All of a screen whose address names something that is not there, or not shown. It is read out at once.
 *
 * @param props `title`, the text as children, and the ways on as `action`
 * @example
 * <LostPage title={t.noSuchCourse()} action={<ButtonLink to="/">{t.home()}</ButtonLink>}>{t.noSuchCourseText()}</LostPage>
 */
export function LostPage(props: LostPageProps) {
  return (
    <Page>
      <div role="alert">
        <EmptyState {...props} art={<LostArt />} titleAs="h1" />
      </div>
    </Page>
  )
}
