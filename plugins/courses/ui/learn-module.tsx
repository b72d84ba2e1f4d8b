import { type Id, useHref, useTexts } from '@kernel'
import { List, type ListRowProps } from '@kernel/parts'
import { Card, Icon, playIcon, TextLink } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { lessonRoute } from '../contract'
import type { Lesson, Module } from '../model/lesson'
import { completedIn, statusOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { learnModuleRecipe } from './learn-module.recipe'
import { lessonKey, lessonText } from './module-list'
import { StatusBadge } from './status-badge'
import { useDuration } from './use-duration'

const filter = css({ px: { base: '4', md: '6' } })

interface LearnModuleProps {
  readonly module: Module
  readonly courseId: Id
  readonly row: ListRowProps
}

/** A module with its progress and lessons. */
export function LearnModule({ module, courseId, row }: LearnModuleProps) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const styles = learnModuleRecipe()
  const { title, description, lessons } = module

  return (
    <Card {...row} as="section" padding="none" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} dir="auto" className={styles.title}>
          {title || t['course.untitledModule']()}
        </h2>
        {description && (
          <p dir="auto" className={styles.text}>
            {description}
          </p>
        )}
        <div className={styles.state}>
          <StatusBadge of="module" status={statusOf(module)} />
          <span className={styles.count}>
            {t['learn.count']({ completed: completedIn(lessons), total: lessons.length })}
          </span>
        </div>
      </div>
      <List
        as="ol"
        items={lessons}
        keyOf={lessonKey}
        textOf={lessonText}
        filterClassName={filter}
        className={styles.list}
      >
        {(lesson, attributes) => <LessonRow lesson={lesson} courseId={courseId} row={attributes} />}
      </List>
    </Card>
  )
}

interface LessonRowProps {
  readonly lesson: Lesson
  readonly courseId: Id
  readonly row: ListRowProps
}

/** Row of a lesson. The whole row is a link; a lesson without an id cannot be opened. */
function LessonRow({ lesson, courseId, row }: LessonRowProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const styles = learnModuleRecipe()
  const duration = useDuration()(lesson.duration)
  const to =
    lesson.id === undefined ? undefined : href(lessonRoute, {}, { course: courseId, lesson: lesson.id })

  return (
    <li {...row} className={styles.row}>
      <span className={styles.sign}>
        <Icon of={playIcon} size="sm" />
      </span>
      <TextLink to={to} variant="plain" isStretched dir="auto" className={styles.name}>
        {lesson.title || t['course.untitledLesson']()}
      </TextLink>
      <span className={styles.lessonState}>
        {duration && (
          <span dir="auto" className={styles.duration}>
            {duration}
          </span>
        )}
        <span className={styles.badge}>
          <StatusBadge of="lesson" status={lesson.status} />
        </span>
      </span>
    </li>
  )
}
