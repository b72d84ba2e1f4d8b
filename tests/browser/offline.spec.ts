import { mockSettings } from '../../mocks/server/mock-settings'
import { messageTexts } from './support/chat-screen'
import { fetchCourses, lessonsOf } from './support/course-data'
import { expect, test } from './support/fixtures'
import { lessonPath, title } from './support/lesson-screen'
import { openNeighborhood } from './support/neighbors'
import { pollOfflineData, readOfflineData, waitForOfflineData } from './support/offline-data'

test.use({ serviceWorkers: 'allow' })

const answers = {
  feed: '/api/post/feed',
  conversations: '/api/message/conversations',
  messages: '/api/Message/Messages',
  lessons: '/api/course/myCourseActivity/',
}

test('a browser can install the app, and a member reads the feed, messages and a lesson offline', {
  tag: '@UX-44',
}, async ({ page, context, mock, consoleErrors, expectAccessible }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|config\.json/)
  consoleErrors.allowFailedRequests()
  const [course] = await fetchCourses(page, await mock.login(page))
  const [lesson] = course ? lessonsOf(course) : []
  if (!course || !lesson) throw new Error('Ana has no lesson.')
  await mock.addMessages(2)
  await page.goto('/mypage')
  const post = page.getByRole('article').first()
  await expect(post).toBeVisible()
  const content = post.locator('[dir=auto]').first()
  const text = await content.innerText()
  await waitForOfflineData(page, answers.feed)
  await page.goto('/messages')
  await page.getByRole('main').getByRole('link', { name: 'Bruno Carvalho', exact: true }).click()
  const message = messageTexts(page).last()
  const sent = await message.innerText()
  const conversation = page.url()
  await waitForOfflineData(page, answers.conversations, answers.messages)
  await page.goto(lessonPath(course, lesson))
  await expect(title(page)).toHaveText(lesson.title)
  await waitForOfflineData(page, answers.lessons)

  const browser = await context.newCDPSession(page)
  const { data, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Roda', start_url: './mypage' })
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })

  await context.setOffline(true)
  await page.goto('/mypage')
  const offline = page.getByRole('status').filter({ hasText: 'You’re offline' })
  await expect(offline).toContainText('You can make changes once you’re back online.')
  await expect(content).toHaveText(text)
  await expectAccessible()
  const reads: string[] = []
  page.on('request', (request) => reads.push(request.url()))
  await page.goto(conversation)
  await expect(message).toHaveText(sent)
  // The copy is shown at once, not after another try of the request.
  const kept = reads.filter((url) => /\/api\/message\/(conversations|messages)/i.test(url))
  expect(kept).toEqual([...new Set(kept)])
  await page.goto(lessonPath(course, lesson))
  await expect(title(page)).toHaveText(lesson.title)

  await mock.addPosts(1)
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await page.goto('/mypage')
  await expect(post).toBeVisible()
})

test('a logout removes all data of the member, and the setting offline: false also the service worker', {
  tag: '@UX-44',
}, async ({ page, context, mock }) => {
  const token = await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitForOfflineData(page, answers.feed)
  const { copy, cached } = await readOfflineData(page)
  expect(JSON.stringify(copy)).not.toContain(token)
  expect(cached.filter((path) => /^\/(api|mypage|profile|posts)/.test(path))).toEqual([])

  const other = await context.newPage()
  await other.goto('/mypage')
  await expect(other.getByRole('article').first()).toBeVisible()
  await page.goto('/user/logout')
  await expect(other).toHaveURL('/')
  // It would keep the settings with which it has started.
  await other.close()
  await pollOfflineData(page, ({ copy }) => copy).toEqual({})
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toMatch(/Ana|ana@/)

  await mock.login(page)
  await page.goto('/mypage')
  await waitForOfflineData(page, answers.feed)
  await context.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), offline: false } })
  })
  await page.reload()
  await pollOfflineData(page, (data) => data).toEqual({ copy: {}, cached: [], workers: 0 })
})

test('the service worker never answers for other applications on the same host', {
  tag: ['@slow', '@FLT-170', '@UX-44'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/MessageHub|WebSocket/)
  const { origin, close } = await openNeighborhood(mock.baseURL, {
    // The service worker requests the settings, too, so `page.route` cannot answer.
    '/config.json': (_, response) =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ ...mockSettings, otherApps: ['/course/catalog'] })),
    '/shop': (_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>The shop</h1>'),
    '/old/shop': (_, response) => response.writeHead(302, { Location: '/shop/' }).end(),
    '/wiki/Page': (_, response) =>
      response.setHeader('Content-Disposition', 'attachment; filename=page.bin').end('a page'),
    '/course/catalog': (_, response) =>
      response.setHeader('Content-Type', 'text/html').end('<h1>Catalog</h1>'),
  })
  await mock.login(page)
  await page.goto(`${origin}/mypage`)
  // A registered worker does not yet answer for the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const course = await page.goto(`${origin}/course/1441`)
  expect(course?.fromServiceWorker()).toBe(true)
  for (const [path, heading] of [
    ['/shop', 'The shop'],
    ['/shop/', 'The shop'],
    ['/old/shop', 'The shop'],
    ['/course/catalog/', 'Catalog'],
  ] as const) {
    const answer = await page.goto(origin + path)
    expect(answer?.fromServiceWorker(), path).toBe(false)
    await expect(page.getByRole('heading')).toHaveText(heading)
  }
  const download = page.waitForEvent('download')
  await page.goto(`${origin}/wiki/Page`).catch(() => undefined)
  expect((await download).suggestedFilename()).toBe('page.bin')
  await close()
})
