import { imageUrl } from '@kernel/parts'
import { courseIcon, Picture, type PictureProps } from '@kernel/ui'
import type { Course } from '../model/course'

interface CourseCoverProps extends Pick<PictureProps, 'ratio' | 'loading' | 'className'> {
  readonly course: Pick<Course, 'picture'>
}

/** The picture of a course, or its stand-in; the title beside it says all that it could. */
export function CourseCover({ course, ...look }: CourseCoverProps) {
  return <Picture {...look} src={imageUrl(course.picture)} alt="" fallback={courseIcon} />
}
