import { $isAuthenticated, homeRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, NotFoundPage, RetryButton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { myCoursesRoute } from '../contract'
import { coursesTexts } from '../texts'

export default function CourseNotFound({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const isMember = useUnit($isAuthenticated)

  return (
    <NotFoundPage
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
    </NotFoundPage>
  )
}
