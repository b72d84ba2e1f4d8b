import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'

// The guitar course of Ana, which visitors can buy.
const address = '/course/1441'
// A course in which Ana is enrolled.
const owned = '/course/1479'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const text = (page: Page, words: string | RegExp) => main(page).getByText(words, { exact: true })
const continueLink = (page: Page) => page.getByRole('link', { name: 'All lessons' })

async function respondWithCourse(page: Page, course: object) {
  await page.route('**/api/course/ById/*', (route) => route.fulfill({ json: course }))
}

/** Formats a date like "Feb 4, 2026". Expected dates are computed, because mock courses start some days before today. */
const formatDate = (date: Date): string => date.toLocaleString('en-US', { dateStyle: 'medium' })

test('the course screen shows all details to a visitor, without a token', {
  tag: '@CRS-DET-01',
}, async ({ page, mock }) => {
  const course = await (await page.request.get('/api/course/ById/1441')).json()
  await mock.clearRequests()
  await page.goto(address)
  await expect(title(page)).toHaveText(course.title)
  await expect(text(page, course.headline)).toBeVisible()
  await expect(text(page, `By ${course.instructor}`)).toBeVisible()
  const cover = main(page).locator(`img[src$="/posts/images/${course.picture}"]`)
  await expect(cover).toHaveJSProperty('complete', true)
  expect(
    await cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0)

  for (const words of [
    `Available from ${formatDate(new Date(course.launchDate))}`,
    `${course.hours} hr of lessons`,
    '365 days of access',
    '3 modules',
    '13 lessons',
    'Certificate of completion',
  ])
    await expect(text(page, words)).toBeVisible()
  await expect(text(page, 'Price: $59.00')).toBeVisible()
  await expect(main(page).locator('s')).toHaveText('Full price: $89.00')

  await expect(text(page, /^Twelve weeks, ten minutes a day/)).toBeVisible()
  const about = page.getByRole('region', { name: 'About this course' })
  await expect(about.locator('strong')).toHaveText('a guitar that stays in tune')
  await expect(about.getByRole('listitem')).toHaveCount(3)

  const outline = page.getByRole('region', { name: 'Course content' })
  for (const module of course.courseModules) {
    await expect(outline.getByRole('heading', { name: module.title })).toBeVisible()
    for (const lesson of module.lessons) {
      const row = outline.getByRole('listitem').filter({ hasText: lesson.title })
      await expect(row).toContainText(lesson.duration ?? lesson.title)
    }
  }
  const request = await mock.onlyRequest('getCourse')
  expect(request).toMatchObject({
    method: 'GET',
    path: '/api/course/ById/1441',
    query: {},
    headers: { authorization: false },
  })
  expect(await mock.requests('getEnrollments')).toEqual([])
})

test('the course screen omits missing details and shows a default cover', {
  tag: '@CRS-DET-01',
}, async ({ page }) => {
  await respondWithCourse(page, {
    id: 1441,
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
  await page.goto(address)
  await expect(title(page)).toHaveText('Bare')
  await expect(main(page).locator('img')).toHaveCount(0)
  await expect(main(page).locator('svg').first()).toBeVisible()
  for (const words of [/^By /, /access/, /Certificate/, /lessons/, /Available/, /Price/])
    await expect(text(page, words)).toHaveCount(0)
  await expect(main(page).getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
})

test('the course screen shows the default cover when the image fails to load', {
  tag: '@CRS-DET-01',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.route('**/posts/images/*', (route) => route.fulfill({ status: 404 }))
  await page.goto(address)
  await expect(title(page)).toHaveText('Guitar for late beginners')
  await expect(main(page).locator('img')).toHaveCount(0)
})

for (const [name, prices, now, before] of [
  ['the discount price is 0', { fullPrice: 40, discountPrice: 0, currency: 'EUR' }, '€40.00', undefined],
  ['both prices are 0', { fullPrice: 0, discountPrice: 0, currency: 'EUR' }, 'Free', undefined],
  ['both prices are equal', { fullPrice: 120, discountPrice: 120, currency: 'USD' }, '$120.00', undefined],
  [
    'the discount is above the full price',
    { fullPrice: 10, discountPrice: 12.5, currency: 'BRL' },
    'R$10.00',
    undefined,
  ],
  ['there is no discount price', { fullPrice: 99.9, currency: 'GBP' }, '£99.90', undefined],
] as const)
  test(`the course price is ${now} when ${name}`, { tag: '@CRS-DET-01' }, async ({ page }) => {
    await respondWithCourse(page, { id: 1441, title: 'Priced', ...prices })
    await page.goto(address)
    await expect(text(page, `Price: ${now}`)).toBeVisible()
    await expect(main(page).locator('s')).toHaveText(before ? [`Full price: ${before}`] : [])
  })

test('course modules close and open by keyboard', { tag: '@CRS-DET-01' }, async ({ page }) => {
  await page.goto(address)
  const { press } = keyboard(page)
  const lesson = text(page, 'Choosing a guitar you will pick up')
  const module = page.locator('summary').filter({ hasText: 'Getting comfortable' })
  await expect(lesson).toBeVisible()
  await press(module)
  await expect(lesson).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(lesson).toBeVisible()
})

test('the course screen opens only the first module of a long course', { tag: '@CRS-DET-01' }, async ({
  page,
}) => {
  const lessonsOf = (name: string) =>
    Array.from({ length: 20 }, (_, id) => ({ id: `${name}${id}`, title: `${name} ${id}` }))
  const courseModules = ['First', 'Second'].map((name, order) => ({
    title: name,
    order,
    lessons: lessonsOf(name),
  }))
  await respondWithCourse(page, { id: 1441, title: 'Long', courseModules })
  await page.goto(address)
  await expect(text(page, 'First 19')).toBeVisible()
  await expect(text(page, 'Second 0')).toBeHidden()
})

test('the course screen shows the server’s numbers of modules and lessons', {
  tag: '@CRS-DET-01',
}, async ({ page }) => {
  const courseModules = ['First', 'Second'].map((name, order) => ({
    title: name,
    order,
    lessons: [{ id: name, title: `${name} lesson` }],
  }))
  await respondWithCourse(page, { id: 1441, title: 'Long', modules: 12, classes: 80, courseModules })
  await page.goto(address)
  await expect(text(page, '12 modules')).toBeVisible()
  await expect(text(page, '80 lessons')).toBeVisible()
  // The course lists only two lessons, so both of its modules are expanded initially.
  await expect(text(page, 'Second lesson')).toBeVisible()
})

for (const id of ['999999', 'nobodys', 'a%2Fb'])
  test(`the course screen shows an error with a link home for /course/${id}`, { tag: '@CRS-DET-01' }, async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    consoleErrors.allowFailedRequests()
    await page.goto(`/course/${id}`)
    await expect(title(page)).toHaveText('Course not found')
    await expectAccessible()
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page).toHaveURL('/')
  })

test('the screen of a missing course links members to their own courses', { tag: '@CRS-DET-01' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  await page.goto('/course/nobodys')
  await main(page).getByRole('link', { name: 'My courses' }).click()
  await expect(page).toHaveURL('/course/mycourses')
})

test('the course screen offers enrolled members to continue the course', { tag: '@CRS-DET-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto(owned)
  await expect(continueLink(page)).toHaveAttribute('href', '/course/learn/1479')
  await expect(text(page, 'You’re enrolled in this course.')).toBeVisible()
  await expect(main(page).getByRole('button')).toHaveAccessibleName('Back')
  const [request] = await mock.requests('getCourse')
  expect(request).toMatchObject({ headers: { authorization: true } })
  await continueLink(page).click()
  await expect(page).toHaveURL('/course/learn/1479')
})

test('the course screen shows details when enrollments fail to load', { tag: '@CRS-DET-01' }, async ({
  page,
  mock,
}) => {
  await serveConfig(page, { plugins: { commerce: false } })
  await mock.login(page)
  await mock.fault('getEnrollments', { status: 500 })
  await page.goto(owned)
  await expect(title(page)).toHaveText('Seeing light')
  await expect.poll(async () => (await mock.requests('getEnrollments')).length).toBeGreaterThan(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(continueLink(page)).toHaveCount(0)
})

test('the course screen has no enroll button if the commerce plugin is off', {
  tag: ['@PLG-03', '@CRS-DET-01'],
}, async ({ page, mock }) => {
  await serveConfig(page, { plugins: { commerce: false } })
  await mock.login(page, 'nova')
  await page.goto(address)
  await expect(text(page, 'Price: $59.00')).toBeVisible()
  await expect.poll(async () => (await mock.requests('getEnrollments')).length).toBe(1)
  await expect(main(page).getByRole('button')).toHaveAccessibleName('Back')
  await expect(main(page).getByRole('link')).toHaveCount(0)
})

test('the course screen sets page title and social tags, also on going back', {
  tag: ['@CRS-DET-01', '@FLT-99'],
}, async ({ page, mock, baseURL }) => {
  const tag = (name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
  const headline = 'A photography course that begins without a camera'
  await mock.login(page)
  await page.goto(owned)
  await expect(page).toHaveTitle('Seeing light · Roda')
  for (const [name, content] of [
    ['description', headline],
    ['og:type', 'website'],
    ['og:title', 'Seeing light'],
    ['og:description', headline],
    ['og:url', `${baseURL}${owned}`],
    ['og:image', `${baseURL}/posts/images/course-photography-1479.svg`],
    ['twitter:card', 'summary_large_image'],
  ] as const)
    await expect(tag(name)).toHaveAttribute('content', content)

  await continueLink(page).click()
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('Seeing light · Roda')
  await expect(tag('og:title')).toHaveCount(0)
  await page.goBack()
  await expect(title(page)).toHaveText('Seeing light')
  await expect(page).toHaveTitle('Seeing light · Roda')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(continueLink(page)).toHaveCount(0)
  await expect(page).toHaveTitle('Seeing light · Roda')
})
