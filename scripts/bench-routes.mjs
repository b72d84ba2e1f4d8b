// `npm run bench:routes`: loads every screen without cache on a 4× slower CPU: when it is usable, relative to
// the start page, and what it loads. Then measures navigation with cached data, and what a click on a hovered
// link still has to load.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dist, startBenchServer } from './bench/bench-server.mjs'
import { chunkTable } from './bench/chunk-table.mjs'
import { memberRoutes } from './bench/member-routes.mjs'
import { navigate, watchPage } from './bench/navigate.mjs'
import { openPage } from './bench/open-page.mjs'
import { reportResults } from './bench/report.mjs'
import { timeMutation } from './bench/time-mutation.mjs'
import { measureStart } from './plugins/measure-start.mjs'
import { readNoOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { totalSize } from './size/file-sizes.mjs'
import { visit } from './size/measure-route.mjs'
import { exampleUrl } from './size/route-urls.mjs'
import { scriptDepth } from './size/script-depth.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const rounds = Number(process.env.ROUNDS ?? 3)
const slowdown = 4
/** Round trips for scripts, bytes after brotli, and milliseconds. */
const most = { depth: 2, js: 130_000, change: 100, afterIntent: 0 }

const stage = await startBenchServer({ answerAfter: 0 })
const { manifestPages } = await import('./build/route-map.mjs')
const { token } = await stage.signIn('ana')
try {
  const screens = manifestPages(root).sort((one, other) => one.path.localeCompare(other.path))
  const cold = []
  for (const screen of screens) cold.push(await openCold(screen))
  const changes = await changeScreens()
  const late = await clickAfterPointing()
  await report(cold, changes, late)
} finally {
  await stage.close()
}

async function openCold({ path, access }) {
  const address = stage.origin + exampleUrl(path)
  const whose = access === 'member' ? token : undefined
  const starts = []
  for (let round = 0; round < rounds; round++)
    starts.push((await measureStart(stage.browser, address, whose)).ready)
  const { requests } = await visit(stage.browser, address, whose)
  const asked = requests.filter(({ type }) => type === 'Script')
  const scripts = [...new Set(asked.map(({ url }) => url))]
  return {
    path,
    ready: middle(starts),
    scripts,
    depth: scriptDepth(asked),
    js: (await totalSize(dist, scripts)).brotli,
  }
}

async function changeScreens() {
  const { page, close } = await openPage(stage.browser, { token, watch: watchPage, slowdown })
  await page.goto(`${stage.origin}/`)
  await page.locator('main h1').waitFor()
  // Loads data and code of all screens.
  await navigate(page, memberRoutes)
  const times = new Map(memberRoutes.map(({ path }) => [path, []]))
  for (let round = 0; round < rounds; round++)
    for (const screen of memberRoutes) {
      times.get(screen.path).push(await timeMutation(page, screen))
      await navigate(page, [screen])
    }
  await close()
  return [...times].map(([path, each]) => ({ path, time: middle(each) }))
}

/** Hovers each link of the bar and of my page, and clicks when the network is idle. */
async function clickAfterPointing() {
  const targets = [
    '/messages',
    '/contact',
    '/shoppingCart',
    '/manageConnections',
    '/manageGroups',
    '/course/mycourses',
  ]
  const late = []
  for (const path of targets) {
    const { page, close } = await openPage(stage.browser, {
      token,
      watch: watchPage,
      context: { viewport: { width: 1280, height: 800 } },
    })
    await page.goto(`${stage.origin}/mypage`)
    await page.locator('[role=feed] article').first().waitFor()
    // Waits for everything that loads after first paint.
    await page.waitForTimeout(1_500)
    const link = page.locator(`a[href="${path}"]`).first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    const scripts = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await link.click()
    await page.waitForFunction(
      (wanted) => location.pathname === wanted && document.querySelector('main h1, main form'),
      path,
    )
    late.push({ path, scripts: scripts.length })
    await close()
  }
  return late
}

async function report(cold, changes, late) {
  const landing = cold.find(({ path }) => path === '/').ready
  const rows = cold.map(({ path, ready, js, scripts, depth }) => [
    path,
    ready.toFixed(0),
    (ready / landing).toFixed(2),
    (js / 1000).toFixed(1),
    String(scripts.length),
    String(depth),
    '',
  ])
  console.log(table(['loaded cold', 'ms', 'vs. start page', 'JS br kB', 'scripts', 'depth', ''], rows), '\n')
  const modules = JSON.parse(await readFile(join(root, '.cache/build/modules.json'), 'utf8'))
  console.log(await chunkTable(dist, modules, cold), '\n')
  console.log(
    table(
      ['changed to', 'ms', ''],
      changes.map(({ path, time }) => [path, time.toFixed(0), '']),
    ),
    '\n',
  )
  console.log(
    table(
      ['hovered, then opened', 'scripts requested then', ''],
      late.map(({ path, scripts }) => [path, String(scripts), '']),
    ),
    '\n',
  )
  const worst = (list, value) => Math.max(...list.map(value))
  reportResults([
    {
      name: 'round trips for scripts, maximum',
      value: worst(cold, ({ depth }) => depth),
      most: most.depth,
    },
    {
      name: 'script bytes after brotli, maximum',
      value: worst(cold, ({ js }) => js),
      most: most.js,
    },
    {
      name: 'ms for a navigation, slowest',
      value: worst(changes, ({ time }) => time),
      most: most.change,
    },
    {
      name: 'ms for a navigation, median',
      value: middle(changes.map(({ time }) => time)),
      most: most.change,
    },
    {
      name: 'scripts requested by a click on a hovered link',
      value: worst(late, ({ scripts }) => scripts),
      most: most.afterIntent,
    },
  ])
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
