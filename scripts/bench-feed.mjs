// `npm run bench:feed`: a feed of 10,000 posts on a 4× slower CPU, compared with a short one.
import { startBenchServer } from './bench/bench-server.mjs'
import { heapSizeOf, measureFeed } from './feed/measure-feed.mjs'
import { readNoOptions } from './process/options.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const many = 10_000
/** Milliseconds, elements, and bytes in addition to the response itself. */
const most = {
  mounted: 300,
  like: 50,
  most: 100,
  arrival: 50,
  prepend: 50,
  frame: 70,
  nodes: 1_500,
  heap: 5_000_000,
}

const { browser, origin, control, signIn, close } = await startBenchServer()
const login = 'ana@roda.example'

const { token } = await signIn('ana')
const world = { origin, token, publish: (count) => control('posts', { login, count }) }
const few = await measureFeed(browser, world)
const fewBytes = await heapSizeOf(browser, await answer())
await control('posts', { login, count: many - few.posts, age: 200_000 })
const full = await measureFeed(browser, world)
const fullBytes = await heapSizeOf(browser, await answer())

await close()
report()

async function answer() {
  return (await fetch(`${origin}/api/post/feed`, { headers: { Authorization: `Bearer ${token}` } })).text()
}

function report() {
  const heap = full.heap - few.heap - (fullBytes - fewBytes)
  const found = { ...full, heap }
  const names = {
    mounted: 'first cards painted after the response, ms',
    like: 'a like painted, ms',
    most: '95 % of inputs painted, ms',
    arrival: '“1 new post” painted after the response, ms',
    prepend: 'the new post painted after the click, ms',
    frame: 'worst frame while scrolling, ms',
    nodes: 'elements in the page',
    heap: 'heap in addition to the response itself, bytes',
  }
  const rows = Object.entries(names).map(([what, name]) => [
    name,
    String(Math.round(what === 'heap' ? 0 : few[what])),
    String(Math.round(found[what])),
    what === 'heap' ? '' : (found[what] / few[what]).toFixed(2),
    String(most[what]),
  ])
  console.log(table(['', `${few.posts} posts`, `${full.posts} posts`, 'ratio', 'at most'], rows))
  const failed = Object.keys(names).filter((what) => found[what] > most[what])
  for (const what of failed) console.log(`${names[what]}: ${Math.round(found[what])}, at most ${most[what]}`)
  console.log(`${rows.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
