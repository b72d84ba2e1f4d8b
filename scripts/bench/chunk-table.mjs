import { totalSize } from '../size/file-sizes.mjs'
import { libraryShares } from '../size/library-shares.mjs'
import { table } from '../size/table.mjs'

const maxShares = 4

/**
 * A table of scripts: size, contents and the screens that load them.
 *
 * @param {string} dist the folder of the build
 * @param {Record<string, Record<string, number>>} modules the output of scripts/build/module-list.ts
 */
export async function chunkTable(dist, modules, screens) {
  const users = new Map()
  for (const { path, scripts } of screens)
    for (const url of scripts) users.set(url, [...(users.get(url) ?? []), path])
  const chunks = await Promise.all(
    [...users].map(async ([url, paths]) => {
      const file = new URL(url).pathname.slice(1)
      const [{ brotli }, shares] = await Promise.all([
        totalSize(dist, [url]),
        libraryShares(dist, modules, [file]),
      ])
      return { file, brotli, paths, shares: shares.slice(0, maxShares).map(([name]) => name) }
    }),
  )
  chunks.sort((one, other) => other.paths.length - one.paths.length || other.brotli - one.brotli)
  const rows = chunks.map(({ file, brotli, paths, shares }) => [
    file.split('/').at(-1),
    (brotli / 1000).toFixed(1),
    String(paths.length),
    `${shares.join(', ')}${paths.length <= 3 ? `: ${paths.join(' ')}` : ''}`,
  ])
  return table(['script', 'br kB', 'screens', 'contents; screens'], rows)
}
