// `npm run audit`: what is known against the packages of the project, whether the lock file is whole for everybody's
// machine, and the licences of what is shipped. The first needs the registry; `--offline` leaves it out.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { advisories } from './packages/advisories.mjs'
import { licenceFaults, licencePage } from './packages/licences.mjs'
import { lockFaults, productPackages, readLock } from './packages/lock.mjs'
import { readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'

const help = `npm run audit -- [options]

  --offline   what needs no network alone
  --write     write docs/licences.md anew`

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
  ['the lock file is whole on Linux, macOS and Windows, x64 and arm64', lockFaults(lock)],
  [`${packages.length} packages of the product may be shipped`, licenceFaults(packages)],
  ['docs/licences.md names them', await pageFaults()],
]
const known = options.offline ? undefined : await advisories(root)
if (known && 'faults' in known)
  outcomes.push(['npm audit: nothing known that is not explained', known.faults])

for (const [name, faults] of outcomes) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`)
  for (const fault of faults) console.log(`    ${fault}`)
}
if (known && 'silence' in known) console.log(`? npm audit was not asked: ${known.silence}`)
const failed = outcomes.filter(([, faults]) => faults.length > 0).length
console.log(
  `${outcomes.length - failed} passed, ${failed} failed${known && 'silence' in known ? ', 1 not asked' : ''}`,
)
process.exitCode = failed > 0 ? 1 : 0

async function pageFaults() {
  const text = await readFile(page, 'utf8').catch(() => '')
  return text === licencePage(packages) ? [] : ['It is out of date; npm run audit -- --write writes it anew.']
}
