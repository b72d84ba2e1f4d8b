/** A seeded random generator, 0 to 1. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * Two users write to each other in two browsers while the hub is dropped, rejected or slow, calls fail before
 * or after being handled, pages are reloaded and tabs are closed.
 *
 * @param {{ token: string, id: string }[]} world.people two users
 * @param {(name: string, data?: object, method?: string) => Promise<Response>} world.control controls the
 * mock server
 * @param {number} count number of messages
 * @param {number} seed of the random generator
 * @returns the faults, the stored messages, and what each page shows
 */
export async function faultRun(browser, { origin, people, control }, count, seed) {
  const random = createRandom(seed)
  const [ana, bruno] = people
  const pages = [await open(browser, origin, ana, bruno), await open(browser, origin, bruno, ana)]
  const drops = Object.fromEntries(Object.keys(faults).map((name) => [name, 0]))
  for (let sent = 0; sent < count; sent++) {
    const side = random() < 0.5 ? 0 : 1
    await pages[side].getByRole('textbox', { name: 'Message' }).fill(`Message ${sent}`)
    await pages[side].keyboard.press('Enter')
    if (random() < 0.05) {
      const name = Object.keys(faults)[Math.floor(random() * Object.keys(faults).length)]
      drops[name] += 1
      await control('faults', undefined, 'DELETE')
      const page = await faults[name]({ control, page: pages[side] })
      if (page) pages[side] = page
    }
    if (random() < 0.05) await settle(pages)
  }
  await control('faults', undefined, 'DELETE')
  await settle(pages)
  for (const page of pages) {
    const again = page.getByRole('button', { name: 'Try now' })
    if (await again.isVisible()) await again.click()
    await page.getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
  }
  await settle(pages)
  for (const page of pages) await page.waitForLoadState('networkidle')
  const stored = await storedOf(origin, ana, bruno)
  const seen = [await readUntil(pages[0], stored), await readUntil(pages[1], stored)]
  for (const page of pages) await page.context().close()
  return { drops, stored, seen }
}

async function open(browser, origin, me, other) {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 700 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript((value) => {
    localStorage.setItem('consent', 'true')
    localStorage.setItem('token', value)
  }, me.token)
  const page = await context.newPage()
  await page.goto(`${origin}/messages?with=${other.id}`)
  await page.getByText('Connected', { exact: true }).waitFor()
  await chatOf(page).waitFor()
  return page
}

const chatOf = (page) => page.getByRole('log', { name: /^Messages with/ })

/** Each fault ends with the next one. A fault that opens another tab returns it. */
const faults = {
  'hub dropped': ({ control }) => dropHub(control),
  async 'hub refused'({ control }) {
    await fault(control, 'negotiateMessageHub', { status: 503, times: 2 })
    await dropHub(control)
  },
  'slow answer': ({ control }) => fault(control, 'createMessage', { latency: 300, times: 5 }),
  'call failed': ({ control }) => fault(control, 'createMessage', { status: 500, times: 2 }),
  'stored, answered 500': ({ control }) =>
    fault(control, 'createMessage', { status: 500, stored: true, times: 2 }),
  async 'stored, status unknown'({ control }) {
    await fault(control, 'getMessages', { status: 503, times: 4 })
    await fault(control, 'createMessage', { body: 'half', times: 1 })
  },
  'page reloaded': ({ page }) => reloadPage(page),
  async 'reloaded without hub'({ control, page }) {
    await fault(control, 'negotiateMessageHub', { status: 503, times: 2 })
    await dropHub(control)
    await reloadPage(page)
  },
  async 'tab closed'({ page }) {
    const next = await page.context().newPage()
    const address = page.url()
    await page.close()
    await next.goto(address)
    await chatOf(next).waitFor()
    return next
  },
}

async function fault(control, operation, how) {
  await control('faults', { operation, ...how })
}
async function dropHub(control) {
  await control('hub', { drop: true })
}

async function reloadPage(page) {
  await page.reload()
  await chatOf(page).waitFor()
}

/** Retries failed messages until none is pending. */
async function settle(pages) {
  for (const page of pages)
    for (;;) {
      await page.getByText('Sending…').first().waitFor({ state: 'detached', timeout: 60_000 })
      const again = page.getByRole('button', { name: 'Send again' }).first()
      if (!(await again.isVisible())) break
      // A refetch may find it stored meanwhile.
      await again.click({ timeout: 2_000 }).catch(() => undefined)
    }
}

async function storedOf(origin, me, other) {
  const answer = await fetch(`${origin}/api/Message/Messages?destinationId=${other.id}`, {
    headers: { Authorization: `Bearer ${me.token}` },
  })
  return (await answer.json()).map(({ messageText }) => messageText)
}

/** Simultaneous messages are in the server's order only a few seconds later. */
async function readUntil(page, stored) {
  // Reading a thousand lines takes longer than the limit, so at least one read completes.
  const end = performance.now() + 60_000
  for (;;) {
    const lines = await readAll(page)
    if (JSON.stringify(lines) === JSON.stringify(stored) || performance.now() > end) return lines
  }
}

/** Scrolls through a conversation from end to start and reads every line by its index. */
async function readAll(page) {
  return chatOf(page).evaluate(async (log) => {
    const lines = new Map()
    const read = () => {
      for (const row of log.querySelectorAll('[data-index]'))
        lines.set(Number(row.dataset.index), row.querySelector('p[dir=auto]')?.textContent)
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Earlier lines load near the scroll position; until then indexes do not start at the first message.
    for (let still = 0; still < 5; still++) {
      const { scrollHeight } = log
      log.scrollTop = 0
      await frame()
      if (log.scrollHeight !== scrollHeight) still = 0
    }
    log.scrollTop = log.scrollHeight
    await frame()
    for (;;) {
      read()
      if (log.scrollTop <= 0) break
      log.scrollTop -= log.clientHeight / 2
      await frame()
    }
    return [...lines].sort(([one], [other]) => one - other).map(([, text]) => text)
  })
}
