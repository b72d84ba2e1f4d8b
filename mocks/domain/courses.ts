import type { Course, CourseModule } from '../world/commerce-records'
import type { Id, Person } from '../world/world-state'
import type { Schema } from './contract-types'
import { forbidden, notFound } from './domain-error'
import { publicPerson } from './profile'
import { byId, type World } from './world'

/** Returns a course that is for sale; throws otherwise. */
export function courseForSale({ state }: World, id: Id): Course {
  const course = byId(state.courses, id)
  if (!course || course.isWithdrawn) throw notFound('course')
  return course
}

export function courseSummary(course: Course): Schema<'Course'> {
  const { ownerId: _owner, isWithdrawn: _withdrawn, courseModules, ...rest } = course
  return {
    ...rest,
    modules: courseModules.length,
    classes: courseModules.reduce((sum, { lessons }) => sum + lessons.length, 0),
  }
}

/** Describes a course for visitors: with lesson titles, but without video links. */
function courseDetails(course: Course): Schema<'Course'> {
  const courseModules = course.courseModules.map(({ title, description, order, lessons }) => ({
    title,
    description,
    order,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      order: lesson.order,
      duration: lesson.duration,
    })),
  }))
  return { ...courseSummary(course), courseModules }
}

export function getCourse(world: World, viewer: Person | undefined, id: Id): Schema<'Course'> {
  const course = byId(world.state.courses, id)
  const isTheirs = world.state.enrolments.some(
    ({ courseId, personId }) => courseId === course?.id && personId === viewer?.id,
  )
  return courseDetails(course && isTheirs ? course : courseForSale(world, id))
}

/** Lists the courses of a public page; the list is empty while the page is not public. */
export function listOfferedBy({ state }: World, login: string): Schema<'Course'>[] {
  const owner = publicPerson(state.people, login)
  if (!owner.settings.publicProfile) return []
  return state.courses
    .filter(({ ownerId, isWithdrawn }) => ownerId === owner.id && !isWithdrawn)
    .map(courseSummary)
}

function ownCourse(world: World, viewer: Person, id: Id): Course {
  const course = courseForSale(world, id)
  if (course.ownerId !== viewer.id) throw forbidden('Only its author may change a course.')
  return course
}

function modulesOf(
  world: World,
  fields: readonly Schema<'CourseModuleFields'>[],
  before: readonly CourseModule[],
): CourseModule[] {
  const known = new Set(before.flatMap(({ lessons }) => lessons.map(({ id }) => id)))
  return fields.map((module) => ({
    id: world.nextId(),
    title: module.title,
    description: module.description ?? '',
    order: module.order,
    lessons: module.lessons.map((lesson) => {
      // Progress is stored by lesson id, so a course update keeps the ids of existing lessons.
      const kept = [...known].find((id) => String(id) === String(lesson.id))
      return {
        id: kept ?? world.nextId(),
        title: lesson.title,
        description: lesson.description ?? '',
        order: lesson.order,
        duration: lesson.duration === undefined ? null : String(lesson.duration),
        videoLink: lesson.videoLink ?? null,
        videoType: lesson.videoType ?? null,
        attachments: (lesson.attachments ?? []).map(({ url, description }) => ({
          url,
          description: description ?? url,
        })),
      }
    }),
  }))
}

function applyFields(world: World, course: Course, fields: Schema<'CourseFields'>): void {
  // The server counts modules and lessons itself, so it ignores the counts in the request.
  const { courseModules, modules: _modules, classes: _classes, ...rest } = fields
  Object.assign(course, rest)
  if (courseModules) course.courseModules = modulesOf(world, courseModules, course.courseModules)
}

export function createCourse(world: World, viewer: Person, fields: Schema<'NewCourse'>): Schema<'Course'> {
  const course: Course = {
    id: world.nextId(),
    ownerId: viewer.id,
    title: fields.title,
    headline: '',
    instructor: viewer.name,
    picture: null,
    launchDate: world.stamp(),
    hours: 0,
    limitedDaysAccess: 0,
    issueCertificate: false,
    summary: '',
    about: '',
    fullPrice: 0,
    discountPrice: fields.fullPrice ?? 0,
    currency: 'USD',
    isWithdrawn: false,
    courseModules: [],
  }
  applyFields(world, course, fields)
  world.state.courses.push(course)
  return courseDetails(course)
}

export function updateCourse(
  world: World,
  viewer: Person,
  { id, ...fields }: Schema<'CourseChange'>,
): Schema<'Course'> {
  const course = ownCourse(world, viewer, id)
  applyFields(world, course, fields)
  return courseDetails(course)
}

/** Withdraws a course from sale; enrolled people keep it. */
export function withdrawCourse(world: World, viewer: Person, id: Id): true {
  ownCourse(world, viewer, id).isWithdrawn = true
  return true
}
