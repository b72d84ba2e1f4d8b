import { $session, type Id, sameId, useHref, useTexts } from '@kernel'
import { HtmlContent, Slot, Toolbar, useScreenTitle } from '@kernel/parts'
import { Alert, ButtonLink, Card, Switch } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLessonStatus } from '../api/lesson-status.mutation'
import { learnRoute, lessonRoute, lessonSections } from '../contract'
import type { Course } from '../model/course'
import { type Lesson, LessonStatus } from '../model/lesson'
import { loadPosition, savePosition } from '../model/lesson-position'
import { findLesson, lessonsOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CompletionLink } from './completion-link'
import { lessonRecipe } from './lesson.recipe'
import { LessonAside, LessonNotes } from './lesson-aside'
import { LessonFiles } from './lesson-files'
import { LessonHeader, NoVideo } from './lesson-header'
import { LessonPlayer } from './lesson-player'
import { LessonSteps } from './lesson-steps'
import { NextLesson } from './next-lesson'
import { OutlineDrawer } from './outline-drawer'
import { useAutoplay } from './use-autoplay'
import { useCourseNotes } from './use-course-notes'
import { useIsWide } from './use-is-wide'
import { useMarkStarted } from './use-mark-started'

interface LessonViewProps {
  readonly course: Course
  readonly lesson: Lesson & { readonly id: Id }
  /** Position in seconds at which the video starts; undefined without one in the URL. */
  readonly startAt: number | undefined
}

/** One lesson with its video, text and files. */
export function LessonView({ course, lesson, startAt }: LessonViewProps) {
  const t = useTexts(coursesTexts)
  const session = useUnit($session)
  const { isAutomatic, setAutomatic } = useAutoplay()
  const { mutate, isPending } = useLessonStatus(String(course.id))
  const setStatus = useCallback(
    (status: LessonStatus) => mutate({ lesson: lesson.id, status }),
    [mutate, lesson.id],
  )
  const links = useLessonLinks(course, lesson.id)
  const [hasEnded, setHasEnded] = useState(false)
  const [resumeAt] = useState(() => loadPosition(session, lesson.id))
  const notes = useCourseNotes(course)
  const isWide = useIsWide()
  const lessons = lessonsOf(course)
  const isCompleted = lesson.status === LessonStatus.completed
  // The lesson is finished only after the server accepted the status; otherwise the button below the video retries.
  const isFinished = hasEnded && isCompleted && !isPending
  const styles = lessonRecipe()
  useScreenTitle([lesson.title, course.title].filter(Boolean).join(' · '))
  useMarkStarted(lesson, setStatus)

  const handleEnd = () => {
    setStatus(LessonStatus.completed)
    setHasEnded(true)
  }
  return (
    <>
      <Toolbar
        title={lesson.title || t['lesson.title']()}
        backTo={links.index}
        actions={<OutlineDrawer course={course} current={lesson} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <LessonHeader lesson={lesson} />
          <Card padding="none" isBleed className={styles.stage}>
            {lesson.video ? (
              <LessonPlayer
                video={lesson.video}
                title={t['lesson.video']({ title: lesson.title || t['course.untitledLesson']() })}
                isAutomatic={isAutomatic}
                resumeAt={resumeAt}
                startAt={startAt}
                onTime={(seconds, duration) => savePosition(session, lesson.id, seconds, duration)}
                // Playing the video again cancels the automatic start of the next lesson.
                onPlay={() => setHasEnded(false)}
                onEnd={handleEnd}
              />
            ) : (
              <NoVideo lesson={lesson} />
            )}
            <LessonSteps
              {...links}
              number={lessons.findIndex(({ id }) => sameId(id, lesson.id)) + 1}
              total={lessons.length}
              isCompleted={isCompleted}
              onMark={() => setStatus(isCompleted ? LessonStatus.inProgress : LessonStatus.completed)}
            />
          </Card>
          <Slot
            of={lessonSections}
            props={{ courseId: course.id, lessonId: lesson.id, title: lesson.title }}
          />
          {isFinished && links.next && (
            <NextLesson
              title={links.nextTitle || t['course.untitledLesson']()}
              to={links.next}
              isAutomatic={isAutomatic}
              onGo={links.goToNext}
            />
          )}
          {isFinished && !links.next && <LastLesson course={course} index={links.index} />}
          {lesson.video && (
            <Switch
              label={t['lesson.automatic']()}
              checked={isAutomatic}
              onChange={({ target }) => setAutomatic(target.checked)}
            />
          )}
          {!isWide && <LessonNotes course={course} lesson={lesson} store={notes} />}
          {lesson.description && <HtmlContent html={lesson.description} />}
          <LessonFiles files={lesson.attachments} />
        </div>
        <aside className={styles.aside}>
          <LessonAside course={course} lesson={lesson} store={notes} hasNotes={isWide} />
        </aside>
      </div>
    </>
  )
}

interface LastLessonProps {
  readonly course: Course
  readonly index: string | undefined
}

function LastLesson({ course, index }: LastLessonProps) {
  const t = useTexts(coursesTexts)
  const links = (
    <>
      <ButtonLink size="sm" to={index}>
        {t['lesson.index']()}
      </ButtonLink>
      <CompletionLink course={course} size="sm" />
    </>
  )
  return <Alert tone="success" title={t['next.none']()} action={links} />
}

/** Returns the URLs of the previous and the next lesson, across modules. */
function useLessonLinks(course: Course, id: Id) {
  const href = useHref()
  const navigate = useNavigate()
  const { previous, next } = findLesson(course, id)
  const urlOf = (lesson: Lesson | undefined) =>
    lesson?.id === undefined ? undefined : href(lessonRoute, {}, { course: course.id, lesson: lesson.id })
  const nextUrl = urlOf(next)
  return {
    previous: urlOf(previous),
    index: href(learnRoute, { id: String(course.id) }),
    next: nextUrl,
    nextTitle: next?.title ?? '',
    goToNext: useCallback(() => void (nextUrl && navigate(nextUrl)), [nextUrl, navigate]),
  }
}
