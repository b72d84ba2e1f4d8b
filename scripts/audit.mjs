// `npm run audit`: checks packages for known vulnerabilities, the lock file for packages that some platform
// lacks, and the licenses of shipped packages. `--offline` skips the vulnerabilities, which need the registry.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { advisories } from './packages/advisories.mjs'
import { licenceFaults, licencePage } from './packages/licences.mjs'
import { lockFaults, productPackages, readLock } from './packages/lock.mjs'
import { readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'

const help = `npm run audit -- [options]

  --offline   skip the check that needs the network
  --write     update docs/licences.md`

const options = readOptions(
  help,
  { offline: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  (values) => values,
)

const lock = await readLock(root)
const packages = productPackages(lock)
const page = join(root, 'docs/licences.md')
if (options.write) await writeFile(page, licencePage(packages))

const outcomes = [
  ['the lock file is complete for Linux, macOS and Windows, x64 and arm64', lockFaults(lock)],
  [`the licences of ${packages.length} packages allow shipping`, licenceFaults(packages)],
  ['docs/licences.md is up to date', await pageFaults()],
]
const known = options.offline ? undefined : await advisories(root)
if (known && 'faults' in known) outcomes.push(['npm audit: no unexplained advisories', known.faults])

for (const [name, faults] of outcomes) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`)
  for (const fault of faults) console.log(`    ${fault}`)
}
if (known && 'silence' in known) console.log(`? npm audit was skipped: ${known.silence}`)
const failed = outcomes.filter(([, faults]) => faults.length > 0).length
console.log(
  `${outcomes.length - failed} passed, ${failed} failed${known && 'silence' in known ? ', 1 skipped' : ''}`,
)
process.exitCode = failed > 0 ? 1 : 0

async function pageFaults() {
  const text = await readFile(page, 'utf8').catch(() => '')
  return text === licencePage(packages) ? [] : ['It is out of date; run npm run audit -- --write.']
}
