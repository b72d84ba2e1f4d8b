import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) })
const percent = (page: Page, name: string) => card(page, name).getByRole('progressbar')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your courses' })
const activity = '**/api/course/myCourseActivity/*'

async function enrollIn(page: Page, count: number) {
  const courses = Array.from({ length: count }, (_, id) => ({
    id,
    title: `Course ${id}`,
    headline: `About ${id}`,
  }))
  await page.route('**/api/course/myenrollments', (route) => route.fulfill({ json: courses }))
}
const courseActivity = (id: string) => ({
  id,
  title: `Course ${id}`,
  courseModules: [{ title: 'One', lessons: [{ id: `${id}-1`, title: 'First', lessonProgressStatus: 3 }] }],
})
const idIn = (route: Route) => route.request().url().split('/').at(-1) ?? ''

test.describe(() => {
  test.beforeEach(({ page, mock }) => mock.login(page).then(() => undefined))

  test('the list of a member’s courses shows a card with progress for each', {
    tag: ['@CRS-MY-01', '@UX-33'],
  }, async ({ page, mock }) => {
    await page.goto('/course/mycourses')
    await expect(cards(page).getByRole('heading')).toHaveText([
      'Programming from zero, for adults',
      'Seeing light',
      'A balcony that feeds you',
      'English for a real conversation',
    ])
    await expect(card(page, 'Seeing light')).toContainText(
      'A photography course that begins without a camera',
    )
    await expect(card(page, 'Seeing light')).toContainText(/\d+ of \d+ lessons completed/)
    await expect(card(page, 'Seeing light')).toContainText(/Next: .+/)
    await expect(card(page, 'Seeing light').locator('img')).toHaveAttribute(
      'src',
      /\/posts\/images\/course-photography-1479\.svg$/,
    )
    for (const [name, value, linkName] of [
      ['Programming from zero', '0', 'Start Programming from zero, for adults'],
      ['Seeing light', '0', 'Resume Seeing light'],
      ['A balcony', '50', 'Resume A balcony that feeds you'],
      ['English', '100', 'Watch again English for a real conversation'],
    ] as const) {
      await expect(percent(page, name)).toHaveAttribute('aria-valuenow', value)
      await expect(card(page, name).getByRole('link', { name: linkName })).toBeVisible()
    }
    await expect(cards(page).getByText('Completed', { exact: true })).toHaveCount(1)
    await expect(card(page, 'English').getByText('Completed', { exact: true })).toBeVisible()
    const request = await mock.onlyRequest('getEnrollments')
    expect(request).toMatchObject({
      method: 'GET',
      path: '/api/course/myenrollments',
      query: {},
      headers: { authorization: true },
    })
  })

  test('a course card opens the course, and its resume link opens the lesson', {
    tag: '@CRS-MY-01',
  }, async ({ page }) => {
    await page.goto('/course/mycourses')
    await card(page, 'A balcony').click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL('/course/learn/1495')
    const lesson = page.getByRole('listitem').filter({ hasText: 'In progress' }).getByRole('link')
    const lessonUrl = await lesson.getAttribute('href')
    await page.goBack()
    await expect(card(page, 'A balcony').getByRole('link', { name: /^Resume/ })).toHaveAttribute(
      'href',
      lessonUrl ?? '',
    )
    await card(page, 'A balcony')
      .getByRole('link', { name: /^Resume/ })
      .click()
    await expect(page).toHaveURL(/\/lesson\?course=1495&lesson=\d+$/)
  })

  test('the list of a member’s courses keeps the search text in the address', { tag: '@CRS-MY-01' }, async ({
    page,
  }) => {
    await page.goto('/course/mycourses')
    await search(page).pressSequentially('CAMERA light')
    await expect(cards(page).getByRole('heading')).toHaveText(['Seeing light'])
    await expect(page.getByText('1 course found')).toBeVisible()
    await expect(page).toHaveURL('/course/mycourses?q=CAMERA+light')
    await page.reload()
    await expect(search(page)).toHaveValue('CAMERA light')
    await expect(cards(page)).toHaveCount(1)
    await card(page, 'Seeing light').getByRole('heading').click()
    await expect(page).toHaveURL('/course/learn/1479')
    await page.goBack()
    await expect(search(page)).toHaveValue('CAMERA light')
    await expect(cards(page)).toHaveCount(1)

    await search(page).fill('astrology')
    await expect(page.getByText('No matches')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await search(page).fill('')
    await expect(page).toHaveURL('/course/mycourses')
    await expect(cards(page)).toHaveCount(4)
  })

  test('a member’s courses are filtered by status and sorted by title', { tag: ['@both', '@UX-33'] }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/course/mycourses')
    const filter = page.getByRole('group', { name: 'Filter by status' })
    await filter.getByRole('button', { name: 'Completed' }).click()
    await expect(cards(page).getByRole('heading')).toHaveText(['English for a real conversation'])
    await expect(page.getByText('1 course found')).toBeVisible()
    await expect(page).toHaveURL('/course/mycourses?status=completed')
    await page.reload()
    await expect(filter.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(1)
    await filter.getByRole('button', { name: 'Not started' }).click()
    await expect(cards(page).getByRole('heading')).toHaveText(['Programming from zero, for adults'])
    await filter.getByRole('button', { name: 'All' }).click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title')
    await expect(cards(page).getByRole('heading')).toHaveText([
      'A balcony that feeds you',
      'English for a real conversation',
      'Programming from zero, for adults',
      'Seeing light',
    ])
    await expectAccessible()
  })

  test('a course in which the member is enrolled shows no price', { tag: '@UX-33' }, async ({ page }) => {
    await page.goto('/course/1479')
    await expect(page.getByText('You’re enrolled in this course.')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('$')

    const offered = [1479, 1441].map((id) => ({
      id,
      title: id === 1479 ? 'Seeing light' : 'Guitar',
      discountPrice: 59,
      currency: 'USD',
    }))
    await page.route('**/api/Course/ByUserId/*', (route) => route.fulfill({ json: offered }))
    for (const path of ['/discover', '/@maria.barros']) {
      await page.goto(path)
      await expect(card(page, 'Guitar')).toContainText('$59.00')
      await expect(card(page, 'Seeing light')).toContainText('In your courses')
      await expect(card(page, 'Seeing light')).not.toContainText('$')
    }
  })

  test('the list of a member’s courses has no search field if it is short', { tag: '@CRS-MY-01' }, async ({
    page,
  }) => {
    await enrollIn(page, 3)
    await page.route(activity, (route) => route.fulfill({ json: courseActivity(idIn(route)) }))
    await page.goto('/course/mycourses?q=nothing')
    await expect(cards(page)).toHaveCount(3)
    await expect(search(page)).toHaveCount(0)
  })

  test('course cards load progress only when visible, three at a time', { tag: '@CRS-MY-01' }, async ({
    page,
  }) => {
    await enrollIn(page, 60)
    const requested: string[] = []
    const pending: Route[] = []
    await page.route(activity, (route) => {
      requested.push(idIn(route))
      pending.push(route)
    })
    const answerAll = async () => {
      for (let route = pending.shift(); route; route = pending.shift())
        await route.fulfill({ json: courseActivity(idIn(route)) })
    }
    await page.goto('/course/mycourses')
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', '60')
    await expect.poll(() => pending.length).toBe(3)
    expect(requested).toHaveLength(3)

    // Only visible cards load their progress, at most three at the same time.
    await expect(async () => {
      expect(pending.length).toBeLessThanOrEqual(3)
      await answerAll()
      await expect(percent(page, 'Course 0')).toHaveAttribute('aria-valuenow', '100', { timeout: 100 })
      await expect(percent(page, 'Course 4')).toHaveAttribute('aria-valuenow', '100', { timeout: 100 })
    }).toPass()
    expect(requested).not.toContain('59')
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(async () => {
      await answerAll()
      await expect(percent(page, 'Course 59')).toHaveAttribute('aria-valuenow', '100', { timeout: 100 })
    }).toPass()
    expect(requested.length).toBeLessThan(40)
    expect(new Set(requested).size).toBe(requested.length)
  })

  test('a course card shows no progress when the progress cannot be loaded', { tag: '@CRS-MY-01' }, async ({
    page,
    mock,
  }) => {
    await mock.fault('getCourseActivity', { status: 500 })
    await page.goto('/course/mycourses')
    await expect.poll(async () => (await mock.requests('getCourseActivity')).length).toBe(4)
    await expect(page.locator('main').getByText('Loading', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(card(page, 'Seeing light').getByRole('link')).toHaveAttribute('href', '/course/learn/1479')
  })
})

test('the list of a member’s courses suggests a first step if it is empty', {
  tag: '@CRS-MY-01',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage')
  await page.getByRole('link', { name: 'My courses' }).click()
  await expect(page).toHaveURL('/course/mycourses')
  await expect(page.getByRole('heading', { name: 'You don’t have any courses yet' })).toBeVisible()
  await expect(search(page)).toHaveCount(0)
})

test('the list of own courses and the learning screen redirect visitors', {
  tag: ['@CRS-MY-01', '@CRS-LEARN-01'],
}, async ({ page }) => {
  for (const path of ['/course/mycourses', '/course/learn/1479']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
