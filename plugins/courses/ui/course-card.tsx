import { useTexts } from '@kernel'
import { Slot, useFormats } from '@kernel/parts'
import { Card, TextLink } from '@kernel/ui'
import type { ReactNode, Ref } from 'react'
import { css } from 'styled-system/css'
import { courseCardFooter } from '../contract'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'
import { CourseCover } from './course-cover'
import { StarButton } from './star-button'

const card = css({ display: 'flex', flexDirection: 'column', h: 'full' })
const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  grow: true,
  px: '4',
  pt: '3',
  pb: '4',
})
// Balanced lines would be much shorter than the card.
const title = css({ textStyle: 'subheading', textWrap: '[pretty]', overflowWrap: 'anywhere', lineClamp: '2' })
const line = css({ textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere', lineClamp: '2' })
/** Raised, so that its links are above the link that covers the card. */
const footer = css({ mt: 'auto', pt: '2', position: 'relative', zIndex: 'raised' })
const head = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '1' })
/** In the line of the title, above the link that covers the card. */
const star = css({
  position: 'relative',
  zIndex: 'raised',
  my: '[calc((1.5rem - {sizes.control}) / 2)]',
  me: '-2',
  _empty: { display: 'none' },
})
const contributed = css({ pt: '2', position: 'relative', zIndex: 'raised', _empty: { display: 'none' } })

interface CourseCardProps {
  readonly ref?: Ref<HTMLElement>
  readonly course: Course
  /** URL that the whole card links to. */
  readonly to: string | undefined
  readonly titleAs: 'h2' | 'h3'
  /** Name below the title, in place of the headline. */
  readonly byline?: string
  /** Whether the picture is visible at once, so that it loads before the scripts. */
  readonly isEager?: boolean
  readonly children?: ReactNode
}

/** Every card tells the same facts in the same order; the caller renders the list item, and the price or the progress. */
export function CourseCard({ ref, course, to, titleAs: Title, byline, isEager, children }: CourseCardProps) {
  const t = useTexts(coursesTexts)
  const { number } = useFormats()
  const { lessonCount, hours } = course
  const length = [
    lessonCount > 0 && t['course.lessons']({ count: lessonCount }),
    hours > 0 && t['course.length']({ hours: number(hours) }),
  ].filter(Boolean)
  return (
    <Card ref={ref} padding="none" isInteractive className={card}>
      <CourseCover course={course} ratio="video" loading={isEager ? 'eager' : 'lazy'} />
      <div className={content}>
        <div className={head}>
          <Title className={title}>
            <TextLink dir="auto" variant="plain" isStretched to={to}>
              {course.title || t['course.untitled']()}
            </TextLink>
          </Title>
          <span className={star}>
            <StarButton of={course} />
          </span>
        </div>
        {(byline || course.headline) && (
          <p dir="auto" className={line}>
            {byline || course.headline}
          </p>
        )}
        {length.length > 0 && <p className={line}>{length.join(' · ')}</p>}
        {children && <div className={footer}>{children}</div>}
        <Slot
          of={courseCardFooter}
          props={{ course }}
          frame={(entries) => <div className={contributed}>{entries}</div>}
        />
      </div>
    </Card>
  )
}
