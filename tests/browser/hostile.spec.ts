import type { Page } from '@playwright/test'
import { expect, test as plainTest } from './support/fixtures'
import { hostileStrings } from './support/hostile-strings'
import { navigateTo } from './support/in-app-navigation'

/** A test as a member of a server whose every answer is hostile. */
const test = plainTest.extend<{
  /** Fails when something is on the page that should not be. The text names what is looked at. */
  expectHarmless: (text?: string) => Promise<void>
}>({
  expectHarmless: async ({ page, mock, consoleErrors }, use) => {
    consoleErrors.allowFailedRequests()
    await mock.login(page)
    const asked = await infest(page)
    await use(async (text) => expect(await offences(page), text).toEqual([]))
    expect(asked, 'whom the page should not have asked').toEqual([])
  },
})

// What is let through must show here, not be stopped by the last line of defence.
test.use({ bypassCSP: true })

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
const author = (text: string) => ({ name: text, login: text, picture: text })
const posts = hostileStrings.map((text, id) => ({
  id: id + 1,
  content: text,
  publicPost: true,
  imageFile: null,
  videoLink: text,
  videoType: 1 + (id % 2),
  postDate: new Date(Date.now() - id * 60_000).toISOString(),
  author: author(text),
  reactions: [],
  comments: [{ id: id + 1, content: text, author: text, commentDate: null, postId: id + 1 }],
  postDestination: [],
}))

const courses = hostileStrings.map((text, id) => ({
  id: id + 1,
  title: text,
  headline: text,
  instructor: text,
  picture: text,
  currency: text,
  fullPrice: 2,
  discountPrice: 1,
}))
/** One course that says all of it, in one HTML and in a lesson each. */
const course = {
  ...courses[0],
  summary: hostileStrings.join('\n'),
  about: hostileStrings.join('\n'),
  courseModules: hostileStrings.map((text, id) => ({
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
}

const messages = hostileStrings.map((text, id) => ({
  id: id + 1,
  messageText: text,
  userId: 1_000,
  userName: text,
  destinationId: 1,
}))

/** What each call answers in place of the server. */
const answers: readonly (readonly [RegExp, unknown])[] = [
  [/\/api\/post\/(feed)?$/i, posts],
  [/\/api\/post\/publicpost\//i, posts],
  [/\/api\/UserConnection\/(Headers|Search)$/i, people],
  [/\/api\/UserPendingConnection\/?$/i, people],
  [/\/api\/UserInvitation\/?$/i, people],
  [/\/api\/UserTag\/?$/i, people.map(({ id, name }) => ({ id, name }))],
  [/\/api\/course\/(myenrollments|ByUserId\/.*)$/i, courses],
  [/\/api\/course\/(ById|myCourseActivity)\//i, course],
  [/\/api\/message\/conversations$/i, people.map(({ id, name }) => ({ id, name, members: [{ name }] }))],
  [/\/api\/Message\/Messages\?/i, messages],
  [/\/api\/UserGroup\/?$/i, people.map(({ id, name }) => ({ id, name, members: people.slice(0, 3) }))],
]

/** Answers with hostile texts, and notes down whom else the page asks, and what it should not. */
async function infest(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => Object.assign(window, { isTaken: true }) })
  })
  await page.route(/^(?!http:\/\/127\.0\.0\.1)http|\/api\/User\/activate/i, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  for (const [address, json] of answers)
    await page.route(address, (route) => route.fulfill({ json }), { times: 100 })
  return asked
}

/** Touches everything there is, and says what is on the page that should not be. */
const offences = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *'))
      for (const type of [
        'pointerover',
        'mouseover',
        'mouseenter',
        'focus',
        'focusin',
        'animationstart',
        'toggle',
      ])
        element.dispatchEvent(new Event(type, { bubbles: true }))
    const found = [...document.querySelectorAll('main *')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => {
          if (name.startsWith('on') || ['srcdoc', 'formaction', 'ping', 'background'].includes(name))
            return true
          const isAddress = ['href', 'src', 'action', 'xlink:href', 'srcset', 'poster'].includes(name)
          return isAddress && !/^(https?:\/\/|mailto:|\/(?![/\\])|#|blob:)/i.test(value)
        })
        .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 80)}`),
    )
    const forbidden = 'script, iframe, object, embed, link, style, base, meta, template, form form'
    const inText =
      '[dir=auto] :is(form, input, button, textarea, select, svg, math, [style], [class], [id], [name])'
    for (const element of document.querySelectorAll(`main :is(${forbidden}), ${inText}`))
      found.push(element.outerHTML.slice(0, 120))
    if ('isTaken' in window) found.push('hostile code ran')
    return found
  })

/** Everything that a list would draw one after the other is drawn at once on paper. */
const drawAll = (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')))

plainTest(
  'the texts are hostile indeed: on a page that shows them as they are they run',
  async ({ page, consoleErrors }) => {
    expect(hostileStrings.length).toBeGreaterThan(200)
    consoleErrors.allow(/./)
    const runs = await page.evaluateHandle(() => ({ count: 0 }))
    await page.evaluate(
      ([counter, strings]) => {
        Object.assign(window, { hostile: () => counter.count++ })
        for (const text of strings) {
          const place = document.createElement('div')
          place.innerHTML = text
          document.body.append(place)
        }
      },
      [
        runs,
        hostileStrings.filter((text) => !/<meta|<base|<form|<frameset|<iframe|hostile\.example/.test(text)),
      ] as const,
    )
    await expect.poll(() => runs.evaluate(({ count }) => count)).toBeGreaterThanOrEqual(10)
  },
)

for (const { name, path, shows, isLong } of [
  { name: 'posts, comments, names and logins in the feed', path: '/mypage', shows: 'article', isLong: true },
  {
    name: 'names, logins and tags of connections',
    path: '/manageConnections',
    shows: 'main li',
    isLong: false,
  },
  { name: 'groups and their members', path: '/manageGroups', shows: 'main li', isLong: false },
])
  test(`hostile texts as ${name} do nothing`, { tag: '@PST-CARD-01' }, async ({ page, expectHarmless }) => {
    await page.goto(path)
    await expect(page.locator(shows).first()).toBeVisible()
    if (isLong) {
      await drawAll(page)
      await expect(page.locator('article')).toHaveCount(hostileStrings.length)
    }
    await expectHarmless()
  })

test('hostile texts as messages, and as names of conversations, do nothing', { tag: '@MSG-CHAT-03' }, async ({
  page,
  expectHarmless,
}) => {
  await page.goto('/messages?with=1')
  const log = page.getByRole('log', { name: /^Messages with/ })
  const lines = log.locator('[data-index]')
  await expect(lines.last()).toHaveAttribute('data-index', `${messages.length - 1}`)
  await expect(page.locator('main li')).toHaveCount(people.length)
  for (const [step] of Array(12).entries()) {
    await expectHarmless(`step ${step}`)
    await log.evaluate((element) => {
      element.scrollTop -= element.scrollHeight / 11
    })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
  await expect(lines.first()).toHaveAttribute('data-index', '0')
})

test('hostile texts as the people that are found do nothing', { tag: '@NET-FIND-02' }, async ({
  page,
  expectHarmless,
}) => {
  await page.goto('/mypage?tab=people')
  await page
    .getByRole('searchbox', { name: 'Who are you looking for?' })
    .fill('<img src=x onerror=hostile()>')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('main li').nth(100)).toBeAttached()
  await expectHarmless()
})

for (const { name, path, shows } of [
  { name: 'the details of a course', path: '/course/1', shows: 'main details' },
  { name: 'a course that is learnt', path: '/course/learn/1', shows: 'main section li' },
  { name: 'my courses', path: '/course/mycourses', shows: 'main h2' },
  { name: 'courses on a public page', path: '/@ana.martins', shows: 'main h3' },
])
  test(`hostile texts in ${name} do nothing`, { tag: '@CRS-DET-01' }, async ({ page, expectHarmless }) => {
    await page.goto(path)
    await expect(page.locator(shows).nth(100)).toBeAttached()
    await expectHarmless()
  })

/**
 * Every twelfth text, on a screen of its own at the address that ends with its place in the list.
 * What needs a moment to run is found at the text after it, or at the end.
 */
async function walkThrough(
  page: Page,
  address: string,
  first: number,
  expectHarmless: (text?: string) => Promise<void>,
): Promise<void> {
  await page.goto('/nobody/is/here')
  await expect(page.locator('main h1')).toBeVisible()
  for (const [index, text] of hostileStrings.entries()) {
    if (index % 12 !== first) continue
    await navigateTo(page, `${address}${index}`)
    await expect(page.locator('main h1')).toHaveText(text)
    await expectHarmless(text)
  }
  await navigateTo(page, '/nobody/is/here')
  await expectHarmless('after all of them')
}

/** The text that the address of a call names by its place in the list. */
const textOf = (address: string) => hostileStrings[Number(/\d+$/.exec(address)?.[0])]

test('hostile texts as the title and headline of a public page do nothing', { tag: '@PUB-PAGE-01' }, async ({
  page,
  expectHarmless,
}) => {
  // Its posts and courses are looked at by themselves.
  for (const list of [/\/api\/post\/publicpost\//i, /\/api\/course\/ByUserId\//i])
    await page.route(list, (route) => route.fulfill({ json: [] }))
  await page.route(/\/api\/user\/settingsByLogin\//i, (route) => {
    const text = textOf(route.request().url())
    const myPageSettings = { title: text, headline: text }
    return route.fulfill({ json: { publicProfile: true, name: text, pictureUrl: text, myPageSettings } })
  })
  await walkThrough(page, '/@ana.', 0, expectHarmless)
})

test('hostile texts as the title, summary and about of a course do nothing, each by itself', {
  tag: '@CRS-DET-01',
}, async ({ page, expectHarmless }) => {
  await page.route(/\/api\/course\/ById\//i, (route) => {
    const text = textOf(route.request().url())
    const words = { title: text, headline: text, summary: text, about: text }
    return route.fulfill({ json: { ...course, ...words, courseModules: [] } })
  })
  await walkThrough(page, '/course/', 6, expectHarmless)
})
