import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestPages } from '../../scripts/build/route-map.mjs'
import { root } from '../../scripts/process/run.mjs'
import { checkFigures } from './support/figures'
import { expect, test } from './support/fixtures'
import { buildTree, copyTree, ownPlugins } from './support/temp-workspace.mjs'

/** A line of code that minifiers keep. */
const line = "console.debug('One line more.')\n"

const plugins = process.env.PLUGINS?.split(',') ?? ownPlugins()

test('browsers download few bytes again when one source line changed', async () => {
  const tree = await copyTree()
  const dist = join(tree.folder, 'dist')
  const before = join(tree.folder, 'before')
  await buildTree(tree.folder)
  await cp(dist, before, { recursive: true })
  const known = new Set(await readdir(before, { recursive: true }))
  const rows: { plugin: string; names: number; bytes: number; files: string }[] = []
  for (const plugin of plugins) {
    const [page] = manifestPages(root).filter((one) => one.plugin === plugin)
    expect(page, plugin).toBeDefined()
    const file = join(tree.folder, page?.manifest ?? '', '..', `${page?.request}.tsx`)
    const source = await readFile(file, 'utf8')
    await writeFile(file, source + line)
    await buildTree(tree.folder)
    await writeFile(file, source)
    const names = (await readdir(dist, { recursive: true })).filter(
      (name) => !known.has(name) && /\.(js|css|json)$/.test(name),
    )
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(dist, `${name}.br`))).size))
    rows.push({
      plugin,
      names: names.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      files: names.join(' '),
    })
  }
  await tree.remove()
  console.table(rows)
  const worst = (what: 'names' | 'bytes') => Math.max(...rows.map((row) => row[what]))
  checkFigures([
    { name: 'new file names after a changed line', value: worst('names'), limit: 2 },
    { name: 'bytes after brotli to download again', value: worst('bytes'), limit: 15_000 },
  ])
})
