import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, manifestText } from '../serve/web-manifest.mjs'
import { bundleOf, languages } from './locales.mjs'
import { manifestPages, manifestPlaces } from './route-map.mjs'

/**
 * Adds to security.json what plugins offer to the installed app, from which the web app manifest of a deployment is made: the
 * places of the navigation bar as shortcuts, and the screen that takes shared texts. Writes the manifest of the build.
 *
 * @param {string} dist the folder of the build
 */
export async function writeAppEntries(root, dist) {
  const file = join(dist, 'security.json')
  const info = { ...JSON.parse(await readFile(file, 'utf8')), app: await appEntries(root) }
  await writeFile(file, JSON.stringify(info, null, 2))
  const config = join(dist, 'config.json')
  const settings = JSON.parse(await readFile(config, 'utf8'))
  const { base, app } = info
  await writeFile(join(dist, manifestFile), await manifestText(settings, config, { root: dist, base, app }))
}

/** @returns {Promise<import('../serve/web-manifest.mjs').AppEntries>} */
export async function appEntries(root) {
  const bundles = await Promise.all(
    languages.map(async (language) => [language, await bundleOf(root, language)]),
  )
  const shortcuts = manifestPlaces(root)
    .filter(({ plugin, access }) => plugin !== 'kernel' && access === 'member')
    .sort((one, other) => one.order - other.order)
    .map(({ plugin, path, text }) => ({
      plugin,
      path,
      names: Object.fromEntries(bundles.map(([language, bundle]) => [language, bundle[plugin]?.[text]])),
    }))
  const { plugin, path } = manifestPages(root).find(({ takesText }) => takesText) ?? {}
  return { shortcuts, ...(path && { share: { plugin, path } }) }
}
