import { $isAuthenticated, ButtonLink, homeRoute, LostPage, RetryButton, useHref, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { myCoursesRoute } from '../contract'
import { coursesTexts } from '../texts'

/** The address names a course that is not there, and this is the way on. */
export function NoSuchCourse({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const isMember = useUnit($isAuthenticated)

  return (
    <LostPage
      title={t['course.unknown']()}
      action={
        <>
          {isMember ? (
            <ButtonLink to={href(myCoursesRoute)}>{t['mine.title']()}</ButtonLink>
          ) : (
            <ButtonLink to={href(homeRoute) ?? '/'}>{t['course.home']()}</ButtonLink>
          )}
          <RetryButton variant="soft" onClick={onRetry} />
        </>
      }
    >
      {t['course.unknown.text']()}
    </LostPage>
  )
}
