import { type Id, sameId, useHref, useTexts } from '@kernel'
import { List, type ListRowProps } from '@kernel/parts'
import { chevronDownIcon, Icon, Link, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { lessonRoute } from '../contract'
import type { Course } from '../model/course'
import { isOpenAtFirst, toggledModules } from '../model/folded-modules'
import type { Lesson, Module } from '../model/lesson'
import { minutesOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { outlineStyles as styles } from './lesson.styles'
import { LessonMark } from './lesson-mark'
import { lessonKey, lessonText, ModuleList } from './module-list'
import { statusLabels } from './status-labels'
import { useDuration } from './use-duration'
import { useLessonCount } from './use-lesson-count'

function useToggledModules(courseId: Id) {
  const [toggled, change] = useUnit([toggledModules.$values, toggledModules.changeFx])
  const toggle = useCallback(
    (index: number, isOpen: boolean) =>
      void change({ id: courseId, update: (stored) => ({ ...stored, [index]: isOpen }) }),
    [courseId, change],
  )
  return { toggled: toggled.of(courseId), toggle }
}

interface LessonOutlineProps {
  readonly course: Course
  readonly current: Lesson
  readonly onSelect?: () => void
}

export function LessonOutline({ course, current, onSelect }: LessonOutlineProps) {
  const t = useTexts(coursesTexts)
  const { toggled, toggle } = useToggledModules(course.id)
  return (
    <nav aria-label={t['lesson.outline']()}>
      <ModuleList as="ol" course={course} className={styles.list}>
        {(module, row) => {
          // The list may be filtered.
          const position = course.modules.indexOf(module)
          return (
            <ModuleLessons
              course={course}
              module={module}
              current={current}
              isOpen={
                toggled[position] ??
                isOpenAtFirst(
                  module,
                  module.lessons.some(({ id }) => sameId(id, current.id)),
                )
              }
              onToggle={(isOpen) => toggle(position, isOpen)}
              onSelect={onSelect}
              row={row}
            />
          )
        }}
      </ModuleList>
    </nav>
  )
}

interface ModuleLessonsProps extends Pick<LessonOutlineProps, 'course' | 'current'> {
  readonly module: Module
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly onSelect: (() => void) | undefined
  readonly row: ListRowProps
}

function ModuleLessons({ course, module, current, isOpen, onToggle, onSelect, row }: ModuleLessonsProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const durationOf = useDuration()
  const lessonCount = useLessonCount()
  const { title, lessons } = module
  const titleOf = ({ title }: Lesson) => title || t['course.untitledLesson']()
  const progress = lessonCount(lessons, true)
  return (
    <li {...row} className={styles.module}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          // The browser also reports the state in which the list was rendered.
          if (currentTarget.open !== isOpen) onToggle(currentTarget.open)
        }}
      >
        <summary className={styles.summary}>
          <span className={styles.words}>
            <span dir="auto" className={styles.title}>
              {title || t['course.untitledModule']()}
            </span>
            <span dir="auto" className={styles.facts}>
              {[progress, durationOf(minutesOf(lessons))].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Icon of={chevronDownIcon} size="sm" className={styles.chevron} />
        </summary>
        <List as="ol" items={lessons} keyOf={lessonKey} textOf={lessonText} className={styles.lessons}>
          {(lesson, lessonRow) => (
            <li {...lessonRow}>
              {lesson.id === undefined ? (
                <span className={styles.link}>{titleOf(lesson)}</span>
              ) : (
                <Link
                  to={href(lessonRoute, {}, { course: course.id, lesson: lesson.id }) ?? ''}
                  aria-current={sameId(lesson.id, current.id) ? 'page' : undefined}
                  onClick={onSelect}
                  className={styles.link}
                >
                  <LessonMark status={lesson.status} />
                  <span dir="auto" className={styles.name}>
                    {titleOf(lesson)}
                  </span>
                  <span dir="auto" className={styles.duration}>
                    {durationOf(lesson.duration)}
                  </span>
                  <VisuallyHidden>{t[statusLabels.lesson[lesson.status]]()}</VisuallyHidden>
                </Link>
              )}
            </li>
          )}
        </List>
      </details>
    </li>
  )
}
