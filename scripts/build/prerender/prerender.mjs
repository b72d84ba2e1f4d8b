import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode } from '../../process/run.mjs'
import { basePath } from '../base-path.mjs'
import { compressed } from '../compressed.mjs'
import { skeleton } from './skeleton.mjs'

/**
 * Prerenders the start page into `index.html`, and writes `shell.html`, which shows a skeleton, for all other
 * screens (ACC-LAND-01).
 *
 * @param {string} dist the folder of the build
 * @throws {Error} when rendering fails
 */
export async function prerender(root, dist) {
  const { render, texts, configSchema } = await loadBuildTools(root)
  await writeSchema(root, dist, await configSchema())
  const shell = withFont(
    await readFile(join(dist, 'index.html'), 'utf8'),
    await readdir(join(dist, fontFolder)),
  )
  const content = await render('/')
  const styles = await stylesFor(content, shell, dist)
  const html = withMetaTags(
    inlineStylesAndDeferScripts(withStartPageMap(shell), styles),
    startPageTexts(texts),
  ).replace(emptyRoot, () => `<div id="root">${content}</div>`)

  await writeFile(join(dist, 'shell.html'), shell.replace(emptyRoot, `<div id="root">${skeleton}</div>`))
  await writeFile(join(dist, 'index.html'), html)
  await compressed(join(dist, 'shell.html'))
  await compressed(join(dist, 'index.html'))
  await addInlineHashes(dist, html, styles)
}

/**
 * Bundles and loads product code that runs in Node: the prerendering and the check of settings.
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
  const load = (name) =>
    import(`${pathToFileURL(join(root, `.cache/prerender/${name}.js`)).href}?${Date.now()}`)
  return { ...(await load('prerender')), ...(await load('config')) }
}

/** Writes the JSON Schema of config.json, with which editors check and complete the settings. */
async function writeSchema(root, dist, schema) {
  // Imports this here, because a fresh clone loads this file before dependencies are installed.
  const { withDescriptions } = await import('../../config/descriptions.mjs')
  await writeFile(join(dist, 'config.schema.json'), JSON.stringify(withDescriptions(root, schema), null, 2))
}

const emptyRoot = '<div id="root"></div>'
const mapPattern = /(?<=\()\{"plugins":.*?\}(?=\))/
const stylePattern = () =>
  new RegExp(`<link href="${basePath()}/([^"]+\\.css)"[^>]* rel="stylesheet"[^>]*>`, 'g')
const scriptPattern = /<script defer src="[^"]+"[^>]*><\/script>/g

/** Matches fonts that the browser requests; fonts of the device have no URL. */
const fontPattern = /@font-face\{[^}]*url\([^}]*\}/g

const fontFolder = 'assets/font'

/** Adds a preload of the font, so that it loads in parallel with the styles. */
function withFont(shell, files) {
  const file = files.find((name) => name.startsWith('figtree-latin-wght'))
  if (!file) throw new Error(`${fontFolder} contains no font for Latin letters.`)
  return shell.replace('</head>', () => `${fontPreload(`${basePath()}/${fontFolder}/${file}`)}</head>`)
}
const fontPreload = (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`
const preloadPattern = /<link rel="preload" as="font"[^>]*>/

/** Reduces the screens in the boot script to the start page. */
function withStartPageMap(shell) {
  const map = JSON.parse(mapPattern.exec(shell)?.[0] ?? '{"pages":[]}')
  const pages = map.pages.filter(([pattern]) => new RegExp(pattern).test(`${basePath()}/`))
  return shell.replace(mapPattern, () => JSON.stringify({ ...map, pages }))
}

/** Collects the styles that the start page uses, with the fonts apart. */
async function stylesFor(content, shell, dist) {
  const css = [...shell.matchAll(stylePattern())].map(([, file]) => join(dist, file))
  // Imports this here, because a fresh clone loads this file before dependencies are installed.
  const { PurgeCSS } = await import('purgecss')
  const used = await new PurgeCSS().purge({
    content: [{ raw: selectorNames(content).join(' '), extension: 'txt' }],
    css,
    defaultExtractor: (names) => names.split(' '),
    variables: true,
    keyframes: true,
  })
  const usedCss = used.map((sheet) => sheet.css).join('\n')
  return {
    painted: `${usedCss.replace(fontPattern, '')}\n[data-awaiting] #root{visibility:hidden}`,
    fonts: usedCss.match(fontPattern)?.join('') ?? '',
  }
}

/** Lists the tags, attributes and classes of the page, which its CSS selectors may match. */
const selectorNames = (html) => [
  ...['html', 'body', 'data-theme', 'light', 'dark'],
  ...[...html.matchAll(/<([a-z\d]+)|\s([a-z-]+)=/g)].map(([, tag, attribute]) => tag ?? attribute),
  ...[...html.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => unescapeHtml(classes).split(' ')),
]

const unescapeHtml = (text) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * Inlines the styles, which saves a round trip before the first paint. Scripts and other styles wait until the main
 * image is visible: see kernel/shell/boot/preload.js.
 */
function inlineStylesAndDeferScripts(shell, styles) {
  const deferred = [...shell.matchAll(stylePattern()), ...shell.matchAll(scriptPattern)].map(([tag]) => tag)
  return (
    shell
      .replace(stylePattern(), '')
      .replace(scriptPattern, '')
      // Removes the preload of the font, because the image has priority. The script preload.js requests the font later.
      .replace(preloadPattern, '')
      .replace('<script>', (script) => `<style id="fonts" media="not all">${styles.fonts}</style>${script}`)
      .replace('</head>', () => `<style>${styles.painted}</style></head>`)
      .replace('</body>', () => `<template id="late">${deferred.join('')}</template></body>`)
  )
}

/** Returns headline and lead of the start page, which depend on whether the build has the accounts plugin. */
const startPageTexts = ({ accounts, kernel }) =>
  accounts
    ? { headline: accounts['landing.headline'], lead: accounts['landing.lead'] }
    : { headline: kernel['home.title'], lead: kernel['home.text'] }

/** Adds title, description and Open Graph tags. */
function withMetaTags(html, { headline, lead }) {
  const name = 'Roda'
  const named = (text) => text.replace(/\{name(?::string)?\}/, name)
  const title = escapeHtml(`${named(headline)} · ${name}`)
  const description = escapeHtml(named(lead))
  const address = process.env.RODA_PUBLIC_URL?.replace(/\/$/, '') ?? ''
  const picture = `${address || basePath()}/social.png`
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ...(address ? [['og:url', `${address}/`]] : []),
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`)
  return html
    .replace('<html ', '<html data-prerendered ')
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${description}">`)
    .replace(
      '</head>',
      () => `${tags.join('')}<meta name="twitter:card" content="summary_large_image"></head>`,
    )
    .replace(/<noscript>.*?<\/noscript>/s, '')
}

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Adds the hashes of the inline code in index.html, whose boot script differs from that of shell.html. */
async function addInlineHashes(dist, html, styles) {
  const file = join(dist, 'security.json')
  const security = JSON.parse(await readFile(file, 'utf8'))
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const scripts = [...security.scripts, hashOf(script)]
  await writeFile(
    file,
    JSON.stringify({ ...security, scripts, styles: Object.values(styles).map(hashOf) }, null, 2),
  )
}

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`
