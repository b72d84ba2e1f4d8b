// `npm run bench:hour`: an hour of a member's, as fast as it goes: 120 ticks of the session's clock, 3,600 messages over
// the hub and 200 changes of the screen. What the page holds more afterwards, and how many hub connections there were.
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { startBenchServer } from './bench/bench-server.mjs'
import { leaked } from './bench/leaks.mjs'
import { memberRoutes } from './bench/member-routes.mjs'
import { navigate, watchPage } from './bench/navigate.mjs'
import { openPage } from './bench/open-page.mjs'
import { reportResults } from './bench/report.mjs'
import { readNoOptions } from './process/options.mjs'

readNoOptions(import.meta.url)

/** Of the hour, and of how much the page's clock goes on at a time: a tick is every 30 s. */
const hour = { steps: 360, seconds: 10, messages: 3_600, changes: 200, ticks: 120 }
const most = { heap: 2_000_000, connections: 1, missing: 0 }

const stage = await startBenchServer({ answerAfter: 0 })
const [ana, bruno] = await Promise.all(['ana', 'bruno'].map(stage.signIn))
const connection = new HubConnectionBuilder()
  .withUrl(`${stage.origin}/MessageHub`, { accessTokenFactory: () => bruno.token })
  .configureLogging(LogLevel.None)
  .build()
const { page, session } = await openPage(stage.browser, { token: ana.token, watch: watchPage })
const hub = listenToHub()
let ticks = 0
page.on('request', (request) => {
  if (request.url().endsWith('/api/user/addLoggedTime')) ticks += 1
})
try {
  await connection.start()
  await page.clock.install()
  await page.goto(`${stage.origin}/mypage`)
  await page.locator('[role=feed] article').first().waitFor()
  // All screens have been seen before the hour begins, and their code has been compiled.
  for (let round = 0; round < 6; round++) await navigate(page, memberRoutes)
  await until(() => hub.open === 1)
  const before = await leaked(page, session)
  ticks = 0
  await stay()
  const after = await leaked(page, session)
  report(after.heap - before.heap, after.objects - before.objects)
} finally {
  await connection.stop()
  await stage.close()
}

async function stay() {
  let changes = 0
  for (let step = 1; step <= hour.steps; step++) {
    const due = hub.received + hour.messages / hour.steps
    for (let sent = hub.received; sent < due; sent++)
      await connection.invoke('SendMessageToUser', ana.id, `Message ${sent}`)
    await until(() => hub.received >= due)
    for (; changes < (step * hour.changes) / hour.steps; changes++)
      await navigate(page, [memberRoutes[changes % memberRoutes.length]])
    await page.clock.runFor(hour.seconds * 1_000)
    hub.note()
  }
}

function listenToHub() {
  const seen = { open: 0, opened: 0, received: 0, least: Number.POSITIVE_INFINITY, most: 0, note }
  function note() {
    seen.least = Math.min(seen.least, seen.open)
    seen.most = Math.max(seen.most, seen.open)
  }
  page.on('websocket', (socket) => {
    seen.open += 1
    seen.opened += 1
    seen.most = Math.max(seen.most, seen.open)
    socket.on('framereceived', ({ payload }) => {
      seen.received += String(payload).split('"ReceiveMessage"').length - 1
    })
    socket.on('close', () => {
      seen.open -= 1
    })
  })
  return seen
}

async function until(isSo) {
  const end = Date.now() + 30_000
  while (!isSo()) {
    if (Date.now() > end) throw new Error('What was waited for did not come within 30 s.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function report(heap, objects) {
  console.log(`${ticks} ticks of the clock, ${hub.received} messages, ${hour.changes} changes of the screen.`)
  console.log(`${hub.opened} connections to the hub in all; never fewer than ${hub.least} at a time.\n`)
  reportResults([
    { name: 'bytes of heap more than an hour ago', value: heap, most: most.heap },
    { name: 'of it objects', value: objects, most: most.heap },
    { name: 'connections to the hub at a time', value: hub.most, most: most.connections },
    // The page's clock goes on by itself, too: there may be a few more.
    {
      name: 'ticks of the clock that did not come',
      value: Math.max(0, hour.ticks - ticks),
      most: most.missing,
    },
  ])
}
