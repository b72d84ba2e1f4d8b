import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import getPort from 'get-port'
import { templateFiles } from '../../scripts/new/template-files.mjs'
import { copyTree } from '../bench/support/temp-workspace.mjs'
import { expect, test } from '../browser/support/fixtures'

// Both tests share one development server. It builds each file on request, which takes long on a busy machine.
test.describe.configure({ mode: 'default', timeout: 120_000 })
const slowBuild = { timeout: 60_000 }

// A copy of the repository, so that the plugin added by a test does not reach other tests.
let tree: Awaited<ReturnType<typeof copyTree>>
let server: ChildProcessWithoutNullStreams
let address = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  tree = await copyTree()
  const port = await getPort()
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

test('npm run dev keeps typed text while another chunk is built', {
  tag: '@PLG-02',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_ABORTED/)
  await page.goto(`${address}/user/login`)
  await page.getByLabel('Email').fill('ana@roda.example')
  const captcha = page.getByRole('checkbox', { name: 'I’m not a robot' })
  await captcha.click()
  await expect(captcha).toBeChecked(slowBuild)
  await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')
})

test('npm run dev serves the mock API of a new plugin', {
  tag: '@MCK-01',
}, async ({ request }) => {
  for (const [path, text] of Object.entries(templateFiles('plugin', 'meetings'))) {
    const file = join(tree.folder, 'plugins/meetings', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  // Status 401 shows that the mock server knows the call and requires a token. It resets connections while it restarts.
  const status = () =>
    request.get(`${address}/api/meetings`).then(
      (answer) => answer.status(),
      () => 'no answer',
    )
  await expect.poll(status, slowBuild).toBe(401)
})
