import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

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
  return {
    id,
    url,
    integrity: `sha384-${createHash('sha384')
      .update(expectedCode ?? '')
      .digest('base64')}`,
  }
}

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
  consoleErrors.allow(/The plugin "(forged|throwing)" failed/, /digest/, /Failed to load resource/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await mock.login(page)
  await serveConfig(page, {
    diagnostics: true,
    remotes: [
      await serveRemote(page, 'silent', undefined),
      await serveRemote(page, 'forged', 'globalThis.hasRun = true', 'something else'),
      await serveRemote(page, 'throwing', 'throw new Error("not today")'),
    ],
  })
  await page.goto('/mypage')
  await expect(page.getByRole('feed')).toBeVisible()
  await expect.poll(() => logged.some((line) => /"forged" failed/.test(line))).toBe(true)
  await expect.poll(() => logged.some((line) => /"throwing" failed/.test(line))).toBe(true)
  expect(await page.evaluate(() => Reflect.has(globalThis, 'hasRun'))).toBe(false)
  await page.goto('/__plugins')
  for (const reason of ['It is still awaited', 'It is not what its integrity says', 'It failed at the start'])
    await expect(page.getByText(reason)).toBeVisible()
})
