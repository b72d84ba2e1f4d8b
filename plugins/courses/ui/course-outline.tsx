import { useTexts } from '@kernel'
import { chevronDownIcon, Icon } from '@kernel/ui'
import { useId } from 'react'
import type { Course } from '../model/course'
import type { Module } from '../model/lesson'
import { lessonsOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { courseOutlineRecipe } from './course-outline.recipe'
import { useDuration } from './use-duration'

/** Of longer courses only the first module is open. */
const maxExpandedLessons = 24

/** Modules and lessons (CRS-DET-01). */
export function CourseOutline({ course }: { readonly course: Pick<Course, 'modules'> }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const styles = courseOutlineRecipe()
  if (course.modules.length === 0) return null
  const isLong = lessonsOf(course).length > maxExpandedLessons

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t['course.outline']()}
      </h2>
      <div className={styles.modules}>
        {course.modules.map((module, index) => (
          <ModuleOutline
            // biome-ignore lint/suspicious/noArrayIndexKey: modules have no ids
            key={index}
            module={module}
            isOpen={index === 0 || !isLong}
          />
        ))}
      </div>
    </section>
  )
}

function ModuleOutline({ module, isOpen }: { readonly module: Module; readonly isOpen: boolean }) {
  const t = useTexts(coursesTexts)
  const durationOf = useDuration()
  const styles = courseOutlineRecipe()
  const { title, description, lessons } = module

  return (
    <details open={isOpen} className={styles.module}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <h3 dir="auto" className={styles.title}>
            {title || t['course.untitledModule']()}
          </h3>
          <span className={styles.count}>{t['course.lessons']({ count: lessons.length })}</span>
        </span>
        <Icon of={chevronDownIcon} size="sm" className={styles.chevron} />
      </summary>
      {description && (
        <p dir="auto" className={styles.text}>
          {description}
        </p>
      )}
      <ol role="list" className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <li key={lesson.id ?? `at-${index}`} className={styles.lesson}>
            <span dir="auto" className={styles.name}>
              {lesson.title || t['course.untitledLesson']()}
            </span>
            <span dir="auto" className={styles.duration}>
              {durationOf(lesson.duration)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
