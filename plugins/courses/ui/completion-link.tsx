import { useHref, useTexts } from '@kernel'
import { ButtonLink, type ButtonVariants, fileIcon } from '@kernel/ui'
import { learnRoute } from '../contract'
import type { Course } from '../model/course'
import { percentOf } from '../model/progress'
import { coursesTexts } from '../texts'

/** URL parameter of a started course that opens its printable completion page. */
export const completionParameter = 'completion'

interface CompletionLinkProps extends Pick<ButtonVariants, 'size' | 'isWide'> {
  readonly course: Pick<Course, 'id' | 'modules'>
}

/** Renders nothing until all lessons are completed. */
export function CompletionLink({ course, ...buttonProps }: CompletionLinkProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  if (percentOf(course) < 100) return null
  return (
    <ButtonLink
      variant="soft"
      icon={fileIcon}
      to={href(learnRoute, { id: String(course.id) }, { [completionParameter]: 1 })}
      {...buttonProps}
    >
      {t['completion.open']()}
    </ButtonLink>
  )
}
