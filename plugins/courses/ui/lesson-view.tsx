import { $session, type Id, useHref, useTexts } from '@kernel'
import { HtmlContent, Toolbar, useScreenTitle } from '@kernel/parts'
import { Alert, Button, ButtonLink, checkIcon, Switch } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLessonStatus } from '../api/lesson-status.mutation'
import { learnRoute, lessonRoute } from '../contract'
import type { Course } from '../model/course'
import { type Lesson, LessonStatus } from '../model/lesson'
import { loadPosition, savePosition } from '../model/lesson-position'
import { findLesson } from '../model/progress'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'
import { LessonFiles } from './lesson-files'
import { LessonHeader, NoVideo } from './lesson-header'
import { LessonOutline } from './lesson-outline'
import { LessonPlayer } from './lesson-player'
import { LessonSteps } from './lesson-steps'
import { NextLesson } from './next-lesson'
import { OutlineDrawer } from './outline-drawer'
import { useAutoplay } from './use-autoplay'
import { useMarkStarted } from './use-mark-started'

interface LessonViewProps {
  readonly course: Course
  readonly lesson: Lesson & { readonly id: Id }
}

/** One lesson: its video, what it says, and the ways to those around it (CRS-LES-01). */
export function LessonView({ course, lesson }: LessonViewProps) {
  const t = useTexts(coursesTexts)
  const session = useUnit($session)
  const { isAutomatic, setAutomatic } = useAutoplay()
  const { mutate, isPending } = useLessonStatus(String(course.id))
  const mark = useCallback(
    (status: LessonStatus) => mutate({ lesson: lesson.id, status }),
    [mutate, lesson.id],
  )
  const ways = useLessonLinks(course, lesson.id)
  const [hasEnded, setHasEnded] = useState(false)
  const [leftAt] = useState(() => loadPosition(session, lesson.id))
  const isCompleted = lesson.status === LessonStatus.completed
  // What the server refuses is not completed: whoever presses the button then goes on from there.
  const isOver = hasEnded && isCompleted && !isPending
  const look = lessonRecipe()
  useScreenTitle([lesson.title, course.title].filter(Boolean).join(' · '))
  useMarkStarted(lesson, mark)

  const handleEnd = () => {
    mark(LessonStatus.completed)
    setHasEnded(true)
  }
  return (
    <>
      <Toolbar
        title={lesson.title || t['lesson.title']()}
        backTo={ways.index}
        actions={<OutlineDrawer course={course} current={lesson} />}
      />
      <div className={look.columns}>
        <div className={look.main}>
          <LessonHeader lesson={lesson} />
          {lesson.video ? (
            <LessonPlayer
              video={lesson.video}
              title={t['lesson.video']({ title: lesson.title || t['course.untitledLesson']() })}
              isAutomatic={isAutomatic}
              leftAt={leftAt}
              onTime={(seconds, length) => savePosition(session, lesson.id, seconds, length)}
              // Whoever watches it again stays.
              onPlay={() => setHasEnded(false)}
              onEnd={handleEnd}
            />
          ) : (
            <NoVideo lesson={lesson} />
          )}
          {isOver && ways.next && (
            <NextLesson
              title={ways.nextTitle || t['course.untitledLesson']()}
              to={ways.next}
              isAutomatic={isAutomatic}
              onGo={ways.goOn}
            />
          )}
          {isOver && !ways.next && <LastLesson index={ways.index} />}
          <LessonSteps {...ways} isCompleted={isCompleted} />
          <div className={look.after}>
            <Button
              variant={isCompleted ? 'quiet' : 'solid'}
              icon={isCompleted ? undefined : checkIcon}
              className={look.mark}
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

function LastLesson({ index }: { readonly index: string | undefined }) {
  const t = useTexts(coursesTexts)
  const back = (
    <ButtonLink size="sm" to={index}>
      {t['lesson.index']()}
    </ButtonLink>
  )
  return <Alert tone="success" title={t['next.none']()} action={back} />
}

/** The addresses around a lesson, across modules. */
function useLessonLinks(course: Course, id: Id) {
  const href = useHref()
  const navigate = useNavigate()
  const { previous, next } = findLesson(course, id)
  const at = (lesson: Lesson | undefined) =>
    lesson?.id === undefined ? undefined : href(lessonRoute, {}, { course: course.id, lesson: lesson.id })
  const nextAt = at(next)
  return {
    previous: at(previous),
    index: href(learnRoute, { id: String(course.id) }),
    next: nextAt,
    nextTitle: next?.title ?? '',
    goOn: useCallback(() => void (nextAt && navigate(nextAt)), [nextAt, navigate]),
  }
}
