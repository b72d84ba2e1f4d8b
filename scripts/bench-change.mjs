// `npm run bench:change`: what returning visitors download again after one line of one plugin changed,
// measured for every plugin in a copy of the project. PLUGINS=posts,courses measures only these.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newFilesIn } from './bench/new-files.mjs'
import { reportResults } from './bench/report.mjs'
import { manifestPages } from './build/route-map.mjs'
import { copyTree, ownPlugins } from './plugins/temp-workspace.mjs'
import { readNoOptions } from './process/options.mjs'
import { root, run } from './process/run.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

/** File names, and bytes after brotli. */
const most = { names: 2, bytes: 15_000 }
/** A line that minifiers keep. */
const line = "console.debug('One line more.')\n"

const wanted = process.env.PLUGINS?.split(',') ?? ownPlugins()
const tree = await copyTree()
process.once('SIGINT', () => void tree.remove().finally(() => process.exit(1)))
try {
  const before = join(tree.folder, 'before')
  await build()
  await cp(join(tree.folder, 'dist'), before, { recursive: true })
  const seen = []
  for (const plugin of wanted) seen.push({ plugin, ...(await change(plugin, before)) })
  report(seen)
} finally {
  await tree.remove()
}

/** Adds a line to the first screen of a plugin, builds and compares with the previous build. */
async function change(plugin, before) {
  const [{ manifest, request }] = manifestPages(root).filter((page) => page.plugin === plugin)
  const file = join(tree.folder, manifest, '..', `${request}.tsx`)
  const source = await readFile(file, 'utf8')
  await writeFile(file, source + line)
  await build()
  await writeFile(file, source)
  return newFilesIn(join(tree.folder, 'dist'), before)
}

async function build() {
  const script = pathToFileURL(join(tree.folder, 'scripts/build-targets.mjs')).href
  const call = `import(${JSON.stringify(script)}).then((targets) => targets.build('product', { isForced: true }))`
  const { code, output } = await run(process.execPath, ['-e', call])
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

function report(seen) {
  const rows = seen.map(({ plugin, files, page }) => [
    plugin,
    String(files.length),
    String(sum(files)),
    String(page),
    files.map(({ name, bytes }) => `${name} ${bytes}`).join(', '),
  ])
  console.log(table(['a line in', 'new names', 'bytes br', 'page br', 'downloaded again'], rows))
  console.log('\nThe HTML page is requested on each visit and counted separately.\n')
  const worst = (value) => Math.max(...seen.map(value))
  reportResults([
    {
      name: 'new file names after a changed line',
      value: worst(({ files }) => files.length),
      most: most.names,
    },
    {
      name: 'bytes to download again after a changed line',
      value: worst(({ files }) => sum(files)),
      most: most.bytes,
    },
  ])
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}
