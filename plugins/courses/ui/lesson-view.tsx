import {
  $session,
  Button,
  ButtonLink,
  checkIcon,
  chevronLeftIcon,
  chevronRightIcon,
  HtmlContent,
  Notice,
  Switch,
  Toolbar,
  useHref,
  useTexts,
} from '@kernel'
import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { css } from 'styled-system/css'
import { useLessonStatus } from '../api/lesson-status.mutation'
import { learnRoute, lessonRoute } from '../contract'
import type { Course } from '../model/course'
import { type Lesson, LessonStatus } from '../model/lesson'
import { keepPosition, positionOf } from '../model/lesson-position'
import { placeOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'
import { LessonFiles } from './lesson-files'
import { LessonOutline } from './lesson-outline'
import { LessonPlayer } from './lesson-player'
import { NextLesson } from './next-lesson'
import { OutlineDrawer } from './outline-drawer'
import { StatusBadge } from './status-badge'
import { useAutomatic } from './use-automatic'
import { useDuration } from './use-duration'
import { useOpening } from './use-opening'

interface LessonViewProps {
  readonly course: Course
  readonly lesson: Lesson & { readonly id: NonNullable<Lesson['id']> }
}

/** One lesson: its video, what it says, and the ways to those around it (CRS-LES-01). */
export function LessonView({ course, lesson }: LessonViewProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const navigate = useNavigate()
  const session = useUnit($session)
  const durationOf = useDuration()
  const { isAutomatic, setAutomatic } = useAutomatic()
  const status = useLessonStatus(String(course.id))
  const { previous, next } = placeOf(course, lesson.id)
  const [isOver, setIsOver] = useState(false)
  const [leftAt] = useState(() => positionOf(session, lesson.id))
  const look = lessonRecipe()
  useOpening(lesson, (now) => status.mutate({ lesson: lesson.id, status: now }))

  const at = (other: Lesson | undefined) =>
    other?.id === undefined ? undefined : href(lessonRoute, {}, { course: course.id, lesson: other.id })
  const nextAt = at(next)
  const goOn = useCallback(() => void (nextAt && navigate(nextAt)), [nextAt, navigate])
  const isCompleted = lesson.status === LessonStatus.completed
  const mark = (now: LessonStatus) => status.mutate({ lesson: lesson.id, status: now })
  const duration = durationOf(lesson.duration)
  const index = href(learnRoute, { id: String(course.id) })

  return (
    <>
      <Toolbar
        title={lesson.title || t['lesson.title']()}
        backTo={index}
        actions={<OutlineDrawer course={course} current={lesson} />}
      />
      <div className={look.columns}>
        <div className={look.main}>
          <div>
            <p className={look.where}>
              {[lesson.courseTitle, lesson.moduleTitle].filter(Boolean).join(' · ')}
            </p>
            <div className={look.facts}>
              <StatusBadge status={lesson.status} />
              {duration && <span className={css({ textStyle: 'caption', color: 'quiet' })}>{duration}</span>}
            </div>
          </div>
          {lesson.video && (
            <LessonPlayer
              video={lesson.video}
              title={t['lesson.video']({ title: lesson.title })}
              isAutomatic={isAutomatic}
              leftAt={leftAt}
              onTime={(seconds, length) => keepPosition(session, lesson.id, seconds, length)}
              onEnd={() => {
                mark(LessonStatus.completed)
                setIsOver(true)
              }}
            />
          )}
          {!lesson.video && (
            <Notice>
              {lesson.isVideoUnreadable ? t['lesson.videoUnreadable']() : t['lesson.noVideo']()}
            </Notice>
          )}
          {isOver && next && nextAt && (
            <NextLesson next={next} to={nextAt} isAutomatic={isAutomatic} onGo={goOn} />
          )}
          {isOver && !next && (
            <Notice
              tone="success"
              title={t['next.none']()}
              action={
                <ButtonLink size="sm" to={index}>
                  {t['lesson.index']()}
                </ButtonLink>
              }
            />
          )}
          <nav aria-label={t['lesson.steps']()} className={look.steps}>
            {/* Going back changes nothing (CRS-LES-02). */}
            <ButtonLink variant="soft" icon={chevronLeftIcon} to={at(previous)} state={{ keepsStatus: true }}>
              {t['lesson.previous']()}
            </ButtonLink>
            <ButtonLink variant="quiet" to={index}>
              {t['lesson.index']()}
            </ButtonLink>
            <ButtonLink variant="soft" icon={chevronRightIcon} to={nextAt}>
              {t['lesson.next']()}
            </ButtonLink>
          </nav>
          <div className={look.after}>
            <Button
              variant={isCompleted ? 'quiet' : 'solid'}
              icon={isCompleted ? undefined : checkIcon}
              onClick={() => mark(isCompleted ? LessonStatus.inProgress : LessonStatus.completed)}
            >
              {isCompleted ? t['lesson.markNotCompleted']() : t['lesson.markCompleted']()}
            </Button>
            <Switch
              label={t['lesson.automatic']()}
              checked={isAutomatic}
              onChange={({ target }) => setAutomatic(target.checked)}
            />
          </div>
          {lesson.description && <HtmlContent html={lesson.description} />}
          <LessonFiles files={lesson.attachments} />
        </div>
        <aside className={look.aside}>
          <LessonOutline course={course} current={lesson} />
        </aside>
      </div>
    </>
  )
}
