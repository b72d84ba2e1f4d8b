import type { Page } from '@playwright/test'
import { hostileStrings } from '../kit/hostile-strings'
import { expect, test as plainTest } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'

/** A test that runs as a member and whose server answers with hostile strings only. */
const test = plainTest.extend<{
  /** Fails when hostile markup reached the page; `label` names the check in the report. */
  expectHarmless: (label?: string) => Promise<void>
}>({
  expectHarmless: async ({ page, mock, consoleErrors }, use) => {
    consoleErrors.allowFailedRequests()
    await mock.login(page)
    const blocked = await serveHostileAnswers(page)
    await use(async (label) => expect(await findHostileMarkup(page), label).toEqual([]))
    expect(blocked, 'requests to other hosts').toEqual([])
  },
})

// tests/security/hostile-texts.test.tsx tests the screens that show no HTML.
// Disables the Content Security Policy, so that only the sanitizer is tested.
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
/** A course that contains all hostile strings: all together in its HTML, and one in each lesson. */
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

/**
 * Makes the server answer with hostile strings. Blocks requests to other hosts and of the operation `activate`.
 *
 * @returns the URLs of blocked requests
 */
async function serveHostileAnswers(page: Page): Promise<string[]> {
  const blocked: string[] = []
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => Object.assign(window, { isTaken: true }) })
  })
  await page.route(/^(?!http:\/\/127\.0\.0\.1)http|\/api\/User\/activate/i, (route) => {
    blocked.push(route.request().url())
    return route.abort()
  })
  for (const [address, json] of answers)
    await page.route(address, (route) => route.fulfill({ json }), { times: 100 })
  return blocked
}

/** Fires events at every element to trigger handlers, and lists hostile elements and attributes. */
const findHostileMarkup = (page: Page) =>
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

/** Makes virtual lists render all of their items, as they do for printing. */
const renderAll = (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')))

plainTest('the hostile strings run code when they are inserted as HTML', async ({ page, consoleErrors }) => {
  expect(hostileStrings.length).toBeGreaterThan(200)
  consoleErrors.allow(/./)
  const runs = await page.evaluateHandle(() => ({ count: 0 }))
  await page.evaluate(
    ([counter, strings]) => {
      Object.assign(window, { hostile: () => counter.count++ })
      for (const text of strings) {
        const container = document.createElement('div')
        container.innerHTML = text
        document.body.append(container)
      }
    },
    [
      runs,
      hostileStrings.filter((text) => !/<meta|<base|<form|<frameset|<iframe|hostile\.example/.test(text)),
    ] as const,
  )
  await expect.poll(() => runs.evaluate(({ count }) => count)).toBeGreaterThanOrEqual(10)
})

test('hostile HTML is sanitized in posts, comments and names in the feed', { tag: '@PST-CARD-01' }, async ({
  page,
  expectHarmless,
}) => {
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await renderAll(page)
  await expect(page.getByRole('article')).toHaveCount(hostileStrings.length)
  await expectHarmless()
})

test('the messages screen sanitizes hostile HTML in messages and names', {
  tag: ['@slow', '@MSG-CHAT-03'],
}, async ({ page, expectHarmless }) => {
  await page.goto('/messages?with=1')
  const log = page.getByRole('log', { name: /^Messages with/ })
  const lines = log.locator('[data-index]')
  await expect(lines.last()).toHaveAttribute('data-index', `${messages.length - 1}`)
  await expect(page.locator('main li').first()).toHaveAttribute('aria-setsize', `${people.length}`)
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
  await renderAll(page)
  await expect(page.locator('main li')).toHaveCount(people.length)
  await expectHarmless('all conversations')
})

/**
 * Opens the pages of every twelfth hostile string, whose addresses end with the index of the string. Each check also
 * detects delayed code of earlier strings, because the page is not reloaded.
 */
async function checkEveryTwelfth(
  page: Page,
  address: string,
  first: number,
  expectHarmless: (label?: string) => Promise<void>,
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

const stringAt = (address: string) => hostileStrings[Number(/\d+$/.exec(address)?.[0])]

test('the public page sanitizes hostile HTML in its title and headline', { tag: '@PUB-PAGE-01' }, async ({
  page,
  expectHarmless,
}) => {
  // Omits posts and courses, whose hostile HTML other tests cover.
  for (const list of [/\/api\/post\/publicpost\//i, /\/api\/course\/ByUserId\//i])
    await page.route(list, (route) => route.fulfill({ json: [] }))
  await page.route(/\/api\/user\/settingsByLogin\//i, (route) => {
    const text = stringAt(route.request().url())
    const myPageSettings = { title: text, headline: text }
    return route.fulfill({ json: { publicProfile: true, name: text, pictureUrl: text, myPageSettings } })
  })
  await checkEveryTwelfth(page, '/@ana.', 0, expectHarmless)
})

test('hostile HTML is sanitized in the texts of the details of a course', {
  tag: ['@slow', '@CRS-DET-01'],
}, async ({ page, expectHarmless }) => {
  await page.goto('/course/1')
  await expect(page.locator('main [data-index]').first()).toBeAttached()
  await renderAll(page)
  await expect(page.locator('main details').nth(100)).toBeAttached()
  await expectHarmless()

  await page.route(/\/api\/course\/ById\//i, (route) => {
    const text = stringAt(route.request().url())
    const texts = { title: text, headline: text, summary: text, about: text }
    return route.fulfill({ json: { ...course, ...texts, courseModules: [] } })
  })
  await checkEveryTwelfth(page, '/course/', 6, expectHarmless)
})
