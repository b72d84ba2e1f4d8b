import { ApiError, errorMessage, useHref, useTexts, useTranslate } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { ButtonLink, EmptyState, LostIllustration, Page, RetryButton } from '@kernel/ui'
import { courseRoute, myCoursesRoute } from '../contract'
import { coursesTexts } from '../texts'

interface LearnErrorProps {
  readonly id: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** The course could not be had (CRS-ERR-01); whoever has not enrolled in it is led to where one can. */
export function LearnError({ id, error, onRetry }: LearnErrorProps) {
  const t = useTexts(coursesTexts)
  const say = useTranslate()
  const href = useHref()
  const isNotTheirs = error instanceof ApiError && ['forbidden', 'not-found'].includes(error.failure)

  return (
    <Page>
      <Toolbar title={t['learn.title']()} backTo={href(myCoursesRoute)} />
      <div role="alert">
        {isNotTheirs ? (
          <EmptyState
            art={<LostIllustration />}
            title={t['learn.notEnrolled']()}
            action={
              <>
                <ButtonLink to={href(courseRoute, { id })}>{t['learn.details']()}</ButtonLink>
                <RetryButton variant="soft" onClick={onRetry} />
              </>
            }
          >
            {t['learn.notEnrolled.text']()}
          </EmptyState>
        ) : (
          <EmptyState title={t['learn.failed']()} action={<RetryButton onClick={onRetry} />}>
            {say(errorMessage(error))}
          </EmptyState>
        )}
      </div>
    </Page>
  )
}
