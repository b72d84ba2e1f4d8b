import { $session, hrefOf, type Id, sameId, useHref, useTexts } from '@kernel'
import { HtmlContent, Slot, Toolbar, useScreenTitle } from '@kernel/parts'
import { Card, downloadIcon, fileIcon, Icon, OutsideLink, TextLink, useMedia } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type MouseEvent, useCallback, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { css } from 'styled-system/css'
import { useLessonStatus } from '../api/mutations'
import { learnRoute, lessonRoute, lessonSections } from '../contract'
import { clockTime } from '../model/clock-time'
import type { Course } from '../model/course'
import { type Attachment, type Lesson, LessonStatus } from '../model/lesson'
import { timeInLesson } from '../model/lesson-address'
import { loadPosition, savePosition } from '../model/lesson-position'
import { $openedPlayer } from '../model/opened-player'
import { findLesson, numberOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CourseCover } from './course-cover'
import { LastLesson } from './last-lesson'
import { lessonStyles as styles } from './lesson.styles'
import { LessonAside, LessonTabs } from './lesson-aside'
import { LessonPlayer } from './lesson-player'
import { LessonSteps } from './lesson-steps'
import { NextLesson } from './next-lesson'
import { StatusBadge } from './status-badge'
import { useAutoplay } from './use-autoplay'
import { useCourseNotes } from './use-course-notes'
import { useDuration } from './use-duration'
import { useMarkStarted } from './use-mark-started'
import { useVideoGuide } from './use-video-guide'

function LessonFiles({ files }: { readonly files: readonly Attachment[] }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.files}>
      <h2 id={id} className={styles.heading}>
        {t['lesson.files']()}
      </h2>
      <ul role="list">
        {files.map(({ url, description }) => {
          const type = fileType(url)
          return (
            <li key={`${url} ${description}`}>
              {/* Browsers ignore `download` for other hosts: their files open in a new tab. */}
              <OutsideLink href={url} download className={styles.file}>
                <span className={styles.fileIcon}>
                  <Icon of={fileIcon} />
                </span>
                <span className={styles.fileName}>
                  <b dir="auto">{description}</b>
                  {type && <span>{type}</span>}
                </span>
                <Icon of={downloadIcon} />
              </OutsideLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The type of a file by the end of its address, such as “PDF”. */
const fileType = (url: string): string | undefined =>
  /\.([a-z\d]{2,4})(?:$|[?#])/i.exec(url.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1]?.toUpperCase()

/** Returns whether the screen has room for a column beside the video: from the breakpoint `lg`. */
const useIsWide = (): boolean => useMedia('(min-width: 64rem)')

interface LessonViewProps {
  readonly course: Course
  readonly lesson: Lesson & { readonly id: Id }
  /** Whether the server has told the course since it was opened. */
  readonly isFresh: boolean
  /** Position in seconds at which the video starts; undefined without one in the URL. */
  readonly startAt: number | undefined
}

export function LessonView({ course, lesson, isFresh, startAt }: LessonViewProps) {
  const t = useTexts(coursesTexts)
  const [session, player] = useUnit([$session, $openedPlayer])
  const { isAutomatic, setAutomatic } = useAutoplay()
  const { mutate, isPending } = useLessonStatus(String(course.id))
  const setStatus = useCallback(
    (status: LessonStatus) => mutate({ lesson: lesson.id, status }),
    [mutate, lesson.id],
  )
  const { links, next, goToNext } = useLessonLinks(course, lesson.id)
  const [hasEnded, setHasEnded] = useState(false)
  const [resumeAt] = useState(() => loadPosition(session, lesson.id))
  const notes = useCourseNotes(course)
  const noteTimes = notes.notes.flatMap(({ lesson: id, at }) =>
    at !== undefined && sameId(id, lesson.id) ? [at] : [],
  )
  const guide = useVideoGuide(lesson)
  const isWide = useIsWide()
  const isCompleted = lesson.status === LessonStatus.completed
  // The lesson is finished only after the server accepted the status; otherwise the button below the video retries.
  const isFinished = hasEnded && isCompleted && !isPending
  useScreenTitle([lesson.title, course.title].filter(Boolean).join(' · '))
  useMarkStarted({ lesson, isFresh, setStatus })

  const linkNow = () => {
    // The person writes about this place, over the lesson.
    player?.pause()
    const at = Math.floor(player?.position() ?? 0)
    const query = { course: course.id, lesson: lesson.id, at: at || undefined }
    const title = lesson.title || t['course.untitledLesson']()
    return { to: hrefOf(lessonRoute, {}, query), name: at > 0 ? `${title} · ${clockTime(at)}` : title }
  }
  const handleEnd = () => {
    setStatus(LessonStatus.completed)
    setHasEnded(true)
  }
  const end = !isFinished ? null : next && links.next ? (
    <NextLesson
      lesson={lesson}
      next={next}
      number={numberOf(course, next)}
      to={links.next}
      isAutomatic={isAutomatic}
      onAutomatic={setAutomatic}
      onGo={goToNext}
    />
  ) : (
    <LastLesson course={course} lesson={lesson} index={links.index} />
  )
  // In its text, and in posts about it.
  const playFromLink = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    const at = link ? timeInLesson(link.href, lesson) : undefined
    if (!player || at === undefined || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    player.playFrom(at)
    currentTarget.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }
  const hasText = lesson.description !== '' || lesson.attachments.length > 0
  const about = hasText && (
    <div
      className={styles.about}
      data-columns={(lesson.description !== '' && lesson.attachments.length > 0) || undefined}
    >
      {lesson.description && (
        <section aria-label={t['lesson.about']()} className={styles.text}>
          {isWide && <h2 className={styles.heading}>{t['lesson.about']()}</h2>}
          <HtmlContent html={guide?.text ?? lesson.description} />
        </section>
      )}
      <LessonFiles files={lesson.attachments} />
    </div>
  )
  const aside = {
    course,
    lesson,
    store: notes,
    guide: guide && {
      label: t[guide.files.length > 0 ? 'guide.transcript' : 'guide.chapters'](),
      content: <guide.Panel {...guide} lesson={lesson} store={notes} />,
    },
  }
  return (
    <>
      <LessonHeader lesson={lesson} />
      <div className={styles.columns}>
        <div className={styles.main} onClickCapture={playFromLink}>
          <Card padding="none" isBleed className={styles.stage}>
            {lesson.video ? (
              <LessonPlayer
                video={lesson.video}
                title={t['lesson.video']({ title: lesson.title || t['course.untitledLesson']() })}
                isAutomatic={isAutomatic}
                resumeAt={resumeAt}
                startAt={startAt}
                noteTimes={noteTimes}
                chapterTimes={guide?.chapters.map(({ at }) => at) ?? []}
                art={course.picture && <CourseCover course={course} />}
                end={end}
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
              course={course}
              lesson={lesson}
              nextTitle={next?.title ?? ''}
              onMark={() => setStatus(isCompleted ? LessonStatus.inProgress : LessonStatus.completed)}
            />
          </Card>
          {isWide ? about : <LessonTabs about={about} {...aside} />}
          <Slot
            of={lessonSections}
            props={{ courseId: course.id, lessonId: lesson.id, title: lesson.title, linkNow }}
          />
        </div>
        {isWide && (
          <aside aria-label={t['notes.tabs']()} className={styles.aside}>
            <LessonAside {...aside} />
          </aside>
        )}
      </div>
    </>
  )
}

function useLessonLinks(course: Course, id: Id) {
  const href = useHref()
  const navigate = useNavigate()
  const { previous, next } = findLesson(course, id)
  const urlOf = (lesson: Lesson | undefined) =>
    lesson?.id === undefined ? undefined : href(lessonRoute, {}, { course: course.id, lesson: lesson.id })
  const nextUrl = urlOf(next)
  return {
    links: {
      previous: urlOf(previous),
      previousTitle: previous?.title ?? '',
      index: href(learnRoute, { id: String(course.id) }),
      next: nextUrl,
    },
    next,
    goToNext: useCallback(() => void (nextUrl && navigate(nextUrl)), [nextUrl, navigate]),
  }
}

function LessonHeader({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const duration = useDuration()(lesson.duration)
  const index = href(learnRoute, { id: String(lesson.courseId) })
  const { courseTitle, moduleTitle } = lesson
  return (
    <Toolbar
      title={lesson.title || t['lesson.title']()}
      backTo={index}
      above={
        <p className={styles.where}>
          <TextLink dir="auto" variant="plain" to={index} className={styles.crumb}>
            {courseTitle || t['course.untitled']()}
          </TextLink>
          {moduleTitle && (
            <>
              <span aria-hidden="true">·</span>
              <span dir="auto" className={styles.crumb}>
                {moduleTitle}
              </span>
            </>
          )}
        </p>
      }
      beside={
        <span className={styles.facts}>
          {/* That it is completed is said below the video, where it can be undone. */}
          {lesson.status !== LessonStatus.completed && <StatusBadge of="lesson" status={lesson.status} />}
          {duration && <span className={css({ textStyle: 'caption', color: 'quiet' })}>{duration}</span>}
        </span>
      }
    />
  )
}

/** Shown instead of a missing or unreadable video. */
function NoVideo({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(coursesTexts)
  return (
    <p className={css({ color: 'quiet', p: '4' })}>
      {lesson.isVideoUnreadable ? t['lesson.videoUnreadable']() : t['lesson.noVideo']()}
    </p>
  )
}
