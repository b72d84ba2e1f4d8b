import { lessonRoute } from '@plugins/courses/contract'
import courses from '@plugins/courses/plugin'
import { expect } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute, type startMockServer } from '@tests/kit'

type World = ReturnType<typeof startMockServer>['state']
type Course = World['courses'][number]
type Lesson = Course['courseModules'][number]['lessons'][number]

/** Position of Ana's courses in the list of her courses. */
const positions = { untouched: 0, started: 1, halfCompleted: 2, completed: 3 }

/** Returns one of Ana's courses, with its lessons and her enrolment. */
export function courseOfAna({ people, enrolments, courses }: World, which: keyof typeof positions) {
  const ana = people.find(({ login }) => login === 'ana.martins')
  const enrolment = enrolments.filter(({ personId }) => personId === ana?.id)[positions[which]]
  const course = courses.find(({ id }) => id === enrolment?.courseId)
  if (!enrolment || !course) throw new Error('Ana has no such course in this world.')
  return { course, enrolment, lessons: course.courseModules.flatMap((module) => module.lessons) }
}

/** Providers of videos, and the type of their videos in lessons. */
export const videoTypes = { Vimeo: 2, YouTube: 1 } as const

/** A lesson with a video, and the lesson after it. */
export interface VideoLesson {
  readonly course: Course
  readonly lesson: Lesson
  readonly following: Lesson
}

/** Returns the first lesson of a course that has a video of this provider. */
export function videoLesson(
  world: World,
  provider: keyof typeof videoTypes,
  which: keyof typeof positions = 'untouched',
): VideoLesson {
  const { course, lessons } = courseOfAna(world, which)
  const index = lessons.findIndex(({ videoType }) => videoType === videoTypes[provider])
  const [lesson, following] = [lessons[index], lessons[index + 1]]
  if (!lesson || !following) throw new Error(`No lesson has a video of ${provider}.`)
  return { course, lesson, following }
}

/** Settings with which videos are shown without asking for consent. */
export const withoutConsent = { videos: { consent: 'none' } }

/** Opens a lesson, without asking for the consent to show its video. */
export const openLesson = (course: Pick<Course, 'id'>, lesson: Pick<Lesson, 'id'> | undefined) =>
  renderRoute(lessonRoute, {
    query: { course: course.id, lesson: lesson?.id ?? 0 },
    plugins: [courses],
    as: 'ana',
    settings: withoutConsent,
  })

/** Opens a lesson and waits until its video can be played. */
export async function openVideo(found: VideoLesson): Promise<VideoLesson> {
  await openLesson(found.course, found.lesson)
  await seePlay()
  return found
}

export const seePlay = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', false))

/** Waits until the time line of the video has this position, such as “1:15 of 2:00”. */
export const seeTime = (text: string) =>
  waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(text))

export const seeTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Waits until the header of the lesson shows this status. */
export const seeBadge = (status: 'Not started' | 'In progress' | 'Completed') =>
  waitFor(() => {
    const [badge] = within(screen.getByRole('main')).getAllByText(/^(Not started|In progress|Completed)$/)
    expect(badge?.textContent).toBe(status)
  })
