import { useTexts } from '@kernel'
import { chevronDownIcon, Icon } from '@kernel/ui'
import { useId } from 'react'
import type { Course } from '../model/course'
import type { Module } from '../model/lesson'
import { lessonsOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { courseOutlineRecipe } from './course-outline.recipe'
import { useDuration } from './use-duration'

/** Of a longer list only the first module stands open. */
const maxExpandedLessons = 24

/** What the course is made of, module by module (CRS-DET-01). */
export function CourseOutline({ course }: { readonly course: Pick<Course, 'modules'> }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const look = courseOutlineRecipe()
  if (course.modules.length === 0) return null
  const isLong = lessonsOf(course).length > maxExpandedLessons

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={look.heading}>
        {t['course.outline']()}
      </h2>
      <div className={look.modules}>
        {course.modules.map((module, index) => (
          <ModuleOutline
            // biome-ignore lint/suspicious/noArrayIndexKey: modules have nothing else that tells them apart
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
  const look = courseOutlineRecipe()
  const { title, description, lessons } = module

  return (
    <details open={isOpen} className={look.module}>
      <summary className={look.summary}>
        <span className={look.words}>
          <h3 dir="auto" className={look.title}>
            {title || t['course.untitledModule']()}
          </h3>
          <span className={look.count}>{t['course.lessons']({ count: lessons.length })}</span>
        </span>
        <Icon of={chevronDownIcon} size="sm" className={look.chevron} />
      </summary>
      {description && (
        <p dir="auto" className={look.text}>
          {description}
        </p>
      )}
      <ol role="list" className={look.lessons}>
        {lessons.map((lesson, index) => (
          <li key={lesson.id ?? `at-${index}`} className={look.lesson}>
            <span dir="auto" className={look.name}>
              {lesson.title || t['course.untitledLesson']()}
            </span>
            <span dir="auto" className={look.duration}>
              {durationOf(lesson.duration)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
