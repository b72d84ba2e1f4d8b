import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { mockSettings } from '../../mocks/server/mock-settings'
import { piecesOf } from '../../mocks/server/reply'
import { expect, test } from '../browser/support/fixtures'
import { waitForPendingScripts } from '../browser/support/late-code'

// The files of a deployment that every screen needs. `page.route` sends only whole answers, so a server of the test answers.

const settings = JSON.stringify({ ...mockSettings, brand: { name: 'Terra Preta' } })
const html = '<!doctype html><title>Welcome</title><h1>Log in to this network</h1>'

type Send = (response: ServerResponse) => void

const sendPieces =
  (delivery: 'stall' | 'trickle', body: string): Send =>
  (response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('content-length', Buffer.byteLength(body))
    const pieces = piecesOf({ body, delivery })
    for (const [at, piece] of pieces.entries()) setTimeout(() => response.write(piece), at * 1_000)
    if (delivery === 'trickle') setTimeout(() => response.end(), pieces.length * 1_000)
  }
const sendWhole =
  (body: string, type: string, status = 200): Send =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body)

/** Answers the requests for a file until the test restores it. */
async function answerFile(page: Page, file: string, send: Send) {
  let calls = 0
  const server = createServer((_, response) => {
    calls += 1
    response.setHeader('access-control-allow-origin', '*')
    send(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.route(file, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  return {
    calls: () => calls,
    async restore() {
      await page.unroute(file)
      server.closeAllConnections()
      server.close()
    },
  }
}

const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' })

for (const [name, send] of [
  ['503', sendWhole('', 'text/plain', 503)],
  ['HTML', sendWhole(html, 'text/html')],
  ['half a file', sendWhole(settings.slice(0, settings.length / 2), 'application/json')],
  ['half a file and then nothing', sendPieces('stall', settings)],
] as const)
  test(`the app starts after a retry when config.json answers ${name}`, { tag: '@FLT-113' }, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    consoleErrors.allow(/config\.json/)
    const token = await mock.login(page)
    await page.clock.install()
    const file = await answerFile(page, '**/config.json', send)
    await page.goto('/mypage', { waitUntil: 'domcontentloaded' })
    await expect.poll(file.calls).toBeGreaterThan(0)
    await waitForPendingScripts(page)
    const alert = page.getByRole('alert')
    await expect(async () => {
      await page.clock.fastForward(21_000)
      await expect(alert).toContainText('couldn’t be loaded', { timeout: 1_000 })
    }).toPass()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
    expect(await mock.requests()).toEqual([])

    await file.restore()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

for (const [name, send, title] of [
  ['is missing', sendWhole('', 'text/plain', 404), 'Roda'],
  ['arrives slowly', sendPieces('trickle', settings), 'Terra Preta'],
] as const)
  test(`the app starts when config.json ${name}`, { tag: '@FLT-113' }, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    consoleErrors.allow(/config\.json/)
    await mock.login(page)
    const file = await answerFile(page, '**/config.json', send)
    await page.goto('/mypage', { waitUntil: 'domcontentloaded' })
    await expect(menu(page)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))
    await file.restore()
  })

for (const [delivery, heading] of [
  ['stall', 'Log in'],
  ['trickle', 'Entrar'],
] as const)
  test(`the app starts when a language file comes with the fault “${delivery}”`, { tag: '@FLT-111' }, async ({
    page,
    request,
    consoleErrors,
  }) => {
    consoleErrors.allow(/pt-BR\.json/)
    const texts = await (await request.get('/assets/i18n/pt-BR.json')).text()
    await page.addInitScript(() => localStorage.setItem('language', 'pt-BR'))
    await page.clock.install()
    const file = await answerFile(page, '**/assets/i18n/pt-BR.json', sendPieces(delivery, texts))
    await page.goto('/user/login', { waitUntil: 'domcontentloaded' })
    await expect.poll(file.calls).toBeGreaterThan(0)
    await waitForPendingScripts(page)
    if (delivery === 'stall') await page.clock.fastForward(11_000)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeEditable()
    await file.restore()
  })
