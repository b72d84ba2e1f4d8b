// Takes the screenshot for the README: the feed on a desktop in the light theme and on a phone in the dark
// theme. The result is committed, so this runs only when the screens change:
//  node scripts/images/readme.mjs
import { join } from 'node:path'
import { build } from '../build-targets.mjs'
import { chromiumFlags } from '../process/chromium-flags.mjs'
import { root } from '../process/run.mjs'
import { openMockServer } from '../serve/mock-server.mjs'
import { serveProduct } from '../serve/product-server.mjs'
import { setUp } from '../setup.mjs'

const picture = { width: 1280, height: 720 }
/** Screens and their widths in the image, in CSS pixels. */
const shotOptions = [
  { theme: 'light', viewport: { width: 1240, height: 860 }, shownAt: 940 },
  { theme: 'dark', viewport: { width: 390, height: 844 }, shownAt: 282 },
]

const { chromium: executablePath } = await setUp({ chromium: true })
await build('product')
await build('mock server')
const { chromium } = await import('@playwright/test')
const mock = await openMockServer({ log: () => undefined })
const server = await serveProduct({ root: join(root, 'dist'), port: 0, host: '127.0.0.1', mock })
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
const origin = `http://127.0.0.1:${server.port}`
try {
  const shots = []
  for (const options of shotOptions) shots.push(await captureFeed(options))
  await compose(shots)
} finally {
  await browser.close()
  await server.close()
  await mock.close()
}

/** Takes a screenshot of the feed. @returns {Promise<string>} a data URL */
async function captureFeed({ theme, viewport }) {
  const { token } = await (
    await fetch(`${origin}/__mock/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login: 'ana@roda.example' }),
    })
  ).json()
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { token, 'roda:theme': theme, consent: 'true' },
  )
  // Opens the feed twice, because on the first visit the font loads too late for the screenshot.
  for (let visit = 1; visit <= 2; visit++) {
    await page.goto(`${origin}/mypage`)
    await page.getByRole('article').nth(1).waitFor()
    await page.waitForLoadState('networkidle')
  }
  const shot = await page.screenshot()
  await page.close()
  return `data:image/png;base64,${shot.toString('base64')}`
}

async function compose([desk, phone]) {
  const page = await browser.newPage({ viewport: picture })
  const [{ shownAt: wide }, { shownAt: narrow }] = shotOptions
  await page.setContent(`
    <style>
      body { margin: 0; position: relative; height: 100vh; background: #e9e4dc }
      img { position: absolute; border-radius: 16px; box-shadow: 0 18px 48px #2a1f1430, 0 2px 8px #2a1f1420 }
    </style>
    <img src="${desk}" width="${wide}" style="left: 48px; top: 34px" alt="">
    <img src="${phone}" width="${narrow}" style="right: 48px; bottom: 34px; border-radius: 28px" alt="">`)
  await page.screenshot({ path: join(root, 'docs/pictures/feed.png') })
}
