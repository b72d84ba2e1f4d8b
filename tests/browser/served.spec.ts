import type { Page } from '@playwright/test'
import { hostileStrings } from '../kit/hostile-strings'
import { changeServedPages, extensionChanges } from './support/changing-extension'
import { isMismatch } from './support/console-errors'
import { expect, test } from './support/fixtures'
import { fillInLogin } from './support/login-form'
import { type ServedProduct, serveWithApi, serveWithMock } from './support/served'
import { waitForApp } from './support/wait-for-app'

// These tests use a separate server, which renders screens per request.

let served: ServedProduct
test.beforeAll(async () => {
  served = await serveWithMock()
})
test.afterAll(async () => {
  await served.close()
})

const person = '/@ana.martins'
const course = '/course/1441'
const screens = ['/user/login', '/user/register', person, course, '/']

/** Records the first heading, layout shifts and API calls of a page. */
async function observe(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Reflect.set(window, 'first', document.querySelector('h1')))
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'shifted',
          Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    calls,
    isFirstHeadingKept: () =>
      page.evaluate(() => {
        const first = Reflect.get(window, 'first')
        return first instanceof HTMLElement && first.isConnected
      }),
    shifted: () => page.evaluate(() => Number(Reflect.get(window, 'shifted'))),
  }
}

const languages = [
  ['en', 'Log in'],
  ['es', 'Iniciar sesión'],
  ['pt-BR', 'Entrar'],
  ['pt-PT', 'Iniciar sessão'],
] as const
test.describe(() => {
  test.use({ javaScriptEnabled: false, locale: 'pt-PT' })
  test('visitors read pages without JavaScript in their language, with title, description and preview', {
    tag: ['@ACC-LAND-01', '@PUB-PAGE-01', '@CRS-DET-01', '@KRN-I18N-03'],
  }, async ({ page }) => {
    const described = await serveWithMock({ publicUrl: 'https://community.example' })
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    const heading = page.getByRole('heading', { level: 1 })
    for (const [path, title, types] of [
      ['/', /./, ['WebSite']],
      [course, 'Guitar for late beginners', ['Course', 'BreadcrumbList']],
      ['/user/login', 'Iniciar sessão', []],
      [person, 'Ana plays, plants and teaches', ['ProfilePage']],
    ] as const) {
      await page.goto(described.origin + path)
      await expect(heading).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
      // The bar has no link to the screen that it is on.
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: 'Iniciar sessão' })
          .and(page.locator('[href="/user/login"]')),
      ).toHaveCount(path === '/user/login' ? 0 : 1)
      await expect(page).toHaveTitle(/.+ · Roda$/)
      await expect(page.locator('head title')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://community.example${path}`,
      )
      expect(await content('og:url')).toBe(`https://community.example${path}`)
      expect(await content('og:image')).toMatch(/^https:\/\/community\.example\/.+\.(svg|png)$/)
      expect(await content('description')).toBe(await content('og:description'))
      expect((await content('description'))?.length).toBeGreaterThan(20)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      const data = page.locator('script[type="application/ld+json"]')
      const graphs = (await data.allTextContents()).map((text) => JSON.parse(text)['@graph'])
      expect(graphs.flat().map((thing) => thing['@type'])).toEqual(types)
    }
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Guitar for late beginners' }).first().click()
    await expect(heading).toHaveText('Guitar for late beginners')

    const answer = await page.request.get(`${described.origin}/course/999999`)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    for (const path of ['/mypage', '/nowhere/at/all'])
      expect((await page.request.get(described.origin + path)).headers()['x-robots-tag']).toBe('noindex')
    const robots = await (await page.request.get(`${described.origin}/robots.txt`)).text()
    expect(robots).toBe('User-agent: *\nDisallow:\n\nSitemap: https://community.example/sitemap.xml\n')
    const map = await page.request.get(`${described.origin}/sitemap.xml`)
    expect(map.headers()['content-type']).toContain('application/xml')
    const urls = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(urls).toContain('https://community.example/')
    expect(urls).toContain(`https://community.example${person}`)
    await described.close()
  })
})

test.describe(() => {
  // The farthest from the zone of the server.
  test.use({ timezoneId: 'Pacific/Kiritimati' })
  test('the first screen hydrates without requests or layout shift', {
    tag: ['@ACC-LAND-01', '@PUB-PAGE-01', '@CRS-DET-01', '@FLT-48'],
  }, async ({ page }) => {
    const seen = await observe(page)
    for (const path of screens) {
      await page.goto(served.origin + path)
      await waitForApp(page)
      expect(await seen.isFirstHeadingKept(), path).toBe(true)
      expect(await seen.shifted(), path).toBeLessThan(0.02)
      // The landing page, the last one, requests its highlights after the first screen.
      if (path !== '/') expect(seen.calls, path).toEqual([])
    }
  })
})

test('the next served page has the stored language, and the draft of a registration', {
  tag: ['@KRN-I18N-03', '@ACC-REG-04'],
}, async ({ page, request }) => {
  await page.goto(`${served.origin}/user/register`)
  await waitForApp(page)
  await page.getByLabel(/^Name/).fill('Bia Souza')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page.getByLabel(/^Nombre/).first()).toHaveValue('Bia Souza')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'language')
  expect(cookie).toMatchObject({ value: 'es', sameSite: 'Lax', path: '/' })
  const answer = await request.get(served.origin + person, { headers: { Cookie: 'language=es' } })
  expect(await answer.text()).toContain('<html lang="es"')
  // A shared cache does not know the cookie.
  expect(answer.headers()['cache-control']).toContain('private')
})

test('a reader gets another language than the cache in between has sent', {
  tag: ['@slow', '@FLT-172', '@KRN-I18N-03'],
}, async ({ page }) => {
  // A cache that ignores `Vary` sends the page of the reader before.
  await page.route('**/user/register', async (route) => {
    const headers = { ...route.request().headers(), 'accept-language': 'pt-BR' }
    await route.fulfill({ response: await route.fetch({ headers }) })
  })
  const release = await holdScripts(page)
  await page.goto(`${served.origin}/user/register`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.getByLabel(/^Nome/).first().pressSequentially('Bia ')
  const texts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/i18n/')) texts.push(new URL(request.url()).pathname)
  })
  release()
  await waitForApp(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.keyboard.type('Souza')
  await expect(page.getByLabel(/^Name/)).toHaveValue('Bia Souza')
  expect(texts.filter((path) => path.includes('pt'))).toEqual([])
})

test('on a served page, members never see content that is for visitors', {
  tag: ['@KRN-START-01', '@KRN-NAV-01'],
}, async ({ page, mock }) => {
  const token = await mock.signIn('ana')
  await page.addInitScript((granted) => localStorage.setItem('token', granted), token)
  const seen = await observe(page)
  await page.addInitScript(() => {
    const shown: string[] = []
    Reflect.set(window, 'shown', shown)
    const record = () => {
      const link = document.querySelector('header a[href="/user/login"]')
      if (link && getComputedStyle(link).visibility === 'visible') shown.push('login')
      // A part of the document that has not arrived yet does not count.
      const isWhole = document.readyState !== 'loading'
      if (isWhole && !document.querySelector('main h1')) shown.push('no heading')
      requestAnimationFrame(record)
    }
    record()
  })
  // The mock data of the test is on the shared test server, not on this one.
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${test.info().project.use.baseURL}${pathname}${search}` })
    await route.fulfill({ response })
  })
  for (const [path, heading] of [
    [course, 'Guitar for late beginners'],
    [person, 'Ana plays, plants and teaches'],
  ] as const) {
    await page.goto(served.origin + path)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await page.evaluate(() => Reflect.get(window, 'shown')), path).toEqual([])
    expect(await seen.shifted(), path).toBeLessThan(0.02)
  }
})

/** Holds all scripts of the product until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as unknown
  const isReleased = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route('**/assets/js/**', async (route) => {
    await isReleased
    await route.fallback()
  })
  return release
}

const password = 'roda-demo'
const sendActions = {
  Enter: async (page: Page) => {
    await fillInLogin(page)
    await page.getByLabel(/^Password/).press('Enter')
  },
  // Password managers write values and send the form by themselves.
  autofill: (page: Page) =>
    page.evaluate((secret) => {
      const [login, word] = document.querySelectorAll<HTMLInputElement>('main input:not([type=checkbox])')
      const [form] = document.forms
      if (!login || !word || !form) throw new Error('The form is missing.')
      login.value = 'ana@roda.example'
      word.value = secret
      form.requestSubmit()
    }, password),
}
test('a login submitted before the script runs is sent later', {
  tag: ['@ACC-LOGIN-01', '@FLT-48'],
}, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/login')) sent.push(request.postData() ?? '')
  })
  for (const [action, send] of Object.entries(sendActions))
    await test.step(action, async () => {
      const release = await holdScripts(page)
      await page.goto(`${served.origin}/user/login`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
      await page.getByRole('checkbox', { name: 'I’m not a robot' }).check({ force: true })
      await send(page)
      await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
      expect(page.url()).toBe(`${served.origin}/user/login`)
      release()
      await page.waitForURL('**/mypage')
      expect(sent).toHaveLength(1)
      expect(JSON.parse(sent.pop() ?? '')).toMatchObject({ login: 'ana@roda.example', password })
      await page.evaluate(() => localStorage.removeItem('token'))
      await page.unrouteAll()
    })
})

test('typed text stays when scripts fail to load or do not arrive, and the person is told', {
  tag: ['@slow', '@ACC-LOGIN-01', '@ACC-REG-04', '@FLT-11'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/)
  const alert = page.getByRole('alert').first()
  await test.step('scripts fail to load: a retry is offered', async () => {
    await page.route('**/assets/js/**', (route) => route.abort())
    await page.goto(`${served.origin}/user/register`)
    await page.getByLabel(/^Name/).fill('Bia Souza')
    await page.getByLabel(/^Email/).fill('bia@roda.example')
    await expect(alert).toContainText(/couldn’t/i)
    await page.unroute('**/assets/js/**')
    await alert.getByRole('button').click()
    await waitForApp(page)
    await expect(page.getByLabel(/^Name/)).toHaveValue('Bia Souza')
    await expect(page.getByLabel(/^Email/)).toHaveValue('bia@roda.example')
  })
  await test.step('scripts do not arrive: a submitted form shows an error', async () => {
    await page.clock.install()
    await holdScripts(page)
    await page.goto(`${served.origin}/user/login`, { waitUntil: 'commit' })
    await fillInLogin(page)
    await page.getByLabel(/^Password/).press('Enter')
    await page.clock.runFor(11_000)
    await expect(alert).toContainText(/couldn’t/i)
    await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')
  })
})

test('focus and input are kept when the app replaces the rendered form', {
  tag: ['@ACC-REG-04', '@KRN-START-01'],
}, async ({ page }) => {
  // The captcha of the test server differs from that of the build, so the app replaces the form.
  const release = await holdScripts(page)
  await page.goto('/user/register', { waitUntil: 'commit' })
  const rendered = await page.getByLabel(/^Name/).elementHandle()
  await page.getByLabel(/^Name/).pressSequentially('Bia ')
  release()
  await expect.poll(() => rendered?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await page.keyboard.type('Souza')
  await expect(page.getByLabel(/^Name/)).toHaveValue('Bia Souza')
})

test.describe(() => {
  let waiting: ServedProduct
  test.beforeAll(async () => {
    waiting = await serveWithMock({ registration: 'waiting-list' })
  })
  test.afterAll(() => waiting.close())
  const others = ['/user/register', person, course, '/']
  for (const change of extensionChanges)
    test(`input and focus stay on served screens that an extension changed: ${change}`, {
      tag: ['@FLT-157', '@ACC-LOGIN-01', '@ACC-REG-04', '@PLG-04', ...(change === 'word' ? [] : ['@slow'])],
    }, async ({ page, consoleErrors }) => {
      consoleErrors.allow(isMismatch)
      await changeServedPages(page, change)
      // Every change meets two forms and one other screen, with `npm test -- --all` all screens.
      const isNext = (_: string, index: number) => index === extensionChanges.indexOf(change) % others.length
      const chosen = process.env.RODA_ALL_TESTS ? others : others.filter(isNext)
      const addresses = [
        ...['/user/login', ...chosen].map((path) => served.origin + path),
        `${waiting.origin}/user/register`,
      ]
      for (const address of addresses)
        await test.step(address, async () => {
          const release = await holdScripts(page)
          await page.goto(address, { waitUntil: 'commit' })
          const hasForm = address.includes('/user/')
          const field = page.getByRole('main').getByRole('textbox').first()
          const box = page.getByRole('checkbox', { name: 'I’m not a robot' })
          await expect(page.locator('html[data-extension]')).toBeAttached()
          if (hasForm) {
            await box.check({ force: true })
            await field.pressSequentially('bia@')
          }
          release()
          await waitForApp(page)
          if (hasForm) {
            await expect(field).toBeFocused()
            await page.keyboard.type('roda.example')
            await expect(field).toHaveValue('bia@roda.example')
            await expect(box).toBeChecked()
          }
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.unrouteAll()
        })
    })
})

const badApis: Record<string, Parameters<typeof serveWithApi>[0]> = {
  'answers 500': (_, response) => response.writeHead(500).end('{}'),
  'answers with HTML': (_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<h1>Welcome to nginx!</h1>'),
  'answers with 5 MB': (_, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ title: 'a'.repeat(5e6) })),
  'closes the connection': ({ socket }) => socket.destroy(),
  'never answers': () => undefined,
  'answers slowly': (_, response) => void response.writeHead(200).write('{'),
}
test('a page without data is sent and logged when the API server fails', {
  tag: ['@slow', '@FLT-11', '@CRS-DET-01'],
}, async ({ request }) => {
  for (const [fault, api] of Object.entries(badApis)) {
    const faulty = await serveWithApi(api, { render: { timeLimit: 800 } })
    // The server renders the login once before it is ready.
    await expect.poll(async () => (await request.get(`${faulty.origin}/__ready`)).status()).toBe(200)
    const answer = await request.get(`${faulty.origin}/course/7?secret=1`)
    expect(answer.status(), fault).toBe(200)
    expect(await answer.text(), fault).not.toContain('data-prerendered')
    expect(faulty.log, fault).toHaveLength(1)
    expect(faulty.log[0]).toMatchObject({
      event: 'screen-not-rendered',
      route: '/course/:id',
      language: 'en',
    })
    expect(JSON.stringify(faulty.log)).not.toContain('secret')
    const health = await (await request.get(`${faulty.origin}/__health`)).json()
    expect(health.screens, fault).toMatchObject({ failed: 1, rendered: 1 })
    // Screens that need no data are still rendered.
    const login = await request.get(`${faulty.origin}/user/login`)
    expect(await login.text(), fault).toContain('data-prerendered="visitor"')
    await faulty.close()
  }
})

test('a deployment purges pages whose content has changed', { tag: ['@FLT-173', '@PUB-PAGE-06'] }, async ({
  request,
}) => {
  let title = 'Before'
  const purgeSecret = 'a secret of the test'
  const changing = await serveWithApi(
    (_, response) =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ id: 7, title, modules: 1, courseModules: [] })),
    { purgeSecret },
  )
  const read = async (path: string) => (await request.get(changing.origin + path)).text()
  const purge = async (secret: string, data?: object) =>
    (
      await request.post(`${changing.origin}/__purge`, {
        headers: { Authorization: `Bearer ${secret}` },
        data,
      })
    ).status()
  await expect.poll(() => read('/course/7')).toContain('Before')
  expect(await read('/course/8')).toContain('Before')
  const answer = await request.get(`${changing.origin}/course/7`)
  expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=(?:[12]?\d|30), stale-/)
  title = 'After'
  expect(await purge('another')).toBe(401)
  expect(await purge(purgeSecret, { paths: 7 })).toBe(400)
  expect(await read('/course/7')).toContain('Before')
  expect(await purge(purgeSecret, { paths: ['/Course/7/'] })).toBe(204)
  expect(await read('/course/7')).toContain('After')
  expect(await read('/course/8')).toContain('Before')
  expect(await purge(purgeSecret)).toBe(204)
  expect(await read('/course/8')).toContain('After')
  await changing.close()
  expect((await request.post(`${served.origin}/__purge`)).status()).toBe(404)
})

/** For a longer run, `REQUESTS=1000 npx playwright test served -g "data of another request"`. */
const interleavedRequests = Number(process.env.REQUESTS ?? 200)

/** An API server whose course titles contain the deployment and the course id. */
const courseApi =
  (deployment: string): Parameters<typeof serveWithApi>[0] =>
  ({ url = '' }, response) => {
    const [, id] = /ById\/(\d+)/.exec(url) ?? []
    const answer = { id: Number(id), title: `Course ${deployment}-${id}-x`, modules: 1, courseModules: [] }
    // Different delays, so that the answers come in another order than the requests.
    setTimeout(
      () => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer)),
      (Number(id) * 7) % 30,
    )
  }
test('a page never contains data of another request', { tag: ['@FLT-01', '@KRN-I18N-03'] }, async ({
  request,
}) => {
  test.slow()
  const names = ['Alfa', 'Beta'] as const
  const [alfa, beta] = await Promise.all(
    names.map((name) => serveWithApi(courseApi(name), { settings: { brand: { name: `Brand${name}` } } })),
  )
  const ids = Array.from({ length: interleavedRequests / 8 }, (_, index) => index + 1)
  const pages = ids.flatMap((id) =>
    languages.flatMap(([locale, logIn]) => names.map((name) => ({ name, locale, logIn, id }))),
  )
  const read = async ({ name, locale, logIn, id }: (typeof pages)[number]) => {
    const { origin, log } = (name === 'Alfa' ? alfa : beta) as ServedProduct
    const answer = await request.get(`${origin}/course/${id}`, { headers: { 'Accept-Language': locale } })
    const html = await answer.text()
    const page = `${name} ${locale} ${id}`
    expect(log, page).toEqual([])
    expect(html, page).toContain(`<html lang="${locale}"`)
    expect(new Set(html.match(/Course \w+-\d+-x/g)), page).toEqual(new Set([`Course ${name}-${id}-x`]))
    expect(new Set(html.match(/Brand\w+/g)), page).toEqual(new Set([`Brand${name}`]))
    expect(html, page).toContain(`>${logIn}<`)
  }
  // Request only some pages at a time: a server that is too busy sends a page that the browser renders.
  while (pages.length > 0) await Promise.all(pages.splice(0, 32).map(read))
  await Promise.all([alfa?.close(), beta?.close()])
})

test('text from the API server is never parsed as markup', { tag: ['@CRS-DET-01', '@FLT-66'] }, async ({
  request,
}) => {
  const title = `"></title></script><script>hostile()</script><!--'&`
  const hostile = await serveWithApi(
    (_, response) =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ id: 7, title, headline: title, instructor: title, courseModules: [] })),
    { settings: { publicUrl: 'https://community.example' } },
  )
  const html = await (await request.get(`${hostile.origin}/course/7`)).text()
  await hostile.close()
  expect(html).toContain('data-prerendered')
  expect(html).not.toContain('<script>hostile')
  expect(html).not.toContain("<!--'")
  const [, state = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
  expect(Object.values(JSON.parse(state).answers)).toMatchObject([{ title }])
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)['@graph'][0]).toMatchObject({ '@type': 'Course', name: title })
})

test('server rendering sanitizes HTML in the same way as the browser', {
  tag: ['@slow', '@FLT-66', '@CRS-DET-01'],
}, async ({ browser, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  const harmless = [
    '<p>Some <b>bold</b> and <i>italic</i> text</p><ul><li>one<li>two</ul>',
    '<table width=900><tr><td colspan=2>cell</table>',
    '<a href="/user/logout">out</a> <a href="https://other.example">there</a> <a href="//x.example">x</a>',
    '<a href="https://evil.example">bank.example</a> <a href="mailto:a@b.example">mail</a>',
    '<img src="a.png" alt="picture" width=10> <a href="/x"><img src="https://x.example/p.png" alt=p></a>',
    '<p>unclosed <b>tags <i>everywhere</p> after',
    '&lt;script&gt; &amp; &nbsp; entities &copy;',
  ]
  const texts = [...harmless, ...hostileStrings]
  const api: Parameters<typeof serveWithApi>[0] = ({ url = '' }, response) => {
    const [, id = '0'] = /ById\/(\d+)/.exec(url) ?? []
    const summary = texts.slice(Number(id), Number(id) + size).map((text) => `<div>${text}</div>`)
    const answer = {
      id: 1,
      title: 'Corpus',
      summary: summary.join(''),
      about: texts[Number(id)],
      courseModules: [],
    }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
  }
  const size = 40
  const [rendered, plain] = await Promise.all([serveWithApi(api), serveWithApi(api, { isStatic: true })])
  const server = await browser.newContext({ javaScriptEnabled: false })
  const client = await browser.newContext()
  const pageOf = [await server.newPage(), await client.newPage()] as const
  const read = (page: Page) =>
    page
      .locator('main [dir=auto]:not(p)')
      .evaluateAll((elements) => elements.map((element) => element.innerHTML))
  for (let id = 0; id < texts.length; id += size) {
    await pageOf[0].goto(`${rendered.origin}/course/${id}`)
    await pageOf[1].goto(`${plain.origin}/course/${id}`)
    await expect(pageOf[1].getByRole('heading', { level: 1 }).first()).toHaveText('Corpus')
    const [fromServer, fromClient] = [await read(pageOf[0]), await read(pageOf[1])]
    const withoutOrigin = (html: string[]) =>
      html.map((text) => text.replaceAll(rendered.origin, '').replaceAll(plain.origin, ''))
    expect(withoutOrigin(fromServer), `texts from ${id}`).toEqual(withoutOrigin(fromClient))
  }
  await Promise.all([server.close(), client.close(), rendered.close(), plain.close()])
})
