import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from '../../scripts/process/run.mjs'
import { type ServedProduct, serveWithMock } from '../browser/support/served'
import { checkFigures, median } from './support/figures'
import { expect, test } from './support/fixtures'

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>
  readonly environment: { readonly benchmarkIndex: number }
}

/** The last version that runs on the oldest supported Node. npm downloads its 90 MB only when this test first runs. */
const lighthouse = 'lighthouse@12.8.2'
const rounds = Number(process.env.ROUNDS ?? 3)
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const screens = {
  landing: '/',
  login: '/user/login',
  register: '/user/register',
  'public page': '/@ana.martins',
  course: '/course/1441',
}
const reports = join(root, '.cache/lighthouse')

let served: ServedProduct
test.beforeAll(async () => {
  served = await serveWithMock()
})
test.afterAll(async () => {
  await served.close()
})

// Lighthouse measures as a phone, with a network and CPU that are really throttled. Its reports are in
// .cache/lighthouse.
for (const [name, path] of Object.entries(screens))
  test(`the page reaches its Lighthouse scores: ${name}`, async () => {
    await mkdir(reports, { recursive: true })
    const runs: Report[] = []
    for (let round = 1; round <= rounds; round++) {
      const file = join(reports, `${name.replace(' ', '-')}-${round}.json`)
      const options = [
        '--throttling-method=devtools',
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
        `--only-categories=${Object.keys(least).join(',')}`,
      ]
      const { code, output } = await run(
        'npm',
        ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', served.origin + path, ...options],
        { env: { CHROME_PATH: process.env.CHROMIUM } },
      )
      expect(code, output).toBe(0)
      runs.push(JSON.parse(await readFile(file, 'utf8')))
    }
    const middle = (read: (report: Report) => number | undefined) =>
      Math.round(median(runs.map((report) => read(report) ?? Number.NaN)))
    // Typical developer machines have an index of 1500 and more; on slower machines the performance score says little.
    console.table({
      [name]: {
        'largest paint, ms': middle(({ audits }) => audits['largest-contentful-paint']?.numericValue),
        'index of the machine': middle(({ environment }) => environment.benchmarkIndex),
      },
    })
    checkFigures(
      Object.entries(least).map(([category, score]) => ({
        name: `points missing: ${category}`,
        value: score - middle(({ categories }) => (categories[category]?.score ?? 0) * 100),
        limit: 0,
      })),
    )
  })
