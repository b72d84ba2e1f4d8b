import courses from '@plugins/courses/plugin'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import publicPage from '@plugins/public-page/plugin'
import { beforeEach, expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allowConsoleErrors, openProduct, startMockServer } from '@tests/kit'
import { hostileStrings } from '@tests/kit/hostile-strings'

const mock = startMockServer()

const people = hostileStrings.map((text, id) => ({
  id: id + 1,
  connectionId: id + 1,
  userId: 1_000 + id,
  name: text,
  login: text,
  email: text,
  pictureUrl: null,
  connectionTags: [{ connectionTagId: id + 1, tagId: id + 1, name: text }],
}))
const enrollments = hostileStrings.map((text, id) => ({
  id: id + 1,
  title: text,
  headline: text,
  instructor: text,
  picture: text,
  currency: text,
  fullPrice: 2,
  discountPrice: 1,
}))
/** A course whose modules and lessons contain the texts. */
const courseOf = (texts: readonly string[]) => ({
  ...enrollments[0],
  summary: '',
  about: '',
  courseModules: texts.map((text, id) => ({
    title: text,
    description: text,
    lessons: [
      {
        id: id + 1,
        title: text,
        description: text,
        duration: text,
        attachments: [{ url: text, description: text }],
      },
    ],
  })),
})
const answers = {
  getConnections: people,
  searchPeople: people,
  getPendingConnections: people,
  getInvitations: people,
  getTags: people.map(({ id, name }) => ({ id, name })),
  getGroups: people.map(({ id, name }) => ({ id, name, members: people.slice(0, 3) })),
  getEnrollments: enrollments,
  getCoursesByLogin: enrollments,
  // Each of my courses asks for it, so it is short.
  getCourseActivity: courseOf(hostileStrings.slice(0, 2)),
}

beforeEach(() => {
  // Happy-dom does not know this element.
  allowConsoleErrors(/^The tag <search> is unrecognized/)
  for (const [operation, json] of Object.entries(answers)) mock.fault({ operation, json })
})

const open = (address: string) =>
  openProduct(address, { plugins: [courses, groups, network, publicPage], as: 'ana' })

/** Makes virtual lists render all of their items, as they do for printing. */
const renderAll = () => act(() => void dispatchEvent(new Event('beforeprint')))

const main = () => document.querySelector('main') as HTMLElement
/** Browsers and happy-dom differ in how they keep control characters and spaces. */
const letters = (text: string | null) => (text ?? '').replace(/[\s\p{Cc}\p{Cf}\ufffd]+/gu, '')

/** Lists elements and attributes that only hostile markup has. */
function hostileMarkup(): readonly string[] {
  const attributes = [...main().querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const isHandler = name.startsWith('on') || ['srcdoc', 'formaction', 'ping', 'background'].includes(name)
      const isAddress = ['href', 'src', 'action', 'xlink:href', 'srcset', 'poster'].includes(name)
      const isHarmless = /^(https?:\/\/|mailto:|\/(?![/\\])|#|blob:)/i.test(value)
      return isHandler || (isAddress && !isHarmless) ? [`${element.tagName} ${name}=${value}`] : []
    }),
  )
  const elements = main().querySelectorAll('script, iframe, object, embed, link, style, base, meta, template')
  return [...attributes, ...[...elements].map(({ outerHTML }) => outerHTML)]
}

/** Expects that the screen shows each hostile string as a text. */
async function expectTexts() {
  await waitFor(() => {
    const shown = letters(main().textContent)
    expect(hostileStrings.filter((text) => !shown.includes(letters(text)))).toEqual([])
  })
  expect(hostileMarkup()).toEqual([])
}

// Covers NET-CONN-01, GRP-LIST-01, CRS-MY-01, PUB-PAGE-02
test.each([
  ['names and tags of connections', '/manageConnections'],
  ['names of groups and their members', '/manageGroups?group=0'],
  ['texts of my courses', '/course/mycourses'],
  ['courses of a public page', '/@ana.martins'],
])('hostile HTML stays text in %s', async (_name, address) => {
  await open(address)
  await waitFor(() => expect(main().querySelector('[data-index], li')).toBeTruthy())
  renderAll()
  await expectTexts()
})

// Covers CRS-LEARN-01
test('hostile HTML stays text in the modules and lessons of a course', async () => {
  mock.fault({ operation: 'getCourseActivity', json: courseOf(hostileStrings) })
  await open('/course/learn/1')
  await waitFor(() => expect(main().querySelector('[data-index]')).toBeTruthy())
  renderAll()
  await expectTexts()
})

// Covers NET-FIND-02
test('hostile HTML stays text in the names that the people search finds', async () => {
  await open('/mypage?tab=people')
  fireEvent.input(await screen.findByLabelText('Who are you looking for?'), {
    target: { value: '<img src=x onerror=hostile()>' },
  })
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
  await waitFor(() => expect(within(main()).queryAllByRole('listitem')).not.toEqual([]))
  await waitFor(() => expect(mock.requests('searchPeople')).not.toEqual([]))
  await waitFor(() => expect(main().querySelector('li[data-index]')).toBeTruthy())
  renderAll()
  await expectTexts()
})
