import { readFile } from 'node:fs/promises'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type ServedProduct, serveWithApi, serveWithMock } from '../browser/support/served'
import { checkFigures, median } from './support/figures'
import { test } from './support/fixtures'

const rounds = Number(process.env.ROUNDS ?? 5)
const screens = {
  start: '/',
  login: '/user/login',
  registration: '/user/register',
  course: '/course/1441',
  'public page': '/@ana.martins',
}

/** Time of the largest paint and duration of long tasks beyond 50 ms, both in ms, and the layout shift. */
interface Paint {
  readonly largest: number
  readonly blocking: number
  readonly shift: number
}

function watchPaint(): void {
  const seen = { largest: 0, blocking: 0, shift: 0 }
  Reflect.set(window, 'paint', seen)
  const on = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  on('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50)
  })
  on('layout-shift', (entry) => {
    seen.shift += Number(Reflect.get(entry, 'value'))
  })
}

async function readPaint(page: Page): Promise<Paint> {
  // Wait a second after the load, because long tasks of hydration follow the last script.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Reflect.get(window, 'paint') as Paint)
}

/** Serves a page with its images but without scripts. Its first paint is the fastest that a page can reach. */
async function serveStatic(served: ServedProduct, path: string) {
  const { html } = await read(served.origin + path)
  const page = html
    .replace(/<script\b[^>]*>.*?<\/script>|<template\b.*?<\/template>/gs, '')
    .replace('<head>', `<head><base href="${served.origin}/">`)
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const agent = new Agent({ keepAlive: true, maxSockets: 10 })

/** Requests a page. `first`: milliseconds until its first byte */
const read = (url: string) =>
  new Promise<{ html: string; first: number }>((resolve, reject) => {
    const startedAt = performance.now()
    get(url, { agent }, async (answer) => {
      const first = performance.now() - startedAt
      resolve({ html: Buffer.concat(await answer.toArray()).toString(), first })
    }).on('error', reject)
  })

// A slow phone: 4x slower CPU, 1.6 Mbit/s, 150 ms.
test('the first paint of served screens is near that of static pages', async ({ open }) => {
  const served = await serveWithMock()
  const figures = []
  for (const [name, path] of Object.entries(screens)) {
    const still = await serveStatic(served, path)
    const paints: Record<'served' | 'still', Paint[]> = { served: [], still: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const [kind, url] of [
        ['still', still.url],
        ['served', served.origin + path],
      ] as const) {
        const { page, session, close } = await open({ slowdown: 4, watch: [watchPaint] })
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 93_750,
        })
        await page.goto(url)
        paints[kind].push(await readPaint(page))
        await close()
      }
    still.close()
    const middle = (kind: keyof typeof paints, figure: keyof Paint) =>
      median(paints[kind].map((paint) => paint[figure]))
    const best = middle('still', 'largest')
    figures.push(
      {
        name: `${name}: largest paint, ms`,
        value: middle('served', 'largest'),
        reference: best,
        limit: best * 1.15,
      },
      { name: `${name}: blocking time, ms`, value: middle('served', 'blocking'), limit: 200 },
      { name: `${name}: layout shift`, value: middle('served', 'shift'), limit: 0.02, digits: 4 },
    )
  }
  await served.close()
  checkFigures(figures)
})

const course = JSON.stringify({
  id: 1,
  title: 'Guitar for late beginners',
  headline: 'From the first chord',
  summary: '<p>Words</p>'.repeat(40),
  about: '<p>More words</p>'.repeat(40),
  courseModules: [],
})
/** An API server that needs 20 ms for each answer. */
const serveCourses = () =>
  serveWithApi((_, response) =>
    setTimeout(() => response.setHeader('Content-Type', 'application/json').end(course), 20),
  )

async function perSecond(count: number, urlOf: (index: number) => string): Promise<number> {
  const startedAt = performance.now()
  let next = 0
  const work = async () => {
    while (next < count) await read(urlOf(next++))
  }
  await Promise.all(Array.from({ length: 10 }, work))
  return (count * 1_000) / (performance.now() - startedAt)
}

test('the server renders and repeats pages quickly, in bounded memory', async () => {
  const served = await serveCourses()
  const urlOf = (index: number) => `${served.origin}/course/${(index % 500) + 1}?visit=${index}`
  await perSecond(200, (index) => urlOf(-1 - index))
  const anew: number[] = []
  const repeated: number[] = []
  for (let index = 0; index < 50; index += 1) {
    anew.push((await read(urlOf(100_000 + index))).first)
    repeated.push((await read(urlOf(100_000 + index))).first)
  }
  const rendersPerSecond = await perSecond(2_000, urlOf)
  const repeatsPerSecond = await perSecond(10_000, () => urlOf(0))
  const memory = async () => {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${served.pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1_024
  }
  const sizes = [await memory()]
  for (let part = 0; part < 6; part += 1) {
    await perSecond(3_000, (index) => urlOf(2_000 + part * 3_000 + index))
    sizes.push(await memory())
  }
  await served.close()
  console.log('Memory after each 3,000 renders, MB:', sizes.map(Math.round).join(' '))
  checkFigures([
    { name: 'first byte of a repeated page, ms', value: median(repeated), limit: 5, digits: 1 },
    {
      name: 'first byte of a page rendered anew (API: 20 ms), ms',
      value: median(anew),
      limit: 60,
      digits: 1,
    },
    {
      name: 'ms for each page rendered anew (80 pages a second)',
      value: 1_000 / rendersPerSecond,
      limit: 1_000 / 80,
      digits: 2,
    },
    {
      name: 'ms for each repeated page (3,000 pages a second)',
      value: 1_000 / repeatsPerSecond,
      limit: 1_000 / 3_000,
      digits: 2,
    },
    { name: 'memory after 20,000 renders, MB', value: sizes.at(-1) ?? Number.NaN, limit: 300 },
  ])
})
