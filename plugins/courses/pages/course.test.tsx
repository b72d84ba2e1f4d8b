import { expect, onTestFinished, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, fakeClock, openProduct, renderRoute, startMockServer } from '@tests/kit'
import { courseRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

/** The guitar course of Ana, which visitors can buy. */
const guitar = 1441
/** A course in which Ana is enrolled. */
const photography = 1479

const open = (id: number, as?: string) => renderRoute(courseRoute, { params: { id }, plugins: [courses], as })
/** Opens a course with these properties as a visitor. */
function openCourse(course: object) {
  mock.fault({ operation: 'getCourse', json: { id: guitar, ...course } })
  return open(guitar)
}
const seeTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent
const fullPrices = () => [...screen.getByRole('main').querySelectorAll('s')].map((price) => price.textContent)
const seePrice = (price: string) =>
  waitFor(() => expect(screen.getByRole('main').textContent).toContain(`Price: ${price}`))
/** Returns the modules of the outline, each with its title and whether it is open. */
const modules = () =>
  [...screen.getByRole('main').querySelectorAll('details')].map((module) => ({
    title: within(module).getByRole('heading', { level: 3 }).textContent,
    isOpen: module.open,
  }))

// Covers CRS-DET-01
test('the course screen shows all details to a visitor, without a token', async () => {
  const course = mock.state.courses.find(({ id }) => id === guitar)
  if (!course) throw new Error('There is no guitar course.')
  const { launchDate } = course
  onTestFinished(() => void Object.assign(course, { launchDate }))
  course.launchDate = '2030-01-15T00:00:00.000Z'
  await open(guitar)
  await seeTitle(course.title)
  expect(screen.getByRole('main').querySelector('img')?.src).toMatch(`/posts/images/${course.picture}`)
  for (const text of [
    course.headline ?? '',
    `By ${course.instructor}`,
    'Available from Jan 15, 2030',
    `${course.hours} hr of lessons`,
    '365 days of access',
    '3 modules',
    '13 lessons',
    'Certificate of completion',
    /^Twelve weeks, ten minutes a day/,
  ])
    expect(main().getByText(text), String(text)).toBeTruthy()
  await seePrice('$59.00')
  expect(fullPrices()).toEqual(['Full price: $89.00'])
  const about = main().getByRole('region', { name: 'About this course' })
  expect(about.querySelector('strong')?.textContent).toBe('a guitar that stays in tune')
  expect(within(about).getAllByRole('listitem')).toHaveLength(3)

  const outline = within(main().getByRole('region', { name: 'Course content' }))
  for (const { title, lessons } of course.courseModules) {
    expect(outline.getByRole('heading', { name: title })).toBeTruthy()
    for (const lesson of lessons) {
      const row = outline.getByText(lesson.title).closest('li')
      expect(row?.textContent).toContain(lesson.duration ?? lesson.title)
    }
  }
  expect(mock.onlyRequest('getCourse')).toMatchObject({
    method: 'GET',
    path: '/api/course/ById/1441',
    query: {},
    headers: { authorization: false },
  })
  expect(mock.requests('getEnrollments')).toEqual([])
})

// Covers CRS-DET-01
test('the course screen omits missing details and shows a default cover', async () => {
  await openCourse({
    title: 'Bare',
    picture: null,
    instructor: null,
    limitedDaysAccess: 0,
    issueCertificate: false,
    hours: null,
    launchDate: null,
    about: '',
    courseModules: [],
  })
  await seeTitle('Bare')
  expect(screen.getByRole('main').querySelector('img')).toBeNull()
  expect(screen.getByRole('main').querySelector('svg')).not.toBeNull()
  for (const text of [/^By /, /access/, /Certificate/, /lessons/, /Available/, /Price/])
    expect(main().queryByText(text), String(text)).toBeNull()
  expect(main().queryByRole('listitem')).toBeNull()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

// Covers CRS-DET-01
test('the course screen shows the default cover when the image fails to load', async () => {
  await open(guitar)
  await seeTitle('Guitar for late beginners')
  const cover = screen.getByRole('main').querySelector('img')
  if (!cover) throw new Error('The course has no cover.')
  fireEvent.error(cover)
  await waitFor(() => expect(screen.getByRole('main').querySelector('img')).toBeNull())
})

// Covers CRS-DET-01
test.each([
  ['€40.00', 'the discount price is 0', { fullPrice: 40, discountPrice: 0, currency: 'EUR' }],
  ['Free', 'both prices are 0', { fullPrice: 0, discountPrice: 0, currency: 'EUR' }],
  ['$120.00', 'both prices are equal', { fullPrice: 120, discountPrice: 120, currency: 'USD' }],
  ['R$10.00', 'the discount is above it', { fullPrice: 10, discountPrice: 12.5, currency: 'BRL' }],
  ['£99.90', 'there is no discount price', { fullPrice: 99.9, currency: 'GBP' }],
])('the course price is %s when %s', async (price, _name, prices) => {
  await openCourse({ title: 'Priced', ...prices })
  await seePrice(price)
  expect(fullPrices()).toEqual([])
})

// Covers CRS-DET-01
test('course modules close and open again', async () => {
  await open(guitar)
  const lesson = await screen.findByText('Choosing a guitar you will pick up')
  const module = lesson.closest('details')
  const summary = module?.querySelector('summary')
  if (!module || !summary) throw new Error('The lesson is in no module.')
  expect(within(summary).getByText(/^Getting comfortable/)).toBeTruthy()
  expect(module.open).toBe(true)
  fireEvent.click(summary)
  await waitFor(() => expect(module.open).toBe(false))
  fireEvent.click(summary)
  await waitFor(() => expect(module.open).toBe(true))
})

// Covers CRS-DET-01
test('a closed module stays closed when the progress of the course arrives', async () => {
  const release = mock.hold('getCourseActivity')
  await open(photography, 'ana')
  await screen.findByRole('region', { name: 'Course content' })
  await waitFor(() => expect(mock.requests('getCourseActivity')).not.toEqual([]))
  const summary = screen.getByRole('main').querySelector('summary')
  if (!summary) throw new Error('The course has no module.')
  fireEvent.click(summary)
  const states = () => modules().map(({ isOpen }) => isOpen)
  await waitFor(() => expect(states()[0]).toBe(false))
  expect(screen.queryAllByText('Not started')).toEqual([])
  release()
  await screen.findAllByText(/^(Not started|In progress|Completed)$/)
  expect(states()[0]).toBe(false)
})

// Covers CRS-DET-01
test('the course stays on the screen when it cannot be read again', async () => {
  const course = mock.state.courses.find(({ id }) => id === guitar)
  if (!course) throw new Error('There is no guitar course.')
  const { advance } = fakeClock()
  const returnToTab = () => window.dispatchEvent(new Event('visibilitychange'))
  await open(guitar)
  await seeTitle(course.title)
  await advance(60_000)
  mock.fault({ operation: 'getCourse', status: 403, times: 1 })
  returnToTab()
  await waitFor(() => expect(mock.requests('getCourse')).toHaveLength(2))

  course.title = 'Guitar, second edition'
  await waitFor(() => {
    returnToTab()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(course.title)
  })
})

// Covers CRS-DET-01
test('the course screen opens only the first module of a long course', async () => {
  const lessonsOf = (name: string) =>
    Array.from({ length: 20 }, (_, id) => ({ id: `${name}${id}`, title: `${name} ${id}` }))
  const courseModules = ['First', 'Second'].map((title, order) => ({
    title,
    order,
    lessons: lessonsOf(title),
  }))
  await openCourse({ title: 'Long', courseModules })
  await screen.findByText('First 19')
  expect(modules()).toEqual([
    { title: 'First', isOpen: true },
    { title: 'Second', isOpen: false },
  ])
})

// Covers CRS-DET-01
test('the course screen shows the server’s numbers of modules and lessons', async () => {
  const courseModules = ['First', 'Second'].map((title, order) => ({
    title,
    order,
    lessons: [{ id: title, title: `${title} lesson` }],
  }))
  await openCourse({ title: 'Long', modules: 12, classes: 80, courseModules })
  await screen.findByText('12 modules')
  expect(main().getByText('80 lessons')).toBeTruthy()
  // The course lists only two lessons, so both of its modules are expanded initially.
  expect(modules().map(({ isOpen }) => isOpen)).toEqual([true, true])
})

// Covers CRS-DET-01
test.each([['999999'], ['nobodys'], ['a%2Fb']])(
  'the course screen shows an error with a link home for /course/%s',
  async (id) => {
    await openProduct(`/course/${id}`, { plugins: [courses] })
    await seeTitle('Course not found')
    await expectAccessible()
    fireEvent.click(screen.getByRole('link', { name: 'Go to home page' }))
    await waitFor(() => expect(location.pathname).toBe('/'))
  },
)

// Covers CRS-DET-01
test('the screen of a missing course links members to their own courses', async () => {
  await openProduct('/course/nobodys', { plugins: [courses], as: 'ana' })
  await seeTitle('Course not found')
  fireEvent.click(main().getByRole('link', { name: 'My courses' }))
  await waitFor(() => expect(location.pathname).toBe('/course/mycourses'))
})

// Covers CRS-DET-01
test('the course screen does not tell since when a course is available', async () => {
  await openCourse({ title: 'Clay', launchDate: '2020-01-15T00:00:00.000Z' })
  await seeTitle('Clay')
  expect(main().queryByText(/^Available/)).toBeNull()
})

// Covers CRS-DET-01
test('the teacher of a course sees it as such, with the own picture', async () => {
  await open(guitar, 'ana')
  await screen.findByText('You teach this course')
  const by = main().getByText(/^By /)
  expect(by.previousElementSibling?.querySelector('img')).toBeTruthy()
})

// Covers CRS-DET-01
test('the course screen offers enrolled members to continue the course', async () => {
  await open(photography, 'ana')
  const link = await screen.findByRole('link', { name: 'All lessons' })
  expect(link.getAttribute('href')).toBe('/course/learn/1479')
  expect(main().getByRole('progressbar')).toBeTruthy()
  expect(main().queryByText(/^Available from/)).toBeNull()
  expect(main().getAllByRole('button').map(nameOf)).toEqual(['Back', 'Share'])
  expect(mock.requests('getCourse')[0]).toMatchObject({ headers: { authorization: true } })
  fireEvent.click(link)
  await waitFor(() => expect(location.pathname).toBe('/course/learn/1479'))
})

// Covers CRS-DET-01
test('the course screen shows details when enrollments fail to load', async () => {
  mock.fault({ operation: 'getEnrollments', status: 500 })
  await open(photography, 'ana')
  await seeTitle('Seeing light')
  await waitFor(() => expect(mock.requests('getEnrollments').length).toBeGreaterThan(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('link', { name: 'All lessons' })).toBeNull()
})

// Covers PLG-03, CRS-DET-01
test('the course screen has no enroll button if the commerce plugin is off', async () => {
  await open(guitar, 'nova')
  await seePrice('$59.00')
  await waitFor(() => expect(mock.onlyRequest('getEnrollments')).toBeTruthy())
  expect(main().getAllByRole('button').map(nameOf)).toEqual(['Back', 'Share'])
  expect(main().queryByRole('link')).toBeNull()
})

// Covers CRS-DET-01, FLT-99
test('the course screen sets page title and social tags', async () => {
  const tag = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  const headline = 'A photography course that begins without a camera'
  await open(photography, 'ana')
  await seeTitle('Seeing light')
  await waitFor(() => expect(document.title).toBe('Seeing light · Roda'))
  for (const [name, content] of [
    ['description', headline],
    ['og:type', 'website'],
    ['og:title', 'Seeing light'],
    ['og:description', headline],
    ['og:url', `${location.origin}/course/1479`],
    ['og:image', `${location.origin}/posts/images/course-photography-1479.svg`],
    ['twitter:card', 'summary_large_image'],
  ] as const)
    expect(tag(name), name).toBe(content)

  fireEvent.click(await screen.findByRole('link', { name: 'All lessons' }))
  await waitFor(() => expect(tag('og:title')).toBeUndefined())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(document.title).toBe('Seeing light · Roda')

  act(() => history.back())
  await waitFor(() => expect(tag('og:title')).toBe('Seeing light'))
  await seeTitle('Seeing light')
  expect(document.title).toBe('Seeing light · Roda')
})
