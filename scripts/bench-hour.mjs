// `npm run bench:hour`: one hour of a member, sped up: 120 ticks of the session clock, 3,600 hub messages and
// 200 navigations. Measures memory growth and the number of hub connections.
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { startBenchServer } from './bench/bench-server.mjs'
import { leaked } from './bench/leaks.mjs'
import { memberRoutes } from './bench/member-routes.mjs'
import { navigate, watchPage } from './bench/navigate.mjs'
import { openPage } from './bench/open-page.mjs'
import { reportResults } from './bench/report.mjs'
import { readNoOptions } from './process/options.mjs'

readNoOptions(import.meta.url)

/** Of the hour, and by how much the page's clock advances per step: one tick every 30 s. */
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
  // Visits all screens first, so that their code is compiled.
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
    if (Date.now() > end) throw new Error('Timed out after 30 s.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function report(heap, objects) {
  console.log(`${ticks} clock ticks, ${hub.received} messages, ${hour.changes} navigations.`)
  console.log(`${hub.opened} hub connections in total; at least ${hub.least} at any time.\n`)
  reportResults([
    { name: 'heap growth in an hour, bytes', value: heap, most: most.heap },
    { name: 'of it objects', value: objects, most: most.heap },
    { name: 'simultaneous hub connections', value: hub.most, most: most.connections },
    // The page's clock also runs in real time, so there may be a few more.
    {
      name: 'missing clock ticks',
      value: Math.max(0, hour.ticks - ticks),
      most: most.missing,
    },
  ])
}
