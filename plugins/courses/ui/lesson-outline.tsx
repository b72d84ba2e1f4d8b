import { sameId, useHref, useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { VisuallyHidden } from '@kernel/ui'
import { Link } from 'react-router'
import { lessonRoute } from '../contract'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { outlineRecipe } from './lesson.recipe'
import { LessonMark } from './lesson-mark'
import { lessonKey, lessonText, ModuleList } from './module-list'
import { statusLabels } from './status-labels'
import { useDuration } from './use-duration'

interface LessonOutlineProps {
  readonly course: Course
  readonly current: Lesson
  readonly onSelect?: () => void
}

/** List of all lessons of the course. The status of each is an icon, with hidden text for screen readers. */
export function LessonOutline({ course, current, onSelect }: LessonOutlineProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const durationOf = useDuration()
  const styles = outlineRecipe()
  const titleOf = ({ title }: Lesson) => title || t['course.untitledLesson']()
  return (
    <nav aria-label={t['lesson.outline']()}>
      <ModuleList as="ol" course={course} className={styles.list}>
        {(module, moduleRow) => (
          <li {...moduleRow} className={styles.module}>
            <p className={styles.title}>{module.title || t['course.untitledModule']()}</p>
            <List as="ol" items={module.lessons} keyOf={lessonKey} textOf={lessonText}>
              {(lesson, row) => (
                <li {...row}>
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
          </li>
        )}
      </ModuleList>
    </nav>
  )
}
