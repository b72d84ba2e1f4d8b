import { useTexts } from '@kernel'
import { Alert, Button, ButtonLink, VisuallyHidden } from '@kernel/ui'
import { useEffect, useState } from 'react'
import { coursesTexts } from '../texts'

/** Seconds until the next lesson starts. */
const countdown = 5

interface NextLessonProps {
  readonly title: string
  /** URL of the next lesson. */
  readonly to: string
  /** Whether the next lesson starts after the countdown. */
  readonly isAutomatic: boolean
  readonly onGo: () => void
}

/** Shown after the end of a video: starts the next lesson after a countdown that can be canceled. */
export function NextLesson({ title, to, isAutomatic, onGo }: NextLessonProps) {
  const t = useTexts(coursesTexts)
  const [secondsLeft, setSecondsLeft] = useState(countdown)
  const [isActive, setIsActive] = useState(isAutomatic)
  // Switching autoplay off also cancels a running countdown.
  if (isActive && !isAutomatic) setIsActive(false)
  const isCounting = isActive && secondsLeft > 0

  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  useEffect(() => {
    if (isActive && secondsLeft === 0) onGo()
  }, [secondsLeft, isActive, onGo])

  return (
    <Alert
      tone="success"
      title={t['next.title']({ title })}
      action={
        <>
          <ButtonLink size="sm" to={to}>
            {t['next.now']()}
          </ButtonLink>
          {isCounting && (
            <Button size="sm" variant="quiet" onClick={() => setIsActive(false)}>
              {t['next.cancel']()}
            </Button>
          )}
        </>
      }
    >
      {isCounting && (
        <>
          {/* The countdown is announced once instead of every second. */}
          <VisuallyHidden>{t['next.in']({ count: countdown })}</VisuallyHidden>
          <span aria-hidden="true">{t['next.in']({ count: secondsLeft })}</span>
        </>
      )}
    </Alert>
  )
}
