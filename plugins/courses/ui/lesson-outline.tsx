import { sameId, useHref, useTexts } from '@kernel'
import { checkIcon, Icon, playIcon, VisuallyHidden } from '@kernel/ui'
import { Link } from 'react-router'
import { lessonRoute } from '../contract'
import type { Course } from '../model/course'
import { type Lesson, LessonStatus } from '../model/lesson'
import { coursesTexts } from '../texts'
import { outlineRecipe } from './lesson.recipe'
import { statusLabels } from './status-labels'

interface LessonOutlineProps {
  readonly course: Course
  readonly current: Lesson
  readonly onSelect?: () => void
}

/** All lessons of the course with their status, also as hidden text. */
export function LessonOutline({ course, current, onSelect }: LessonOutlineProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const styles = outlineRecipe()
  const titleOf = ({ title }: Lesson) => title || t['course.untitledLesson']()
  return (
    <nav aria-label={t['lesson.outline']()}>
      <ol role="list" className={styles.list}>
        {course.modules.map((module, index) => (
          // Modules have no ids and a fixed order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={styles.module}>
            <p className={styles.title}>{module.title || t['course.untitledModule']()}</p>
            <ol role="list">
              {module.lessons.map((lesson, at) => (
                <li key={lesson.id ?? `at-${at}`}>
                  {lesson.id === undefined ? (
                    <span className={styles.link}>{titleOf(lesson)}</span>
                  ) : (
                    <Link
                      to={href(lessonRoute, {}, { course: course.id, lesson: lesson.id }) ?? ''}
                      aria-current={sameId(lesson.id, current.id) ? 'page' : undefined}
                      onClick={onSelect}
                      className={styles.link}
                    >
                      <span className={styles.mark} data-status={lesson.status}>
                        <Icon
                          of={lesson.status === LessonStatus.completed ? checkIcon : playIcon}
                          size="sm"
                        />
                      </span>
                      <span className={styles.name}>{titleOf(lesson)}</span>
                      <VisuallyHidden>{t[statusLabels.lesson[lesson.status]]()}</VisuallyHidden>
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}
