// `npm run try:remote`: tests a plugin of `npm run new:remote` in the production build with its CSP, in
// Chromium and, if installed, in Firefox.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { serveBadRemotes } from './e2e-remote/bad-remotes.mjs'
import { checkRemotePlugin } from './e2e-remote/checks.mjs'
import { openFirefox } from './e2e-remote/firefox.mjs'
import { chromiumFlags } from './process/chromium-flags.mjs'
import { readNoOptions } from './process/options.mjs'
import { root, run, runNode } from './process/run.mjs'
import { openMockServer } from './serve/mock-server.mjs'
import { serveProduct } from './serve/product-server.mjs'
import { serveRemote } from './serve/remote-server.mjs'
import { setUp } from './setup.mjs'

readNoOptions(import.meta.url)

/** Timeout of a check; the product itself waits 10 s for a plugin. */
const patience = 20_000

const { chromium: executablePath } = await setUp({ chromium: true })
await build('product')
await build('mock server')

const temporary = await mkdtemp(join(tmpdir(), 'roda-remote-'))
const folder = join(temporary, 'stars')
await must(runNode('scripts/new-remote.mjs', ['stars', '--dir', folder]))
await must(run('npm', ['--prefix', folder, 'run', 'build']))
await must(run('npm', ['--prefix', folder, 'run', 'check']))

const remote = await serveRemote(folder)
const bad = await serveBadRemotes()
const verdicts = []

await tryIn('Chromium', openChromium)
const firefox = process.env.FIREFOX ?? 'firefox-esr'
const { code } = await run(firefox, ['--version'])
if (code === 0) await tryIn('Firefox', (onConsole) => openFirefox(firefox, onConsole))
else console.log('Firefox is not installed (apt-get install firefox-esr, or set FIREFOX)')

await remote.close()
bad.close()
await rm(temporary, { recursive: true })
const passed = verdicts.filter(Boolean).length
console.log(`${passed} passed, ${verdicts.length - passed} failed`)
process.exitCode = passed === verdicts.length ? 0 : 1

async function must(program) {
  const { code: result, output } = await program
  if (result !== 0) throw new Error(output)
}

async function openChromium(onConsole) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const page = await browser.newPage({ locale: 'en-US' })
  page.on('console', (message) => onConsole(message.text()))
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** With separate mock data per browser. */
async function tryIn(name, openBrowser) {
  const consoleLines = []
  const mock = await openMockServer({ log: () => undefined })
  const settings = { remotes: [...bad.entries, remote.entry()] }
  const server = await serveProduct({ root: join(root, 'dist'), port: 0, mock, settings })
  const browser = await openBrowser((line) => consoleLines.push(line))
  const check = async (what, isMet) => {
    const until = Date.now() + patience
    let isGood = await isMet()
    while (!isGood && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      isGood = await isMet()
    }
    console.log(`${isGood ? '✓' : '✗'} ${name}: ${what}`)
    verdicts.push(isGood)
  }
  try {
    await checkRemotePlugin(browser, {
      origin: `http://localhost:${server.port}`,
      consoleLines,
      bad: bad.says,
      check,
    })
  } catch (error) {
    verdicts.push(false)
    console.log(`✗ ${name}: ${error.message}`)
  }
  if (verdicts.includes(false)) console.log(consoleLines.join('\n'))
  await browser.close()
  await server.close()
  await mock.close()
}
