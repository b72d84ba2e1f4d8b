import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { serveConfig } from '../browser/support/deployment-settings'
import { expect, test } from '../browser/support/fixtures'

const stars = `
import { $session, definePlugin, defineTexts, fill, myPageTabs, navbarStart, page, route, useTexts } from '@roda/kernel'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { jsx } from 'react/jsx-runtime'

const home = route('stars/home', '/stars')
const texts = defineTexts('stars')

function Stars() {
  const [count, setCount] = useState(0)
  const session = useUnit($session)
  const t = useTexts(texts)
  return jsx('button', { onClick: () => setCount(count + 1), children: t.given({ name: session.person.name, count }) })
}
const load = async () => ({ default: Stars })

export default definePlugin({
  id: 'stars',
  apiVersion: '1.0',
  texts: { en: async () => ({ default: { title: 'Stars', given: '{name:string} gave {count:number}' } }) },
  routes: [page(home, { access: 'member', load })],
  fills: [
    fill(navbarStart, { id: 'stars/home', access: 'member', label: texts.ref('title'), to: home }),
    fill(myPageTabs, { id: 'stars/tab', label: texts.ref('title'), load }),
  ],
})`

/**
 * Serves the module of a remote plugin from the same origin. Without `code`, the request for the module gets no
 * response.
 */
async function serveRemote(page: Page, id: string, code: string | undefined, expectedCode = code) {
  const url = `/remotes/${id}.js`
  await page.route(`**${url}`, (route) =>
    code === undefined ? undefined : route.fulfill({ contentType: 'text/javascript', body: code }),
  )
  return { id, url, integrity: hashOf(expectedCode ?? '') }
}

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

test('a remote plugin adds a screen, a navigation entry and a tab', {
  tag: '@PLG-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await serveConfig(page, { remotes: [await serveRemote(page, 'stars', stars)] })
  await page.goto('/stars')
  const button = page.getByRole('button', { name: /gave \d/ })
  await button.click()
  await expect(button).toHaveText('Ana Martins gave 1')
  await page.goto('/mypage')
  await page.getByRole('tab', { name: 'Stars' }).click()
  await expect(button).toBeVisible()
  await page.getByRole('link', { name: 'Stars' }).click()
  await expect(page).toHaveURL(/\/stars$/)
  await expect(button).toBeVisible()
})

test('failed remote plugins are named and do not delay other plugins', {
  tag: '@PLG-04',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/The plugin "(forged|dressed|throwing)" failed/, /digest/, /Failed to load resource/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await mock.login(page)
  const sheet = '/remotes/dressed.css'
  await page.route(`**${sheet}`, (route) => route.fulfill({ contentType: 'text/css', body: 'body {}' }))
  await serveConfig(page, {
    diagnostics: true,
    remotes: [
      {
        ...(await serveRemote(page, 'dressed', stars)),
        styles: [{ url: sheet, integrity: hashOf('something else') }],
      },
      await serveRemote(page, 'silent', undefined),
      await serveRemote(page, 'forged', 'globalThis.hasRun = true', 'something else'),
      await serveRemote(page, 'throwing', 'throw new Error("not today")'),
    ],
  })
  await page.goto('/mypage')
  await expect(page.getByRole('feed')).toBeVisible()
  for (const id of ['forged', 'dressed', 'throwing'])
    await expect.poll(() => logged.some((line) => line.includes(`"${id}" failed`))).toBe(true)
  expect(await page.evaluate(() => Reflect.has(globalThis, 'hasRun'))).toBe(false)
  await page.goto('/__plugins')
  // The loading plugin is last, because failed plugins also show "Still loading" at first.
  for (const reason of [
    'Its content doesn’t match its integrity value',
    'It failed to start',
    'Still loading',
  ])
    await expect(page.getByText(reason).first()).toBeVisible()
})

// WebKit ignores the `integrity` of preloads.
test('a changed remote plugin never runs, even if preloads are not checked', {
  tag: '@PLG-04',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/The plugin "forged" failed/, /integrity/, /Failed to load resource/)
  await page.addInitScript(() =>
    Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { set: () => undefined }),
  )
  await mock.login(page)
  await serveConfig(page, {
    diagnostics: true,
    remotes: [await serveRemote(page, 'forged', 'globalThis.hasRun = true', 'something else')],
  })
  await page.goto('/__plugins')
  await expect(page.getByText('Its content doesn’t match its integrity value')).toBeVisible()
  expect(await page.evaluate(() => Reflect.has(globalThis, 'hasRun'))).toBe(false)
})
