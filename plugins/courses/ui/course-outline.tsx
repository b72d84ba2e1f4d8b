import { useTexts } from '@kernel'
import { List, type ListRowProps } from '@kernel/parts'
import { chevronDownIcon, Icon, VisuallyHidden } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/queries'
import type { Course } from '../model/course'
import type { Lesson, Module } from '../model/lesson'
import { firstNumbersOf, lessonsOf, minutesOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { LessonMark } from './lesson-mark'
import { lessonKey, lessonText, ModuleList } from './module-list'
import { statusLabels } from './status-labels'
import { useDuration } from './use-duration'
import { useOwnedCourses } from './use-owned-courses'

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    mb: '3',
  }),
  heading: css({ textStyle: 'heading' }),
  facts: css({ textStyle: 'caption', color: 'quiet' }),
  modules: css({ card: 'bleed', overflow: 'hidden' }),
  module: css({ '&:not(:first-child)': { borderTopWidth: '1px' } }),
  summary: css({
    row: true,
    gap: '3',
    px: '4',
    py: '3',
    cursor: 'pointer',
    transition: 'common',
    _hover: { bg: 'subtle' },
    _focusVisible: { outlineOffset: '[-3px]' },
  }),
  words: css({ display: 'grid', gap: '0.5', grow: true }),
  title: css({ textStyle: 'subheading', overflowWrap: 'anywhere' }),
  count: css({ textStyle: 'caption', color: 'quiet' }),
  chevron: css({
    flexShrink: '0',
    color: 'quiet',
    transition: 'common',
    '[open] > summary > &': { transform: 'rotate(180deg)' },
  }),
  text: css({ textStyle: 'caption', color: 'quiet', px: '4', overflowWrap: 'anywhere' }),
  lessons: css({ display: 'grid', px: '4', pt: '1', pb: '3' }),
  lesson: css({ display: 'flex', alignItems: 'baseline', gap: '3', py: '2' }),
  // The numbers form a column, so that the titles line up.
  mark: css({
    display: 'grid',
    flexShrink: '0',
    w: '5',
    textStyle: 'caption',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
  }),
  state: css({ alignSelf: 'center', flexShrink: '0' }),
  name: css({ grow: true, textStyle: 'small', overflowWrap: 'anywhere' }),
  duration: css({
    textStyle: 'caption',
    color: 'quiet',
    flexShrink: '0',
    maxW: '[50%]',
    overflowWrap: 'anywhere',
  }),
}

/** Number of lessons above which only the first module is expanded. */
const maxExpandedLessons = 24

export function CourseOutline({ course: offered }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const { isOwned } = useOwnedCourses()
  const { data: learned } = useQuery({
    ...learningQuery(String(offered.id)),
    enabled: isOwned(offered.id),
  })
  const course = learned ?? offered
  const durationOf = useDuration()
  const id = useId()
  // Modules outside of the visible area are unmounted, so the list keeps their state, by their position: the course may be
  // read again, and modules have no ids.
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  const toggle = useCallback(
    (position: number, isOpen: boolean) => setToggled((current) => new Map(current).set(position, isOpen)),
    [],
  )
  if (course.modules.length === 0) return null
  const firstNumbers = firstNumbersOf(course)
  const isLong = lessonsOf(course).length > maxExpandedLessons

  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t['course.outline']()}
        </h2>
        <p className={styles.facts}>
          {[
            t['course.modules']({ count: course.modules.length }),
            t['course.lessons']({ count: lessonsOf(course).length }),
            // The author states the hours of the course, which are not always the sum of the videos.
            offered.hours === 0 && durationOf(minutesOf(lessonsOf(course))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ModuleList as="div" course={course} className={styles.modules}>
        {(module, row, index) => {
          const position = course.modules.indexOf(module)
          return (
            <ModuleOutline
              module={module}
              position={position}
              firstNumber={firstNumbers.get(module) ?? 1}
              isLearned={learned !== undefined}
              isOpen={toggled.get(position) ?? (index === 0 || !isLong)}
              onToggle={toggle}
              row={row}
            />
          )
        }}
      </ModuleList>
    </section>
  )
}

interface ModuleOutlineProps {
  readonly module: Module
  readonly position: number
  readonly firstNumber: number
  /** Whether the lessons have states. */
  readonly isLearned: boolean
  readonly isOpen: boolean
  readonly onToggle: (position: number, isOpen: boolean) => void
  readonly row: ListRowProps
}

function ModuleOutline({
  module,
  position,
  firstNumber,
  isLearned,
  isOpen,
  onToggle,
  row,
}: ModuleOutlineProps) {
  const t = useTexts(coursesTexts)
  const durationOf = useDuration()
  const { title, description, lessons } = module

  return (
    <details
      {...row}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // An open module also sends the event when it mounts.
        if (currentTarget.open !== isOpen) onToggle(position, currentTarget.open)
      }}
      className={styles.module}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          <h3 dir="auto" className={styles.title}>
            {title || t['course.untitledModule']()}
          </h3>
          <span className={styles.count}>
            {[t['course.lessons']({ count: lessons.length }), durationOf(minutesOf(lessons))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Icon of={chevronDownIcon} size="sm" className={styles.chevron} />
      </summary>
      {description && (
        <p dir="auto" className={styles.text}>
          {description}
        </p>
      )}
      <List as="ol" items={lessons} keyOf={lessonKey} textOf={lessonText} className={styles.lessons}>
        {(lesson, attributes) => (
          <li {...attributes} className={styles.lesson}>
            {isLearned ? (
              <LessonState lesson={lesson} />
            ) : (
              <span className={styles.mark}>{firstNumber + lessons.indexOf(lesson)}</span>
            )}
            <span dir="auto" className={styles.name}>
              {lesson.title || t['course.untitledLesson']()}
            </span>
            <span dir="auto" className={styles.duration}>
              {durationOf(lesson.duration)}
            </span>
          </li>
        )}
      </List>
    </details>
  )
}

function LessonState({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(coursesTexts)
  return (
    <span className={styles.state}>
      <LessonMark status={lesson.status} />
      <VisuallyHidden>{t[statusLabels.lesson[lesson.status]]()}</VisuallyHidden>
    </span>
  )
}
