import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from '../../process/run.mjs'
import { compressed } from '../compressed.mjs'

const bundle = '.cache/worker/service-worker.js'
const screenFilesList = '.cache/build/screen-files.json'

/**
 * Writes `service-worker.js` next to the pages of a build, with the files that it caches.
 *
 * @param {string} dist the folder of the build
 * @throws {Error} when the worker cannot be built
 */
export async function buildWorker(root, dist) {
  const { code, output } = await runNode(
    'node_modules/@rsbuild/core/bin/rsbuild.js',
    ['build', '-c', 'scripts/build/worker/rsbuild.config.ts'],
    { env: { NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new Error(`Building the service worker failed:\n${output}`)
  // Its package is installed by the setup, which commands run after this module was imported.
  const { manifestPages, pathPattern } = await import('../route-map.mjs')
  const shell = await readFile(join(dist, 'shell.html'), 'utf8')
  const { base } = JSON.parse(await readFile(join(dist, 'security.json'), 'utf8'))
  const files = {
    build: /"build":"(\w+)"/.exec(shell)?.[1],
    precache: [
      { url: `${base}shell.html`, revision: createHash('sha256').update(shell).digest('hex').slice(0, 12) },
      ...filesOfPage(shell, base).map((url) => ({ url, revision: null })),
    ],
    routes: manifestPages(root).map((page) => pathPattern(page, base)),
    screens: JSON.parse(await readFile(join(root, screenFilesList), 'utf8')),
  }
  const file = join(dist, 'service-worker.js')
  await writeFile(
    file,
    `self.rodaFiles=${JSON.stringify(files)};${await readFile(join(root, bundle), 'utf8')}`,
  )
  await compressed(file)
}

/** Lists the hashed files that a page loads: its scripts, styles and font. */
function filesOfPage(page, base) {
  const urls = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, url]) => url)
  return urls.filter((url) => url.startsWith(`${base}assets/`))
}
