import { expect, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { learnRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

// Covers CRS-LEARN-02
for (const [language, moduleLabel, lessonLabel] of [
  ['en', 'Completed', 'Completed'],
  ['es', 'Completado', 'Completada'],
  ['pt-BR', 'Concluído', 'Concluída'],
  ['pt-PT', 'Concluído', 'Concluída'],
] as const)
  test(`status badges agree in gender with "module" and "lesson" in ${language}`, async () => {
    const enrolment = mock.state.enrolments.find(({ personId }) => personId === mock.state.people[0]?.id)
    const course = mock.state.courses.find(({ id }) => id === enrolment?.courseId)
    if (!enrolment || !course) throw new Error('Ana has no course in this world.')
    const lessons = course.courseModules.flatMap((module) => module.lessons)
    enrolment.progress = Object.fromEntries(lessons.map(({ id }) => [id, 3]))
    await renderRoute(learnRoute, { params: { id: course.id }, plugins: [courses], as: 'ana', language })

    const badges = await screen.findAllByText(/^(Complet|Conclu)/)
    const expected = course.courseModules.flatMap((module) => [
      moduleLabel,
      ...module.lessons.map(() => lessonLabel),
    ])
    expect(badges.map(({ textContent }) => textContent)).toEqual(expected)
  })
