import { type Id, useHref, useTexts } from '@kernel'
import { List, type ListRowProps } from '@kernel/parts'
import { TextLink, VisuallyHidden } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { lessonRoute } from '../contract'
import { type Lesson, LessonStatus, type Module } from '../model/lesson'
import { statusOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { LessonMark } from './lesson-mark'
import { lessonKey, lessonText } from './module-list'
import { StarButton } from './star-button'
import { StatusBadge } from './status-badge'
import { statusLabels } from './status-labels'
import { useDuration } from './use-duration'
import { useLessonCount } from './use-lesson-count'

const styles = {
  root: css({ '&:not(:first-child)': { borderTopWidth: '1px' } }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    // The status is on the line of the title.
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    px: '4',
    pt: '4',
    pb: '2',
  }),
  words: css({ display: 'grid', gap: '0.5', flex: '[1 1 12rem]', minW: '0' }),
  title: css({ textStyle: 'subheading', overflowWrap: 'anywhere' }),
  text: css({ textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere', maxW: 'column.reading' }),
  count: css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' }),
  list: css({ display: 'grid', pb: '2' }),
  row: css({
    position: 'relative',
    row: true,
    gap: '3',
    minH: 'touch',
    px: '4',
    py: '2',
    transition: 'common',
    '&:has(a:hover)': { bg: 'subtle' },
    '&:has(a:focus-visible)': { bg: 'subtle' },
    '&[data-current]': { bg: 'accent.soft' },
  }),
  number: css({
    minW: '5',
    textAlign: 'end',
    textStyle: 'small',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
  }),
  name: css({
    grow: true,
    wrap: true,
    columnGap: '2',
    rowGap: '1',
    textStyle: 'small',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '[data-current] &': { fontWeight: 'semibold' },
  }),
  duration: css({
    flexShrink: '0',
    maxW: '[40%]',
    textStyle: 'caption',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
  // Above the link that covers the row.
  star: css({ position: 'relative', my: '-2', me: '-2' }),
  resume: css({
    flexShrink: '0',
    color: 'accent.text',
    textStyle: 'caption',
    fontWeight: 'semibold',
  }),
}

const filter = css({ px: '4' })

interface LearnModuleProps {
  readonly module: Module
  readonly courseId: Id
  /** Number of the module's first lesson in the course. */
  readonly firstNumber: number
  /** The lesson to resume, which is emphasized. */
  readonly current: Lesson | undefined
  /** Whether that lesson is where the course begins. */
  readonly isAtStart: boolean
  readonly row: ListRowProps
}

export function LearnModule({ module, courseId, firstNumber, current, isAtStart, row }: LearnModuleProps) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const lessonCount = useLessonCount()
  const { title, description, lessons } = module

  return (
    <section {...row} aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} dir="auto" className={styles.title}>
            {title || t['course.untitledModule']()}
          </h2>
          {description && (
            <p dir="auto" className={styles.text}>
              {description}
            </p>
          )}
          <p className={styles.count}>{lessonCount(lessons)}</p>
        </div>
        <StatusBadge of="module" status={statusOf(module)} />
      </div>
      <List
        as="ol"
        items={lessons}
        keyOf={lessonKey}
        textOf={lessonText}
        filterClassName={filter}
        className={styles.list}
      >
        {(lesson, attributes) => (
          <LessonRow
            lesson={lesson}
            number={firstNumber + lessons.indexOf(lesson)}
            isCurrent={lesson === current}
            isAtStart={isAtStart}
            courseId={courseId}
            row={attributes}
          />
        )}
      </List>
    </section>
  )
}

interface LessonRowProps {
  readonly lesson: Lesson
  readonly number: number
  readonly isCurrent: boolean
  readonly isAtStart: boolean
  readonly courseId: Id
  readonly row: ListRowProps
}

/** The whole row is a link; a lesson without an id cannot be opened. */
function LessonRow({ lesson, number, isCurrent, isAtStart, courseId, row }: LessonRowProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const isStopped = isCurrent && lesson.status === LessonStatus.inProgress && lesson.id !== undefined
  const duration = useDuration()(lesson.duration)
  const to =
    lesson.id === undefined ? undefined : href(lessonRoute, {}, { course: courseId, lesson: lesson.id })

  return (
    <li {...row} data-current={isCurrent || undefined} className={styles.row}>
      <LessonMark status={lesson.status} />
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      <span className={styles.name}>
        <TextLink to={to} variant="plain" isStretched dir="auto">
          {lesson.title || t['course.untitledLesson']()}
        </TextLink>
        {lesson.status === LessonStatus.inProgress && !isStopped ? (
          <StatusBadge of="lesson" status={lesson.status} />
        ) : (
          // The mark shows it to others.
          <VisuallyHidden>{t[statusLabels.lesson[lesson.status]]()}</VisuallyHidden>
        )}
      </span>
      {duration && (
        <span dir="auto" className={styles.duration}>
          {duration}
        </span>
      )}
      {isStopped && (
        // A sign of where the link of the row leads, not a second link to the same lesson.
        <span aria-hidden="true" className={styles.resume}>
          {t[isAtStart ? 'learn.start' : 'learn.resume']()}
        </span>
      )}
      {lesson.id !== undefined && (
        <span className={styles.star}>
          <StarButton of={{ id: lesson.id, title: lesson.title, course: courseId }} />
        </span>
      )}
    </li>
  )
}
