import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pluginFiles } from '../../scripts/new-plugin/plugin-files.mjs'
import { copyTree } from '../../scripts/plugins/temp-workspace.mjs'
import { freePort } from '../../scripts/process/free-port.mjs'
import { expect, test } from './support/fixtures'

// One server for both. What it builds is built when it is asked for, which takes a busy machine its time.
test.describe.configure({ mode: 'default', timeout: 120_000 })
const patient = { timeout: 60_000 }

// A tree and a world of its own: what is laid out and done here is nobody else's.
let tree: Awaited<ReturnType<typeof copyTree>>
let server: ChildProcessWithoutNullStreams
let address = ''

test.beforeAll(async () => {
  tree = await copyTree()
  const port = await freePort()
  address = `http://localhost:${port}`
  server = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port)], { cwd: tree.folder })
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => line.includes('Roda is at') && resolve())
    server.once('exit', () => reject(new Error('The development server did not start.')))
  })
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  await tree.remove()
})

test('npm run dev keeps what was typed while another part of the screen is built', {
  tag: '@PLG-02',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_ABORTED/)
  await page.goto(`${address}/user/login`)
  await page.getByLabel('E-mail').fill('ana@roda.example')
  const captcha = page.getByRole('checkbox', { name: 'I am not a robot' })
  await captcha.click()
  await expect(captcha).toBeChecked(patient)
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@roda.example')
})

test('a plugin that is laid out while npm run dev runs is answered by the mock server', {
  tag: '@MCK-01',
}, async ({ request }) => {
  for (const [path, text] of Object.entries(pluginFiles('meetings'))) {
    const file = join(tree.folder, 'plugins/meetings', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  // 401: the call is known, and wants a token.
  await expect.poll(async () => (await request.get(`${address}/api/meetings`)).status(), patient).toBe(401)
})
