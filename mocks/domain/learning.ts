import type { Course, Enrollment } from '../world/commerce-records'
import type { Id, Person } from '../world/world-state'
import type { Schema } from './contract-types'
import { courseSummary } from './courses'
import { forbidden, notFound } from './domain-error'
import { byId, isSame, type World } from './world'

export function findEnrollment({ state }: World, personId: string, courseId: number): Enrollment | undefined {
  return state.enrolments.find(
    (enrolment) => enrolment.personId === personId && enrolment.courseId === courseId,
  )
}

export function enroll(world: World, personId: string, courseId: number): void {
  if (findEnrollment(world, personId, courseId)) return
  world.state.enrolments.push({
    id: world.nextId(),
    personId,
    courseId,
    enrolledAt: world.stamp(),
    progress: {},
  })
}

function requireEnrollment(world: World, viewer: Person, course: Course): Enrollment {
  const enrolment = findEnrollment(world, viewer.id, course.id)
  if (!enrolment) throw forbidden('You are not enrolled in this course.')
  return enrolment
}

function learningView(course: Course, { progress }: Enrollment): Schema<'LearningCourse'> {
  const courseModules = course.courseModules.map(({ title, description, order, lessons }) => ({
    title,
    description,
    order,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      lessonProgressStatus: progress[lesson.id] ?? (1 as const),
      courseId: course.id,
      courseName: course.title,
      moduleName: title,
    })),
  }))
  return { ...courseSummary(course), courseModules }
}

export function listEnrollments({ state }: World, viewer: Person): Schema<'Course'>[] {
  return state.enrolments
    .filter(({ personId }) => personId === viewer.id)
    .flatMap(({ courseId }) => {
      const course = byId(state.courses, courseId)
      return course ? [courseSummary(course)] : []
    })
}

/** Describes a course with the viewer’s progress; the viewer must be enrolled. */
export function getActivity(world: World, viewer: Person, id: Id): Schema<'LearningCourse'> {
  const course = byId(world.state.courses, id)
  if (!course) throw notFound('course')
  return learningView(course, requireEnrollment(world, viewer, course))
}

/** Stores the progress of a lesson and returns its course with the viewer’s progress. */
export function recordProgress(
  world: World,
  viewer: Person,
  change: Schema<'LessonStatusChange'>,
): Schema<'LearningCourse'> {
  const isLesson = ({ id }: { id: number }) => isSame(id, change.lessonId)
  const course = world.state.courses.find(({ courseModules }) =>
    courseModules.some(({ lessons }) => lessons.some(isLesson)),
  )
  if (!course) throw notFound('lesson')
  const enrolment = requireEnrollment(world, viewer, course)
  enrolment.progress[String(change.lessonId)] = change.lessonProgressStatus
  return learningView(course, enrolment)
}
