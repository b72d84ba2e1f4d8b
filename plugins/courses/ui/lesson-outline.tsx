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
  /** A lesson was chosen. */
  readonly onChoose?: () => void
}

/** All lessons of the course; how far one is with each is said in words, too. */
export function LessonOutline({ course, current, onChoose }: LessonOutlineProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const look = outlineRecipe()
  const nameOf = ({ title }: Lesson) => title || t['course.untitledLesson']()
  return (
    <nav aria-label={t['lesson.outline']()}>
      <ol role="list" className={look.list}>
        {course.modules.map((module, index) => (
          // Modules have no ids, and nothing moves among them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={look.module}>
            <p className={look.title}>{module.title || t['course.untitledModule']()}</p>
            <ol role="list">
              {module.lessons.map((lesson, at) => (
                <li key={lesson.id ?? `at-${at}`}>
                  {lesson.id === undefined ? (
                    <span className={look.link}>{nameOf(lesson)}</span>
                  ) : (
                    <Link
                      to={href(lessonRoute, {}, { course: course.id, lesson: lesson.id }) ?? ''}
                      aria-current={sameId(lesson.id, current.id) ? 'page' : undefined}
                      onClick={onChoose}
                      className={look.link}
                    >
                      <span className={look.mark} data-status={lesson.status}>
                        <Icon
                          of={lesson.status === LessonStatus.completed ? checkIcon : playIcon}
                          size="sm"
                        />
                      </span>
                      <span className={look.name}>{nameOf(lesson)}</span>
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
