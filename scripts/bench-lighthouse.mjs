// `npm run bench:lighthouse`: what Lighthouse thinks of the screens that visitors see first, as a phone with a throttled
// network and CPU (applied, not simulated); the middle of three runs. Needs npm's registry the first time. PAGES=/user/login
// looks at that alone, and all that it found is in .cache/lighthouse.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startBenchServer } from './bench/bench-server.mjs'
import { readNoOptions } from './process/options.mjs'
import { root, run } from './process/run.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

/** The last one that runs on the oldest Node that the product is developed with. */
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

const stage = await startBenchServer()
await mkdir(reports, { recursive: true })
const wanted = Object.entries(screens).filter(
  ([, path]) => !process.env.PAGES || process.env.PAGES.split(',').includes(path),
)
const seen = []
try {
  for (const [name, path] of wanted) {
    const runs = []
    for (let round = 1; round <= rounds; round++)
      runs.push(await runLighthouse(path, join(reports, `${name.replace(' ', '-')}-${round}.json`)))
    seen.push({ name, runs })
  }
} finally {
  await stage.close()
}
report()

async function runLighthouse(path, file) {
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
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', stage.origin + path, ...options],
    { env: { CHROME_PATH: stage.executablePath } },
  )
  if (code !== 0) throw new Error(`Lighthouse could not audit ${path}:\n${output}`)
  return JSON.parse(await readFile(file, 'utf8'))
}

function report() {
  const scores = seen.map(({ name, runs }) => ({
    name,
    score: Object.fromEntries(
      Object.keys(least).map((what) => [what, middle(runs.map((one) => one.categories[what].score * 100))]),
    ),
    paint: middle(runs.map((one) => one.audits['largest-contentful-paint'].numericValue)),
    machine: middle(runs.map((one) => one.environment.benchmarkIndex)),
  }))
  const rows = scores.map(({ name, score, paint, machine }) => [
    name,
    ...Object.values(score).map((value) => value.toFixed(0)),
    paint.toFixed(0),
    machine.toFixed(0),
    '',
  ])
  console.log(
    table(
      ['', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint ms', 'machine', ''],
      rows,
    ),
  )
  // By Lighthouse's own measure; what it takes for a usual computer of a developer has 1500 and more.
  console.log(
    'The last column is how fast this machine was: below 1500 the first one says more of it than of the product.',
  )
  for (const { name, runs } of seen) for (const fault of faultsOf(runs[0])) console.log(`${name}: ${fault}`)
  const all = scores.flatMap(({ score }) =>
    Object.entries(least).map(([what, value]) => score[what] >= value),
  )
  const failed = all.filter((isGood) => !isGood).length
  console.log(`${all.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function middle(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** What keeps a category that has no times in it from being whole. */
function faultsOf({ categories, audits }) {
  return Object.entries(categories)
    .filter(([what]) => what !== 'performance')
    .flatMap(([what, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${what}: ${audits[id].title}`),
    )
}
