import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) })
const percent = (page: Page, name: string) => card(page, name).getByRole('progressbar')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in your courses' })
const activity = '**/api/course/myCourseActivity/*'

/** So many courses, as the list has them and as they are learnt. */
async function enrollIn(page: Page, count: number) {
  const courses = Array.from({ length: count }, (_, id) => ({
    id,
    title: `Course ${id}`,
    headline: `About ${id}`,
  }))
  await page.route('**/api/course/myenrollments', (route) => route.fulfill({ json: courses }))
}
const learning = (id: string) => ({
  id,
  title: `Course ${id}`,
  courseModules: [{ title: 'One', lessons: [{ id: `${id}-1`, title: 'First', lessonProgressStatus: 3 }] }],
})
const idIn = (route: Route) => route.request().url().split('/').at(-1) ?? ''

test.describe('as Ana', () => {
  test.beforeEach(({ page, mock }) => mock.login(page).then(() => undefined))

  test('my courses are a grid of cards with picture, title, headline and progress', {
    tag: '@CRS-MY-01',
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
    await expect(card(page, 'Seeing light').locator('img')).toHaveAttribute(
      'src',
      /\/posts\/images\/course-photography-1479\.svg$/,
    )
    for (const [name, value, way] of [
      ['Programming from zero', '0', 'Start Programming from zero, for adults'],
      ['Seeing light', '0', 'Resume Seeing light'],
      ['A balcony', '50', 'Resume A balcony that feeds you'],
      ['English', '100', 'Watch again English for a real conversation'],
    ] as const) {
      await expect(percent(page, name)).toHaveAttribute('aria-valuenow', value)
      await expect(card(page, name).getByRole('link', { name: way })).toBeVisible()
    }
    const request = await mock.onlyRequest('getEnrollments')
    expect(request).toMatchObject({
      method: 'GET',
      path: '/api/course/myenrollments',
      query: {},
      headers: { authorization: true },
    })
  })

  test('a click on a card opens learn, and resume leads straight to its lesson', {
    tag: '@CRS-MY-01',
  }, async ({ page }) => {
    await page.goto('/course/mycourses')
    await card(page, 'A balcony').click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL('/course/learn/1495')
    const lesson = page.getByRole('listitem').filter({ hasText: 'In progress' }).getByRole('link')
    const there = await lesson.getAttribute('href')
    await page.goBack()
    await expect(card(page, 'A balcony').getByRole('link', { name: /^Resume/ })).toHaveAttribute(
      'href',
      there ?? '',
    )
    await card(page, 'A balcony')
      .getByRole('link', { name: /^Resume/ })
      .click()
    await expect(page).toHaveURL(/\/lesson\?course=1495&lesson=\d+$/)
  })

  test('what is looked for stands in the address, and comes back with it', { tag: '@CRS-MY-01' }, async ({
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
    await expect(page.getByText('None of your courses is about that.')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await search(page).fill('')
    await expect(page).toHaveURL('/course/mycourses')
    await expect(cards(page)).toHaveCount(4)
  })

  test('a few courses need no search, whatever the address says', { tag: '@CRS-MY-01' }, async ({ page }) => {
    await enrollIn(page, 3)
    await page.route(activity, (route) => route.fulfill({ json: learning(idIn(route)) }))
    await page.goto('/course/mycourses?q=nothing')
    await expect(cards(page)).toHaveCount(3)
    await expect(search(page)).toHaveCount(0)
  })

  test('progress is asked for a few at once, and only for the cards in view', { tag: '@CRS-MY-01' }, async ({
    page,
  }) => {
    await enrollIn(page, 60)
    const asked: string[] = []
    const open: Route[] = []
    await page.route(activity, (route) => {
      asked.push(idIn(route))
      open.push(route)
    })
    const answerAll = async () => {
      for (let route = open.shift(); route; route = open.shift())
        await route.fulfill({ json: learning(idIn(route)) })
    }
    await page.goto('/course/mycourses')
    await expect(cards(page)).toHaveCount(60)
    await expect.poll(() => open.length).toBe(3)
    expect(asked).toHaveLength(3)

    // All that are in view get theirs, three by three, and nobody else.
    await expect(async () => {
      expect(open.length).toBeLessThanOrEqual(3)
      await answerAll()
      await expect(percent(page, 'Course 0')).toHaveAttribute('aria-valuenow', '100', { timeout: 100 })
      await expect(percent(page, 'Course 4')).toHaveAttribute('aria-valuenow', '100', { timeout: 100 })
    }).toPass()
    expect(asked).not.toContain('59')
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(async () => {
      await answerAll()
      await expect(percent(page, 'Course 59')).toHaveAttribute('aria-valuenow', '100', { timeout: 100 })
    }).toPass()
    expect(asked.length).toBeLessThan(40)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('a card whose progress cannot be had has none, and still opens', { tag: '@CRS-MY-01' }, async ({
    page,
    mock,
  }) => {
    await mock.setFault('getCourseActivity', { status: 500 })
    await page.goto('/course/mycourses')
    await expect.poll(async () => (await mock.requests('getCourseActivity')).length).toBe(4)
    await expect(page.locator('main').getByText('Loading', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(card(page, 'Seeing light').getByRole('link')).toHaveAttribute('href', '/course/learn/1479')
  })
})

test('a newcomer without courses reads what will be here, and came by my page', {
  tag: '@CRS-MY-01',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage')
  await page.getByRole('link', { name: 'My courses' }).click()
  await expect(page).toHaveURL('/course/mycourses')
  await expect(page.getByRole('heading', { name: 'You have no courses yet' })).toBeVisible()
  await expect(search(page)).toHaveCount(0)
})

test('my courses and learning are for members', { tag: ['@CRS-MY-01', '@CRS-LEARN-01'] }, async ({
  page,
}) => {
  for (const path of ['/course/mycourses', '/course/learn/1479']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
