import { useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { calendarIcon, clockIcon, courseIcon, Icon, lockIcon, starIcon, videoIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'

/** Phones have room for two facts in a line. */
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[minmax(0, 1fr)]' },
  gap: '2.5',
})
const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '2', md: '3' },
  textStyle: 'small',
})
const sign = css({ color: 'quiet', flexShrink: '0' })

interface CourseFeaturesProps {
  readonly course: Course
  /** Leaves out what only matters before the enrollment, and the counts that the outline shows. */
  readonly isEnrolled: boolean
}

/** Unknown facts have no line. */
export function CourseFeatures({ course, isEnrolled }: CourseFeaturesProps) {
  const t = useTexts(coursesTexts)
  const { day, number } = useFormats()
  const { launchDate, hours, days, moduleCount, lessonCount, issuesCertificate } = course

  const features = [
    {
      icon: calendarIcon,
      label: !isEnrolled && launchDate && t['course.launched']({ date: day(launchDate) }),
    },
    { icon: clockIcon, label: hours > 0 && t['course.hours']({ hours: number(hours) }) },
    { icon: lockIcon, label: !isEnrolled && days > 0 && t['course.days']({ days }) },
    {
      icon: courseIcon,
      label: !isEnrolled && moduleCount > 0 && t['course.modules']({ count: moduleCount }),
    },
    { icon: videoIcon, label: !isEnrolled && lessonCount > 0 && t['course.lessons']({ count: lessonCount }) },
    { icon: starIcon, label: issuesCertificate && t['course.certificate']() },
  ].filter(({ label }) => label)
  if (features.length === 0) return null

  return (
    <ul role="list" className={list}>
      {features.map(({ icon, label }) => (
        <li key={icon} className={item}>
          <Icon of={icon} className={sign} />
          {label}
        </li>
      ))}
    </ul>
  )
}
