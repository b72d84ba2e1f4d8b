import { type ChildProcess, spawn } from 'node:child_process'
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import getPort from 'get-port'
import { buildPackage } from '../../package/build.mjs'
import { root } from '../../scripts/process/run.mjs'
import { expect, test } from '../browser/support/fixtures'

test.describe.configure({ timeout: 180_000 })
const slow = { timeout: 60_000 }

let folder = ''
const running: ChildProcess[] = []

test.afterEach(async ({ page }) => {
  // The page would miss the servers, and its web socket would keep them open.
  await page.close()
  await Promise.all(
    running.splice(0).map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      return child.exitCode === null && child.kill('SIGTERM') && ended
    }),
  )
  await rm(folder, { recursive: true, force: true })
})

function start(cwd: string, ...args: string[]) {
  const program = join(folder, 'node_modules/@roda/kernel/bin/roda-plugin.mjs')
  return spawn(process.execPath, [program, ...args], { cwd })
}

/** Runs a command of the package and returns its output. */
async function rodaPlugin(cwd: string, ...args: string[]): Promise<string> {
  const child = start(cwd, ...args)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, output).toBe(0)
  return output
}

/** Starts a server of the package and returns its address. */
async function serve(cwd: string, ...args: string[]): Promise<string> {
  const port = await getPort()
  const child = start(cwd, ...args, '--port', String(port))
  running.push(child)
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => line.includes('Roda is at') && resolve())
    child.once('exit', () => reject(new Error(`${args[0]} ended:\n${output}`)))
  })
  return `http://localhost:${port}`
}

async function openSignedIn(page: Page, address: string, path: string): Promise<void> {
  await page.goto(`${address}/user/login`, slow)
  await page.evaluate(async () => {
    const answer = await fetch('/__mock/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login: 'ana@roda.example' }),
    })
    localStorage.setItem('token', (await answer.json()).token)
  })
  await page.goto(address + path, slow)
}

/** Installs the tarball into an empty folder, with the packages of this project instead of a registry. */
async function install(tarball: string): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'roda-package-'))
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@roda/kernel'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    await symlink(join(root, 'node_modules', name), join(packages, name))
  const tar = spawn('tar', ['-xzf', tarball, '-C', join(packages, '@roda/kernel'), '--strip-components=1'])
  expect(await new Promise((resolve) => tar.once('close', resolve))).toBe(0)
}

test('the package makes and builds a plugin that a production build loads', {
  tag: ['@EXT-02', '@EXT-03', '@FLT-185'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_ABORTED/)
  const tarball = await buildPackage(() => undefined)
  await install(tarball)
  await access(join(folder, 'node_modules/@roda/kernel/docs/plugin-authors/slots.md'))
  await rodaPlugin(folder, 'new', 'stars', '--kernel', tarball)
  const plugin = join(folder, 'stars')
  await symlink(join(folder, 'node_modules'), join(plugin, 'node_modules'))
  await rodaPlugin(plugin, 'prepare')
  const [output, address] = await Promise.all([
    rodaPlugin(plugin, 'test'),
    serve(plugin, 'dev'),
    rodaPlugin(plugin, 'check'),
    rodaPlugin(plugin, 'build'),
  ])
  expect(output).toContain('2 passed, 0 failed')
  await openSignedIn(page, address, '/stars')
  await expect(page.getByText('The first one')).toBeVisible(slow)
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  const screen = join(plugin, 'src/pages/stars.tsx')
  await writeFile(screen, (await readFile(screen, 'utf8')).replace('{name}', '{name}, edited'))
  await expect(page.getByText('The first one, edited')).toBeVisible(slow)
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)

  await cp(join(root, 'dist'), join(plugin, '.roda/dist'), { recursive: true })
  const production = await serve(plugin, 'start', '--no-build')
  await openSignedIn(page, production, '/stars')
  await expect(page.getByRole('heading', { level: 1, name: 'Stars' })).toBeVisible()
  await expect(page.getByText('The first one')).toBeVisible()
  await expect(page.locator('.stars-list')).toHaveCSS('display', 'grid')
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).toContainEqual(expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/stars\.\w+\.js$/))
})
