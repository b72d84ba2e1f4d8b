// `npm run bench:cycles`: visits all member screens 300 times without a reload and measures leaks: nodes,
// listeners, timers and memory. CYCLES=30 sets the number; WHERE=1 measures each screen separately.

import { startBenchServer } from './bench/bench-server.mjs'
import { growthOf, leaked } from './bench/leaks.mjs'
import { memberRoutes } from './bench/member-routes.mjs'
import { navigate, watchPage } from './bench/navigate.mjs'
import { openPage } from './bench/open-page.mjs'
import { reportResults } from './bench/report.mjs'
import { readNoOptions } from './process/options.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const cycles = Number(process.env.CYCLES ?? 300)
/** Until caches are full and code is compiled. */
const warmUp = Math.min(20, cycles)
/** Per cycle: counts, and bytes. */
const most = { nodes: 0, listeners: 0, timers: 0, objects: 1_000 }

const stage = await startBenchServer({ answerAfter: 0 })
const { token } = await stage.signIn('ana')
try {
  if (process.env.WHERE) await searchByScreen()
  else await walkAll()
} finally {
  await stage.close()
}

async function walkAll() {
  const { page, session } = await open()
  const walkAgain = async (times) => {
    for (let cycle = 0; cycle < times; cycle++) await navigate(page, memberRoutes)
    return leaked(page, session)
  }
  const seen = [[0, await walkAgain(warmUp)]]
  const parts = 4
  for (let part = 1; part <= parts; part++)
    seen.push([Math.round((cycles * part) / parts), await walkAgain(Math.round(cycles / parts))])

  console.log(`${cycles} cycles of ${memberRoutes.length} screens, after ${warmUp} to warm up.\n`)
  const row = ([after, { nodes, listeners, timers, objects, heap }]) => [
    String(after),
    ...[nodes, listeners, timers].map(String),
    ...[objects, heap].map((bytes) => (bytes / 1000).toFixed(1)),
    '',
  ]
  console.log(
    table(['after cycle', 'nodes', 'listeners', 'timers', 'objects kB', 'heap kB', ''], seen.map(row)),
    '\n',
  )
  const growth = growthOf(seen[0][1], seen.at(-1)[1], cycles)
  const names = { nodes: 'nodes', listeners: 'listeners', timers: 'timers', objects: 'bytes' }
  reportResults(
    Object.entries(names).map(([what, name]) => ({
      name: `${name} leaked per cycle`,
      value: growth[what],
      most: most[what],
      // The hub has one timer that is not always set.
      digits: what === 'objects' ? 0 : 1,
    })),
  )
}

/** Alternates each screen with an empty one, in a separate page. */
async function searchByScreen() {
  const [home, ...screens] = memberRoutes
  const rows = []
  for (const screen of screens) {
    const { page, session, close } = await open()
    const walkAgain = async (times) => {
      for (let cycle = 0; cycle < times; cycle++) await navigate(page, [screen, home])
      return leaked(page, session)
    }
    const before = await walkAgain(warmUp)
    const growth = growthOf(before, await walkAgain(cycles), cycles)
    rows.push([screen.path, ...Object.values(growth).map((value) => value.toFixed(2)), ''])
    await close()
  }
  console.log(table(['a visit of', 'nodes', 'listeners', 'timers', 'heap', 'objects', ''], rows))
}

async function open() {
  const opened = await openPage(stage.browser, { token, watch: watchPage })
  await opened.page.goto(`${stage.origin}/`)
  await opened.page.locator('main h1').waitFor()
  return opened
}
