import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root, run, runNode } from '../../scripts/process/run.mjs'
import { openMockServer } from '../../scripts/serve/mock-server.mjs'
import { serveProduct } from '../../scripts/serve/product-server.mjs'
import { serveRemote } from '../../scripts/serve/remote-server.mjs'
import type { EngineBrowser } from '../engines/engine-browser'
import { engines, openEngine } from '../engines/engines'
import { badRemotes, serveBadRemotes } from './bad-remotes'

/** Twice as long as the product itself waits for a plugin. */
const timeout = 20_000

// The tests run in order in one worker, because they share one built plugin.
test.describe.configure({ mode: 'default' })

let folder = ''
let remote: Awaited<ReturnType<typeof serveRemote>>
let bad: Awaited<ReturnType<typeof serveBadRemotes>>

test.beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'roda-remote-')), 'stars')
  for (const program of [
    () => runNode('scripts/new.mjs', ['remote', 'stars', '--dir', folder]),
    () => run('npm', ['--prefix', folder, 'run', 'build']),
    () => run('npm', ['--prefix', folder, 'run', 'check']),
  ]) {
    const { code, output } = await program()
    expect(code, output).toBe(0)
  }
  remote = await serveRemote(folder)
  bad = await serveBadRemotes()
})
test.afterAll(async () => {
  await remote.close()
  bad.close()
  await rm(join(folder, '..'), { recursive: true })
})

for (const engine of engines)
  test(`a remote plugin runs in ${engine}, next to six broken ones`, { tag: '@EXT-08' }, async ({
    browser,
  }) => {
    const consoleLines: string[] = []
    const mock = await openMockServer({ log: () => undefined })
    const settings = { diagnostics: true, remotes: [...bad.entries, remote.entry()] }
    const server = await serveProduct({ root: join(root, 'dist'), port: 0, mock, settings })
    const page = await openEngine(engine, browser, (line) => consoleLines.push(line))
    try {
      await tryRemotePlugin(page, `http://localhost:${server.port}`)
      await page.open(`http://localhost:${server.port}/__plugins`)
      for (const [id, { error }] of Object.entries(badRemotes)) {
        const entry = `[...document.querySelectorAll('li')].find((one) => one.innerText.startsWith('${id} · '))?.innerText`
        await expect
          .poll(async () => String(await page.evaluate(entry)), { message: `"${id}" is listed`, timeout })
          .toMatch(error)
        if (!page.hasConsole) continue
        await expect
          .poll(() => consoleLines.filter((line) => line.includes(`"${id}"`) && error.test(line)), {
            message: `"${id}" is reported`,
            timeout,
          })
          .not.toEqual([])
      }
      expect(consoleLines.filter((line) => /Content.Security.Policy/i.test(line))).toEqual([])
    } finally {
      await page.close()
      await server.close()
      await mock.close()
    }
  })

/** Returns code that finds an element by selector and text. */
const byText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find((one) => one.textContent.trim() === '${text}')`
const shows = (text: string) => `document.body.innerText.includes('${text}')`

/** Uses the plugin "stars" as `npm run new remote` creates it. */
async function tryRemotePlugin({ open, evaluate }: EngineBrowser, origin: string): Promise<void> {
  const expectShown = (what: string, expression: string) =>
    expect.poll(async () => Boolean(await evaluate(expression)), { message: what, timeout }).toBe(true)
  const press = (selector: string, text: string) => evaluate(`void ${byText(selector, text)}.click()`)

  await open(`${origin}/user/login`)
  await evaluate(`fetch('/__mock/session', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ login: 'ana@roda.example' }),
  }).then((answer) => answer.json()).then(({ token }) => localStorage.setItem('token', token))`)

  // The server renders this screen.
  await open(`${origin}/course/1441`)
  await expectShown('a navigation entry on a rendered screen', byText('nav a, header a', 'Stars'))

  await open(`${origin}/mypage`)
  await expectShown('the screen is complete', `document.querySelector('[role=feed]') !== null`)
  await expectShown('a navigation entry', byText('nav a, header a', 'Stars'))
  await expectShown('a tab', byText('[role=tab]', 'Stars'))
  // The page may still replace the tab.
  await expect(async () => {
    await press('[role=tab]', 'Stars')
    expect(await evaluate(`${byText('[role=tab]', 'Stars')}.ariaSelected`)).toBe('true')
  }).toPass({ timeout })
  await expect
    .poll(() => evaluate('document.body.innerText'), { message: 'one query client', timeout })
    .toMatch(/You are connected with \d+ people/)
  await expectShown('its styles', `getComputedStyle(document.querySelector('.stars-stack')).gap !== 'normal'`)

  await evaluate('void (window.isSamePage = true)')
  await press('a', 'Give stars')
  await expectShown('a route', `location.pathname === '/stars' && ${byText('h1', 'Stars')} !== undefined`)
  await expectShown('one effector scope', shows('Hello Ana'))
  await press('button', 'Give a star')
  await press('button', 'Give a star')
  await expectShown('its own model', shows('2 stars in this session'))
  await press('button', 'What is this?')
  await expectShown('one React', shows('A plugin that is not part of the build'))
  await expectShown('one router', 'window.isSamePage === true')

  await open(`${origin}/stars`)
  await expectShown('a deep link', byText('h1', 'Stars'))
  await evaluate(`localStorage.setItem('language', 'pt-BR')`)
  await open(`${origin}/stars`)
  await expectShown('its texts in another language', shows('Dar uma estrela'))
  await evaluate(`localStorage.setItem('language', 'en')`)
}
