import { outcomeOf, useHref, useTexts } from '@kernel'
import { ErrorNotice, Toolbar } from '@kernel/parts'
import { ButtonLink, EmptyState, LostIllustration, Page, RetryButton } from '@kernel/ui'
import { courseRoute, myCoursesRoute } from '../contract'
import { coursesTexts } from '../texts'

interface LearnErrorProps {
  readonly id: string
  readonly error: unknown
  readonly isTrying: boolean
  readonly onRetry: () => void
}

/** Users who are not enrolled get a link to the details. */
export function LearnError({ id, error, isTrying, onRetry }: LearnErrorProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { reason } = outcomeOf(error)
  const isNotEnrolled = reason === 'forbidden' || reason === 'not-found'

  return (
    <Page>
      <Toolbar title={t['learn.title']()} backTo={href(myCoursesRoute)} />
      {isNotEnrolled ? (
        <div role="alert">
          <EmptyState
            art={<LostIllustration />}
            title={t['learn.notEnrolled']()}
            action={
              <>
                <ButtonLink to={href(courseRoute, { id })}>{t['learn.details']()}</ButtonLink>
                <RetryButton variant="soft" isLoading={isTrying} onClick={onRetry} />
              </>
            }
          >
            {t['learn.notEnrolled.text']()}
          </EmptyState>
        </div>
      ) : (
        <ErrorNotice
          titleAs="h2"
          title={t['learn.notLoaded']()}
          detail={t['learn.failed']()}
          error={error}
          isTrying={isTrying}
          onRetry={onRetry}
        />
      )}
    </Page>
  )
}
