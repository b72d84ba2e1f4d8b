import { imageUrl } from '@kernel/parts'
import { courseIcon, Picture, type PictureProps } from '@kernel/ui'
import type { Course } from '../model/course'

interface CourseCoverProps extends Pick<PictureProps, 'ratio' | 'loading' | 'className'> {
  readonly course: Pick<Course, 'picture'>
}

/** Decorative, because the title stands beside it. */
export function CourseCover({ course, ...imageProps }: CourseCoverProps) {
  return <Picture {...imageProps} src={imageUrl(course.picture)} alt="" fallback={courseIcon} />
}
