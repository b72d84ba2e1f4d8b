import { checkFigures } from './support/figures'
import { expect, test } from './support/fixtures'
import { leaked } from './support/leaks'
import { memberRoutes } from './support/member-routes'
import { navigate, watchPage } from './support/navigate'

/**
 * What happens in the hour. The clock of the page advances by `seconds` per step; the product reports usage every 30 s
 * (`ticks`).
 */
const hour = { steps: 360, seconds: 10, messages: 3_600, navigations: 200, ticks: 120 }

test('one hour of use leaks no memory and keeps one hub connection', async ({ mock, open, ana, bruno }) => {
  const { page, session } = await open({ token: await mock.signIn('ana'), watch: [watchPage] })
  const hub = { open: 0, received: 0, least: Number.POSITIVE_INFINITY, most: 0 }
  page.on('websocket', (socket) => {
    hub.open += 1
    hub.most = Math.max(hub.most, hub.open)
    socket.on('framereceived', ({ payload }) => {
      hub.received += String(payload).split('"ReceiveMessage"').length - 1
    })
    socket.on('close', () => {
      hub.open -= 1
    })
  })
  let ticks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/addLoggedTime')) ticks += 1
  })

  await page.clock.install()
  await page.goto('/mypage')
  await page.locator('[role=feed] article').first().waitFor()
  // Visits all screens first, so that their code is compiled.
  for (let round = 0; round < 6; round++) await navigate(page, memberRoutes)
  await expect.poll(() => hub.open).toBe(1)
  const before = await leaked(page, session)
  ticks = 0
  let navigations = 0
  for (let step = 1; step <= hour.steps; step++) {
    const due = hub.received + hour.messages / hour.steps
    for (let sent = hub.received; sent < due; sent++) await bruno.announce(ana.id, `Message ${sent}`)
    await expect.poll(() => hub.received, { intervals: [5] }).toBeGreaterThanOrEqual(due)
    for (; navigations < (step * hour.navigations) / hour.steps; navigations++)
      await navigate(page, memberRoutes.slice(navigations % memberRoutes.length).slice(0, 1))
    await page.clock.runFor(hour.seconds * 1_000)
    hub.least = Math.min(hub.least, hub.open)
  }
  const after = await leaked(page, session)

  console.log(`${ticks} clock ticks, ${hub.received} messages, ${navigations} navigations`)
  checkFigures([
    { name: 'heap growth in an hour, bytes', value: after.heap - before.heap, limit: 2_000_000 },
    { name: 'of it objects', value: after.objects - before.objects, limit: 2_000_000 },
    { name: 'simultaneous hub connections, maximum', value: hub.most, limit: 1 },
    { name: 'times without a hub connection', value: 1 - hub.least, limit: 0 },
    // The page's clock also runs in real time, so there may be a few more ticks than expected.
    { name: 'missing clock ticks', value: Math.max(0, hour.ticks - ticks), limit: 0 },
  ])
})
