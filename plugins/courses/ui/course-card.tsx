import { useTexts } from '@kernel'
import { Card, TextLink } from '@kernel/ui'
import type { ReactNode, Ref } from 'react'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'
import { CourseCover } from './course-cover'

const card = css({ display: 'flex', flexDirection: 'column', h: 'full' })
const content = css({ display: 'flex', flexDirection: 'column', gap: '1.5', flex: '1', p: '4', minW: '0' })
const title = css({ textStyle: 'strong', fontSize: 'lg', overflowWrap: 'anywhere' })
const headline = css({ textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere', lineClamp: '3' })
/** The footer is at the bottom of the card, and raised so that its links are above the link that covers the card. */
const footer = css({ mt: 'auto', pt: '2', position: 'relative', zIndex: 'raised' })

interface CourseCardProps {
  readonly ref?: Ref<HTMLElement>
  readonly course: Pick<Course, 'title' | 'headline' | 'picture'>
  /** URL that the whole card links to. */
  readonly to: string | undefined
  readonly titleAs: 'h2' | 'h3'
  readonly children?: ReactNode
}

/** Card of a course in a grid; the caller renders the list item. */
export function CourseCard({ ref, course, to, titleAs: Title, children }: CourseCardProps) {
  const t = useTexts(coursesTexts)
  return (
    <Card ref={ref} padding="none" isInteractive className={card}>
      <CourseCover course={course} ratio="video" />
      <div className={content}>
        <Title className={title}>
          <TextLink dir="auto" variant="plain" isStretched to={to}>
            {course.title || t['course.untitled']()}
          </TextLink>
        </Title>
        {course.headline && (
          <p dir="auto" className={headline}>
            {course.headline}
          </p>
        )}
        {children && <div className={footer}>{children}</div>}
      </div>
    </Card>
  )
}
