// `npm run bench`: runs all benchmarks one after the other (about an hour) and lists the failed ones at the
// end.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readNoOptions } from './process/options.mjs'
import { root, run } from './process/run.mjs'

readNoOptions(import.meta.url)

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
const failed = []
for (const name of benches) {
  console.log(`\nnpm run ${name}\n`)
  const [command, ...args] = scripts[name].split(' ')
  const { code } = await run(command === 'node' ? process.execPath : command, args, { show: true })
  if (code !== 0) failed.push(name)
}
console.log(
  `\n${benches.length - failed.length} passed, ${failed.length} failed${failed.map((name) => `\n  ${name}`).join('')}`,
)
process.exitCode = failed.length > 0 ? 1 : 0
