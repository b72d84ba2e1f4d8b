import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { growAnswer, type LargeList, lists } from '../browser/support/large-lists'
import { checkFigures } from './support/figures'
import { type OpenedPage, test } from './support/fixtures'
import { latencyOf, watchInteractions } from './support/interactions'

declare global {
  var list: {
    row: string
    first: number
    worst: number
    frame: number
    readonly watchFrames: () => void
  }
}

const few = 20
/** Wheel events, one per frame, and their distance in px. */
const wheel = { turns: 60, distance: 150 }
const typed = 'an 1'
const limits = {
  elements: { limit: 1_500, name: 'elements in the page' },
  first: { limit: 300, name: 'first rows painted after the answer, ms' },
  letter: { limit: 100, name: 'a letter in the filter painted, ms' },
  box: { limit: 100, name: 'a checked box painted, ms' },
  frame: { limit: 70, name: 'worst frame while scrolling, ms' },
} as const

// Phones fold some of these lists.
test.use({ viewport: { width: 1280, height: 823 } })

for (const large of lists) {
  const { name, many = 10_000 } = large
  test(`the list "${name}" stays within its limits with ${many} entries`, async ({ mock, open }) => {
    const token = await mock.signIn('ana')
    const measure = async (count: number) => {
      const opened = await open({ token, slowdown: 4, watch: [watch, watchInteractions] })
      const found = await measureList(opened, large, count)
      await opened.close()
      return found
    }
    const short = await measure(few)
    const long = await measure(many)
    console.log(`${name}, ${few} and ${many} entries, load of the machine ${loadavg()[0]?.toFixed(1)}`)
    const figures = Object.entries(limits).map(([key, limit]) => {
      const what = key as keyof typeof limits
      return { ...limit, value: long[what], reference: short[what] }
    })
    checkFigures(figures.filter(({ value }) => !Number.isNaN(value)))
  })
}

/** Returns milliseconds and a number of elements; NaN for a filter or checkbox that the list does not have. */
async function measureList({ page }: OpenedPage, large: LargeList, count: number) {
  await page.addInitScript((row) => {
    globalThis.list.row = row
  }, large.row)
  await growAnswer(page.context(), large, count)
  await page.goto(large.path)
  const rows = page.locator(large.row)
  await rows.first().waitFor()
  await page.waitForLoadState('networkidle')
  const first = await page.evaluate(() => globalThis.list.first)
  const { box: selector } = large
  const box = selector ? await latencyOf(page, () => page.locator(selector).nth(1).click()) : Number.NaN
  const letter = await slowestLetter(page, large.filter)

  await rows.first().hover()
  await page.evaluate(() => globalThis.list.watchFrames())
  let elements = 0
  for (let turn = 0; turn < wheel.turns; turn++) {
    await page.mouse.wheel(0, wheel.distance)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if (turn % 20 === 19) elements = Math.max(elements, await countElements(page))
  }
  const frame = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.list.frame)
    return globalThis.list.worst
  })
  return { elements, first, letter, box, frame }
}

/** Types into the filter and empties it again. Returns the milliseconds of the slowest letter. */
async function slowestLetter(page: Page, selector: string): Promise<number> {
  const filter = page.locator(selector).first()
  if ((await filter.count()) === 0) return Number.NaN
  await filter.click()
  const times: number[] = []
  for (const letter of typed) times.push(await latencyOf(page, () => page.keyboard.press(letter)))
  await filter.fill('')
  return Math.max(...times)
}

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Runs in the page before the scripts of the product. */
function watch(): void {
  let parsed = 0
  const note = <Value>(value: Value): Value => {
    const answer: unknown = Array.isArray(value) ? value[0] : value
    const isGrown = typeof answer === 'object' && answer !== null && 'isGrown' in answer
    if (isGrown && parsed === 0) parsed = performance.now()
    return value
  }
  const { parse } = JSON
  const { json } = Response.prototype
  JSON.parse = (...args: Parameters<typeof parse>) => note(parse(...args))
  Response.prototype.json = async function read() {
    return note(await json.call(this))
  }
  globalThis.list = {
    row: '',
    first: Number.NaN,
    worst: 0,
    frame: 0,
    watchFrames() {
      let last = performance.now()
      const next = (now: number) => {
        globalThis.list.worst = Math.max(globalThis.list.worst, now - last)
        last = now
        globalThis.list.frame = requestAnimationFrame(next)
      }
      globalThis.list.worst = 0
      globalThis.list.frame = requestAnimationFrame(next)
    },
  }
  const observer = new MutationObserver(() => {
    if (parsed === 0 || !document.querySelector(globalThis.list.row)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        globalThis.list.first = performance.now() - parsed
      }
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
