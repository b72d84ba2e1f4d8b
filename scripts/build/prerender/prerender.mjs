import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode } from '../../process/run.mjs'
import { htmlPage, stylesOf } from '../../serve/render/html-page.mjs'
import { basePath } from '../base-path.mjs'
import { compressed } from '../compressed.mjs'
import { skeleton } from './skeleton.mjs'

const bundle = '.cache/render'

/** A placeholder, because no HTML of a screen depends on the origin. */
const origin = 'http://origin.invalid'

/**
 * Renders in each language the screens for visitors that need no server data, and writes `shell.html`, which shows a
 * skeleton, for all other screens (ACC-LAND-01). Also writes the files that a server needs to render screens.
 *
 * @param {string} dist the folder of the build
 * @throws {Error} when rendering fails
 */
export async function prerender(root, dist) {
  const tools = await loadBuildTools(root)
  await writeSchema(root, dist, await tools.configSchema())
  const built = await readFile(join(dist, 'index.html'), 'utf8')
  const shell = withSpares(withFont(built, await readdir(join(dist, fontFolder))))
  await writePage(dist, 'shell.html', shell.replace(emptyRoot, `<div id="root">${skeleton}</div>`))

  const parts = await pageParts(built, dist)
  await rm(renderFolder(dist), { recursive: true, force: true })
  await cp(join(root, bundle), renderFolder(dist), { recursive: true })
  await writeFile(join(renderFolder(dist), 'parts.json'), JSON.stringify(parts))

  const screens = await renderAll(tools, dist)
  // All pages share their styles, so that the Content Security Policy needs only one hash.
  const styles = stylesOf(
    parts,
    screens.map(({ html }) => html),
  )
  const pages = screens.map((screen) => ({ ...screen, ...htmlPage(parts, screen, styles) }))
  for (const { file, html } of pages) await writePage(dist, file, html)
  await addBuildInfo(dist, pages)
}

/** The folder with the code and data to render screens, which web servers must not publish. */
const renderFolder = (dist) => `${dist}-render`

/**
 * Bundles and loads product code that runs in Node: the rendering of screens and the check of settings.
 *
 * @throws {Error} when the bundle cannot be built
 */
export async function loadBuildTools(root) {
  const config = 'scripts/build/prerender/rsbuild.config.ts'
  const { code, output } = await runNode(
    'node_modules/@rsbuild/core/bin/rsbuild.js',
    ['build', '-c', config],
    { env: { NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new Error(`Building the build tools failed:\n${output}`)
  const load = (name) => import(`${pathToFileURL(join(root, bundle, `${name}.js`)).href}?${Date.now()}`)
  return { ...(await load('render')), ...(await load('config')) }
}

/** Renders each screen in each language, with the settings in config.json of the build. */
async function renderAll({ openDeployment, plugins, renderScreen, toMessages }, dist) {
  const settings = JSON.parse(await readFile(join(dist, 'config.json'), 'utf8'))
  const publicUrl = process.env.RODA_PUBLIC_URL
  const deployment = await openDeployment({ ...(publicUrl && { publicUrl }), ...settings }, plugins)
  const broken = deployment.registry.plugins.find(({ reason }) => reason === 'failed')
  if (broken) throw new Error(`The plugin ${broken.id} cannot be rendered: ${broken.detail}`)
  const { offered } = deployment.settings.language
  const base = deployment.languageFor(undefined, [])
  const screens = []
  for (const path of deployment.staticPaths)
    for (const language of [base, ...offered.filter((other) => other !== base)]) {
      const file = join(path, `index${language === base ? '' : `.${language}`}.html`)
      const texts = JSON.parse(await readFile(join(dist, `assets/i18n/${language}.json`), 'utf8'))
      const rendered = await renderScreen({
        ...deployment,
        url: new URL(basePath() + path, origin),
        language,
        messages: toMessages(texts),
        fetch: () => Promise.reject(new TypeError('The build has no API server.')),
        timeLimit: 10_000,
      })
      if (rendered.failures.includes('render'))
        throw new Error(`${path} cannot be rendered: ${rendered.errors}`)
      screens.push({
        file,
        language,
        ...rendered,
        state: { path, language, settings, entries: rendered.entries, isStatic: true },
      })
    }
  return screens
}

/** Writes the JSON Schema of config.json, with which editors check and complete the settings. */
async function writeSchema(root, dist, schema) {
  // Imports this here, because a fresh clone loads this file before dependencies are installed.
  const { withDescriptions } = await import('../../config/descriptions.mjs')
  await writeFile(join(dist, 'config.schema.json'), JSON.stringify(withDescriptions(root, schema), null, 2))
}

async function writePage(dist, file, html) {
  const path = join(dist, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, html)
  await compressed(path)
}

const emptyRoot = '<div id="root"></div>'
const stylePattern = () =>
  new RegExp(`<link href="${basePath()}/([^"]+\\.css)"[^>]* rel="stylesheet"[^>]*>`, 'g')
const scriptPattern = /<script defer src="[^"]+"[^>]*><\/script>/g

const tagsOfStart = (page) =>
  [...page.matchAll(stylePattern()), ...page.matchAll(scriptPattern)].map(([tag]) => tag).join('')

/** Adds copies of the tags of scripts and styles, with which kernel/served/preload/preload.js requests them again. */
const withSpares = (shell) =>
  shell.replace('</body>', () => `<template id="spare">${tagsOfStart(shell)}</template></body>`)

const fontFolder = 'assets/font'

/** Adds a preload of the font, so that it loads in parallel with the styles. */
function withFont(shell, files) {
  const file = files.find((name) => name.startsWith('figtree-latin-wght'))
  if (!file) throw new Error(`${fontFolder} contains no font for Latin letters.`)
  return shell.replace(
    '</head>',
    () =>
      `<link rel="preload" as="font" type="font/woff2" href="${basePath()}/${fontFolder}/${file}" crossorigin></head>`,
  )
}

/**
 * Splits the page of the build. A rendered page contains the styles that it needs, which saves a round trip before the
 * first paint. Scripts and the other styles load after its main image: see kernel/served/preload/preload.js.
 *
 * @returns {Promise<import('../../serve/render/html-page.mjs').PageParts>}
 */
async function pageParts(built, dist) {
  // Imports this here, because a fresh clone loads this file before dependencies are installed.
  const { indexStyles } = await import('./style-index.mjs')
  const sheets = [...built.matchAll(stylePattern())]
  const css = await Promise.all(sheets.map(([, file]) => readFile(join(dist, file), 'utf8')))
  const late = tagsOfStart(built)
  const [head] = built.replace(stylePattern(), '').replace(scriptPattern, '').split('</head>')
  const [noscript] = /<noscript>.*?<\/noscript>/s.exec(built)
  const [importMap] = /<script type="importmap">.*?<\/script>/s.exec(built)
  return { head, importMap, late, noscript, styles: indexStyles(css.join('\n')) }
}

/** Adds the languages of the rendered pages and the hashes of their styles to security.json. */
async function addBuildInfo(dist, pages) {
  const file = join(dist, 'security.json')
  const security = JSON.parse(await readFile(file, 'utf8'))
  const all = (name) => [...new Set(pages.flatMap((page) => page[name]))]
  const info = {
    languages: [...new Set(pages.map(({ language }) => language))],
    styles: all('styles'),
    styleAttributes: all('styleAttributes'),
  }
  await writeFile(file, JSON.stringify({ ...security, ...info }, null, 2))
}
