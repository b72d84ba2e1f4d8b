import { initiatorUrls } from './script-depth.mjs'

/** How long nothing has to be requested for until a visit counts as over. */
const quiet = 500

/**
 * Opens an address in a browser that has never been there and notes down what it asks for until its screen can be used.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} [token] of somebody who is signed in
 * @returns {Promise<{ requests: { url: string, type: string, causes: string[] }[], endedAt: string }>}
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
    // What is requested for later comes while the screen is in use already: it is no part of the wait for it.
    return {
      requests: requests.filter(({ askedAt }) => askedAt <= usableAt),
      endedAt: new URL(page.url()).pathname,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page: nobody can use it until it has a title or a form, and the product has taken hold of that. */
function noteWhenUsable() {
  const look = () => {
    const content = document.querySelector('main h1, main form')
    const isUsable =
      content?.checkVisibility() && Object.keys(content).some((key) => key.startsWith('__react'))
    if (isUsable) globalThis.usableAt = Date.now()
    // A busy machine draws its frames late: they would count what the screen itself did not wait for.
    else setTimeout(look, 10)
  }
  setTimeout(look)
}

async function listen(session) {
  const requests = []
  session.on('Network.requestWillBeSent', ({ request, type, initiator, wallTime }) => {
    if (/^https?:/.test(request.url))
      requests.push({ url: request.url, type, causes: initiatorUrls(initiator), askedAt: wallTime * 1000 })
  })
  await session.send('Network.enable')
  // Without these, what came before an await would be missing from the stack that led to a request.
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
