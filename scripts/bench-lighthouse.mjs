// `npm run bench:lighthouse`: Lighthouse scores of the visitors' screens, as a phone with throttled network
// and CPU (applied, not simulated); median of three runs. Needs the npm registry for the first run.
// PAGES=/user/login limits it; reports are in .cache/lighthouse.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startBenchServer } from './bench/bench-server.mjs'
import { readNoOptions } from './process/options.mjs'
import { root, run } from './process/run.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

/** The last version for the oldest supported Node. */
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
  // Lighthouse's benchmark index; typical developer machines have 1500 and more.
  console.log(
    'The last column is the speed of this machine: below 1500 the performance score says more about it than about the product.',
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

/** Failed audits of a category without metrics. */
function faultsOf({ categories, audits }) {
  return Object.entries(categories)
    .filter(([what]) => what !== 'performance')
    .flatMap(([what, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${what}: ${audits[id].title}`),
    )
}
