import { useTexts } from '@kernel'
import { Alert, Button, ButtonLink, VisuallyHidden } from '@kernel/ui'
import { useEffect, useState } from 'react'
import { coursesTexts } from '../texts'

/** Seconds between the end of a lesson and the beginning of the next. */
const countdown = 5

interface NextLessonProps {
  readonly title: string
  /** Where it is. */
  readonly to: string
  /** Whether it begins by itself. */
  readonly isAutomatic: boolean
  readonly onGo: () => void
}

/** What comes after the end of a video: the next lesson, after a pause that can be cancelled. */
export function NextLesson({ title, to, isAutomatic, onGo }: NextLessonProps) {
  const t = useTexts(coursesTexts)
  const [left, setLeft] = useState(countdown)
  const [isWanted, setIsWanted] = useState(isAutomatic)
  // Whoever switches it off now means this one as well.
  if (isWanted && !isAutomatic) setIsWanted(false)
  const isCounting = isWanted && left > 0

  useEffect(() => {
    if (!isCounting) return
    const counting = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(counting)
  }, [isCounting])
  useEffect(() => {
    if (isWanted && left === 0) onGo()
  }, [left, isWanted, onGo])

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
            <Button size="sm" variant="quiet" onClick={() => setIsWanted(false)}>
              {t['next.cancel']()}
            </Button>
          )}
        </>
      }
    >
      {isCounting && (
        <>
          {/* Read out once, and not each second. */}
          <VisuallyHidden>{t['next.in']({ count: countdown })}</VisuallyHidden>
          <span aria-hidden="true">{t['next.in']({ count: left })}</span>
        </>
      )}
    </Alert>
  )
}
