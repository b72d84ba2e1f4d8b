import { useTexts } from '@kernel'
import { isTyping, recordMove } from '@kernel/parts'
import { Button, ButtonLink, checkIcon, Icon, playIcon, Switch, VisuallyHidden } from '@kernel/ui'
import { type CSSProperties, useEffect, useState } from 'react'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { styles } from './lesson-end.styles'
import { useDuration } from './use-duration'

/** Seconds until the next lesson starts. */
const countdown = 5

interface NextLessonProps {
  /** The lesson that has just been completed. */
  readonly lesson: Lesson
  readonly next: Lesson
  /** Number of the next lesson in the course. */
  readonly number: number
  readonly to: string
  /** Whether the next lesson starts after the countdown. */
  readonly isAutomatic: boolean
  readonly onAutomatic: (isOn: boolean) => void
  readonly onGo: () => void
}

/** Shown after the end of a video: starts the next lesson after a countdown that can be canceled. */
export function NextLesson({ lesson, next, number, to, isAutomatic, onAutomatic, onGo }: NextLessonProps) {
  const t = useTexts(coursesTexts)
  const duration = useDuration()(next.duration)
  const [secondsLeft, setSecondsLeft] = useState(countdown)
  const [isActive, setIsActive] = useState(isAutomatic)
  // Switching autoplay off also cancels a running countdown.
  if (isActive && !isAutomatic) setIsActive(false)
  const isCounting = isActive && secondsLeft > 0

  useEffect(() => {
    if (!isCounting) return
    // The countdown stands still while a person takes a note.
    const timer = setInterval(() => isTyping() || setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  useEffect(() => {
    if (!isActive || secondsLeft > 0) return
    recordMove()
    onGo()
  }, [secondsLeft, isActive, onGo])

  return (
    <div className={styles.root}>
      <div role="status" className={styles.next}>
        {isCounting && (
          <span
            aria-hidden="true"
            style={{ '--share': `${(secondsLeft / countdown) * 100}%` } as CSSProperties}
            className={styles.ring}
          >
            <span>{secondsLeft}</span>
          </span>
        )}
        <div className={styles.words}>
          <Done lesson={lesson} />
          <p className={styles.title}>
            {t['next.title']({ number, title: next.title || t['course.untitledLesson']() })}
          </p>
          {isCounting && (
            // The countdown is announced once instead of every second.
            <VisuallyHidden>{t['next.in']({ count: countdown })}</VisuallyHidden>
          )}
          <p dir="auto" className={styles.caption}>
            {isCounting && <span aria-hidden="true">{`${t['next.in']({ count: secondsLeft })} `}</span>}
            {[duration, next.moduleTitle].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink size="lg" icon={playIcon} to={to}>
          {t['next.now']()}
        </ButtonLink>
        {isCounting && (
          <Button size="lg" variant="soft" onClick={() => setIsActive(false)}>
            {t['next.cancel']()}
          </Button>
        )}
      </div>
      <div>
        <Switch
          label={t['lesson.automatic']()}
          checked={isAutomatic}
          onChange={({ target }) => onAutomatic(target.checked)}
        />
      </div>
    </div>
  )
}

export function Done({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(coursesTexts)
  return (
    <p className={styles.done}>
      <Icon of={checkIcon} size="sm" />
      <span dir="auto">{t['next.done']({ title: lesson.title || t['course.untitledLesson']() })}</span>
    </p>
  )
}
