import { expect, test } from '@rstest/core'
import { createCourse, getCourse, listOfferedBy, updateCourse, withdrawCourse } from './courses'
import { enroll, getActivity, listEnrollments, recordProgress } from './learning'
import { createScene, errorOf } from './world.fixture'

const module = {
  title: 'Clay',
  order: 1,
  lessons: [{ title: 'Kneading', order: 1, videoLink: '76979871', videoType: 2 as const }],
}

test('visitors see the lesson titles of a course, but no video links', () => {
  const { world } = createScene()
  const course = getCourse(world, undefined, world.state.courses[0]?.id ?? 0)
  expect(course.courseModules?.[0]?.lessons?.[0]).toEqual({
    id: expect.anything(),
    title: expect.any(String),
    order: 1,
    duration: expect.anything(),
  })
  expect(course.classes).toBe(course.courseModules?.flatMap(({ lessons }) => lessons ?? []).length)
})

test('lesson progress is stored for enrolled people only', async () => {
  const { world, ana, nova } = createScene()
  const id = listEnrollments(world, ana)[0]?.id ?? 0
  expect(await errorOf(() => getActivity(world, nova, id))).toMatchObject({ status: 403 })
  const lessonId = getActivity(world, ana, id).courseModules[0]?.lessons?.[0]?.id ?? 0
  const after = recordProgress(world, ana, { lessonId, lessonProgressStatus: 3 })
  expect(after.courseModules[0]?.lessons?.[0]).toMatchObject({
    lessonProgressStatus: 3,
    courseId: id,
    courseName: after.title,
  })
  expect(getActivity(world, ana, id)).toEqual(after)
  expect(
    await errorOf(() => recordProgress(world, nova, { lessonId, lessonProgressStatus: 2 })),
  ).toMatchObject({ status: 403 })
  expect(
    await errorOf(() => recordProgress(world, ana, { lessonId: 'none', lessonProgressStatus: 2 })),
  ).toMatchObject({ status: 404 })
})

test('only the author can change a course; learners keep their progress', async () => {
  const { world, ana, bruno } = createScene()
  const course = createCourse(world, bruno, { title: 'Ceramics', fullPrice: 120, courseModules: [module] })
  expect(course).toMatchObject({ title: 'Ceramics', discountPrice: 120, modules: 1, classes: 1 })
  const lessonId = course.courseModules?.[0]?.lessons?.[0]?.id ?? 0
  enroll(world, ana.id, Number(course.id))
  recordProgress(world, ana, { lessonId, lessonProgressStatus: 3 })

  expect(await errorOf(() => updateCourse(world, ana, { id: course.id, title: 'Mine' }))).toMatchObject({
    status: 403,
  })
  const lessons = [{ ...module.lessons[0], id: lessonId, title: 'Kneading well', order: 1 }]
  updateCourse(world, bruno, { id: course.id, title: 'Ceramics', courseModules: [{ ...module, lessons }] })
  expect(getActivity(world, ana, course.id).courseModules[0]?.lessons?.[0]).toMatchObject({
    title: 'Kneading well',
    lessonProgressStatus: 3,
  })

  expect(await errorOf(() => withdrawCourse(world, ana, course.id))).toMatchObject({ status: 403 })
  withdrawCourse(world, bruno, course.id)
  expect(await errorOf(() => getCourse(world, undefined, course.id))).toMatchObject({ status: 404 })
  expect(getCourse(world, ana, course.id).title).toBe('Ceramics')
  expect(listOfferedBy(world, bruno.login).some(({ id }) => id === course.id)).toBe(false)
})
