// `npm run bench:hmr`: how long a saved change takes to appear in the page of the development server, and
// whether typed input is kept. Works on a copy of the project.
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from './process/chromium-flags.mjs'
import { freePort } from './process/free-port.mjs'
import { readNoOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { setUp } from './setup.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const most = 200
const rounds = 5
const notNeeded = /^(node_modules|\.git|\.state|dist|dist-demo|test-results)$/
const typed = 'someone@roda.example'

const { chromium: executablePath } = await setUp({ chromium: true })
const { chromium } = await import('@playwright/test')

/** What is saved, and what the page shows then; each round makes another change. */
const kinds = [
  {
    name: 'component',
    file: 'plugins/accounts/pages/login.tsx',
    change: (source, round) => source.replace('<Form ', `<Form data-saved="${round}" `),
    isShown: (round) => document.querySelector('form')?.dataset.saved === String(round),
  },
  {
    name: 'recipe',
    file: 'kernel/ui/button/button.recipe.ts',
    change: (source, round) => source.replace('base: {', `base: { outlineOffset: '[${round + 40}px]',`),
    isShown: (round) => {
      const button = document.querySelector('form button[type=submit]')
      return button && getComputedStyle(button).outlineOffset === `${round + 40}px`
    },
  },
  {
    name: 'text',
    file: 'plugins/accounts/locales/en.ts',
    change: (source, round) => source.replace(/('login\.title': ')/, `$1${round} `),
    isShown: (round) => document.querySelector('h1')?.textContent?.startsWith(`${round} `),
  },
]

const copy = await mkdtemp(join(tmpdir(), 'roda-hmr-'))
await cp(root, copy, { recursive: true, filter: (path) => !notNeeded.test(path.slice(root.length)) })
await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
const server = await startDevServer()
const browser = await chromium.launch({ executablePath, args: chromiumFlags })

try {
  const page = await openLogin()
  const results = []
  for (const kind of kinds) results.push(await measure(page, kind))
  report(results)
} finally {
  await browser.close()
  server.child.kill('SIGTERM')
  await rm(copy, { recursive: true })
}

async function startDevServer() {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port)], { cwd: copy })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Roda is at') && resolve())
    child.on('exit', () => reject(new Error('The development server did not start.')))
  })
  return { child, address: `http://localhost:${port}` }
}

async function openLogin() {
  const page = await browser.newPage()
  await page.goto(`${server.address}/user/login`)
  // On-demand compilation of the screen triggers an update of its own; wait for it first.
  await page.locator('form input').first().waitFor()
  await page.waitForTimeout(1000)
  await page.locator('form input').first().fill(typed)
  return page
}

async function measure(page, { name, file, change, isShown }) {
  const path = join(copy, file)
  const original = await readFile(path, 'utf8')
  const times = []
  let isKept = true
  // The first save of a kind warms up caches and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const saved = change(original, round)
    if (saved === original)
      throw new Error(`${file} has changed: update the replacement in scripts/bench-hmr.mjs.`)
    const shown = page.evaluate(watchFor, { source: String(isShown), round })
    const savedAt = Date.now()
    await writeFile(path, saved)
    const shownAt = await shown.catch(() => Number.NaN)
    isKept &&= (await page.locator('form input').first().inputValue()) === typed
    if (round > 0) times.push(shownAt - savedAt)
    // Two saves in quick succession would be debounced into one.
    await page.waitForTimeout(300)
  }
  await writeFile(path, original)
  await page.waitForTimeout(500)
  times.sort((one, other) => one - other)
  return { name, median: times[Math.floor(times.length / 2)], worst: times.at(-1), isKept }
}

/** Runs in the page: the time when the change appeared; undefined after a few seconds. */
function watchFor({ source, round }) {
  const isShown = new Function(`return (${source})`)()
  return new Promise((resolve, reject) => {
    const deadline = Date.now() + 5000
    const look = () => {
      if (isShown(round)) resolve(Date.now())
      else if (Date.now() > deadline) reject(new Error('not shown'))
      else setTimeout(look, 4)
    }
    look()
  })
}

function report(results) {
  const inWords = (time) => (Number.isNaN(time) ? 'never' : `${time} ms`)
  const rows = results.map(({ name, median, worst, isKept }) => [
    name,
    inWords(median),
    inWords(worst),
    isKept ? 'kept' : 'lost',
  ])
  console.log(table(['saved', 'median', 'worst', 'state'], rows))
  const failed = results.filter(({ median, isKept }) => !(median < most) || !isKept)
  console.log(`${results.length - failed.length} passed, ${failed.length} failed (limit ${most} ms)`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
