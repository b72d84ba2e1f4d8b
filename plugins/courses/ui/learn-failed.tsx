import {
  ApiError,
  ButtonLink,
  EmptyState,
  LostArt,
  Page,
  RetryButton,
  sentenceOf,
  Toolbar,
  useHref,
  useSpeak,
  useTexts,
} from '@kernel'
import { courseRoute, myCoursesRoute } from '../contract'
import { coursesTexts } from '../texts'

interface LearnFailedProps {
  readonly id: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** The course could not be had (CRS-ERR-01); whoever has not enrolled in it is led to where one can. */
export function LearnFailed({ id, error, onRetry }: LearnFailedProps) {
  const t = useTexts(coursesTexts)
  const say = useSpeak()
  const href = useHref()
  const isNotTheirs = error instanceof ApiError && ['forbidden', 'missing'].includes(error.failure)

  return (
    <Page>
      <Toolbar title={t['learn.title']()} backTo={href(myCoursesRoute)} />
      <div role="alert">
        {isNotTheirs ? (
          <EmptyState
            art={<LostArt />}
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
            {say(sentenceOf(error))}
          </EmptyState>
        )}
      </div>
    </Page>
  )
}
