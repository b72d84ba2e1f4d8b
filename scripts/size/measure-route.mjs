import { initiatorUrls } from './script-depth.mjs'

/** The visit of a page ends after this many milliseconds without requests. */
const quiet = 500

/**
 * Opens a URL without cache and records all requests until the screen is usable.
 *
 * @param {string} [token] the token of a member; without it, the visitor is not signed in
 */
export async function visit(browser, address, token) {
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token)
    await context.addInitScript(noteWhenUsable)
    const page = await context.newPage()
    const requests = await listen(await context.newCDPSession(page))
    await page.goto(address)
    const usableAt = await (await page.waitForFunction(() => globalThis.usableAt)).jsonValue()
    await settle(requests)
    // Omits later requests, which do not delay the screen.
    return {
      requests: requests.filter(({ askedAt }) => askedAt <= usableAt),
      endedAt: new URL(page.url()).pathname,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page. Notes when a heading or form is visible and React has hydrated it, so that the page is usable. */
function noteWhenUsable() {
  const look = () => {
    const content = document.querySelector('main h1, main form')
    const isUsable =
      content?.checkVisibility() && Object.keys(content).some((key) => key.startsWith('__react'))
    if (!isUsable) return
    globalThis.usableAt = Date.now()
    changes.disconnect()
  }
  // On a busy machine timers are late, and the app would already load code for later.
  const changes = new MutationObserver(look)
  changes.observe(document, { childList: true, subtree: true })
  // Hydration changes no elements, and the app loads code for later after the next frame.
  requestAnimationFrame(function lookInFrame() {
    look()
    if (!globalThis.usableAt) requestAnimationFrame(lookInFrame)
  })
}

async function listen(session) {
  const requests = []
  session.on('Network.requestWillBeSent', ({ request, type, initiator, wallTime }) => {
    if (/^https?:/.test(request.url))
      requests.push({ url: request.url, type, causes: initiatorUrls(initiator), askedAt: wallTime * 1000 })
  })
  await session.send('Network.enable')
  // Includes callers before an `await` in the call stack of a request.
  await session.send('Debugger.enable')
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 })
  return requests
}

async function settle(requests) {
  for (let known = -1; known < requests.length; ) {
    known = requests.length
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}
