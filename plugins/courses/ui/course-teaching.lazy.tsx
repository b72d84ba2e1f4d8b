import { $session, useHref, useTexts } from '@kernel'
import { ShareButton, useSlotEntries } from '@kernel/parts'
import { Button, ButtonLink, checkIcon, eyeIcon, Icon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { css } from 'styled-system/css'
import { usePublicPagePath } from '../../public-page/contract'
import { courseActions, courseRoute } from '../contract'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'

const actions = css({ stack: true, gap: '3' })
const role = css({ row: true, gap: '2', textStyle: 'label', color: 'success' })

interface CourseTeachingProps {
  readonly course: Course
  /** What others can do. */
  readonly offers: ReactNode
}

/** For the teacher of a course: to bring it to people, and to see what they see. Others do not load it. */
export default function CourseTeaching({ course, offers }: CourseTeachingProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const pathOf = usePublicPagePath()
  const login = useUnit($session)?.person.login ?? ''
  const [isPreview, setPreview] = useState(false)
  const hasOffers = useSlotEntries(courseActions).length > 0
  return (
    <div className={actions}>
      <p className={role}>
        <Icon of={checkIcon} size="sm" />
        {t['course.taught']()}
      </p>
      {isPreview ? (
        // A picture of the buttons, which would sell the course to its teacher.
        <div inert>{offers}</div>
      ) : (
        <ShareButton isWide to={href(courseRoute, { id: course.id })} title={course.title} />
      )}
      {hasOffers && (
        <Button
          variant="soft"
          isWide
          icon={eyeIcon}
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {t['course.preview']()}
        </Button>
      )}
      <ButtonLink variant="quiet" isWide to={pathOf(login)}>
        {t['course.taught.all']()}
      </ButtonLink>
    </div>
  )
}
