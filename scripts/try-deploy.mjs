// `npm run try:deploy`: serves the build with `npm run serve` and with every recipe of scripts/deploy whose
// server is installed, and checks each as in production. BASE_PATH=/app/ uses a build for that path.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { checks } from './deploy/try/checks.mjs'
import { servers } from './deploy/try/servers.mjs'
import { chromiumFlags } from './process/chromium-flags.mjs'
import { readNoOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { readBuildInfo } from './serve/deployment.mjs'
import { serveMock } from './serve/mock-server.mjs'
import { setUp } from './setup.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const { chromium: executablePath } = await setUp({ chromium: true })
await build('product')
await build('mock server')
const { chromium } = await import('@playwright/test')
const { base } = await readBuildInfo(join(root, 'dist'))
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
const mock = await serveMock({ log: () => undefined })

const tried = []
for (const server of servers)
  if (await server.isInstalled()) tried.push([server.name, await outcomesOf(server)])
await browser.close()
await mock.close()
print()

/** @returns {Promise<(Error | undefined)[]>} of each check: the error, if any */
async function outcomesOf(server) {
  const folder = await mkdtemp(join(tmpdir(), 'roda-deploy-'))
  const deployment = { folder, base, api: mock.address }
  try {
    await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true, preserveTimestamps: true })
    // The mock server accepts only its own captcha at login.
    const captcha = { provider: 'altcha', challengeUrl: '/__mock/altcha' }
    await writeFile(join(folder, 'dist/config.json'), JSON.stringify({ captcha }))
    const { port, renewPolicy, logs, stop, hasBrotli = true } = await server.start(deployment)
    const origin = `http://127.0.0.1:${port}`
    const outcomes = []
    for (const [, check] of checks) {
      const outcome = check({ ...deployment, port, origin, renewPolicy, logs, hasBrotli, browser })
      outcomes.push(
        await outcome.then(
          () => undefined,
          (error) => error,
        ),
      )
    }
    await stop()
    return outcomes
  } catch (error) {
    // The server did not start.
    return checks.map(() => error)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function print() {
  const rows = checks.map(([name], row) => [
    name,
    ...tried.map(([, outcomes]) => (outcomes[row] ? 'FAILED' : 'yes')),
    '',
  ])
  console.log(`\nBuild for ${base}\n`)
  console.log(table(['', ...tried.map(([name]) => name), ''], rows))
  for (const [name, outcomes] of tried) {
    outcomes.forEach((error, row) => {
      if (error) console.log(`\n${name}, ${checks[row][0]}:\n${error.message}`)
    })
  }
  const missing = servers.filter(({ name }) => !tried.some(([one]) => one === name)).map(({ name }) => name)
  if (missing.length > 0) console.log(`\nNot installed, skipped: ${missing.join(', ')}.`)
  const all = tried.flatMap(([, outcomes]) => outcomes)
  const failed = all.filter(Boolean).length
  console.log(`\n${all.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
