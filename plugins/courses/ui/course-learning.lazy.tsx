import type { Course } from '../model/course'
import { CourseProgress } from './course-progress'
import { ResumeLink } from './resume-link'

/** How far a member is in a course, and the way on. Others do not load it. */
export default function CourseLearning({ course }: { readonly course: Course }) {
  return (
    <>
      <CourseProgress course={course} />
      <ResumeLink course={course} namesLesson isWide />
    </>
  )
}
