import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode } from '../../process/run.mjs'
import { compressed } from '../compressed.mjs'

/**
 * Draws the start page into the build, so that it can be read before any script has come: `index.html` is the start
 * page from now on, `shell.html` the empty page for every other address (ACC-LAND-01).
 *
 * @param {string} root the project
 * @param {string} dist the folder of the build
 * @throws {Error} when the page cannot be drawn
 */
export async function prerender(root, dist) {
  const config = 'scripts/build/prerender/rsbuild.config.ts'
  const { code, output } = await runNode(
    'node_modules/@rsbuild/core/bin/rsbuild.js',
    ['build', '-c', config],
    { env: { NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new Error(`Building what pre-renders failed:\n${output}`)

  const bundle = pathToFileURL(join(root, '.cache/prerender/prerender.js')).href
  const { render, texts } = await import(`${bundle}?${Date.now()}`)
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const styles = await stylesOf(shell, dist)
  const content = await render('/')
  const html = withHead(withStyles(shell, styles), texts.accounts).replace(
    '<div id="root"></div>',
    () => `<div id="root">${content}</div>`,
  )

  await writeFile(join(dist, 'shell.html'), shell)
  await writeFile(join(dist, 'index.html'), html)
  await compressed(join(dist, 'shell.html'))
  await compressed(join(dist, 'index.html'))
  await allowStyles(dist, styles)
}

/** All that the start page needs, in one piece: its own styles come with its script otherwise. */
async function stylesOf(shell, dist) {
  const map = JSON.parse(/const map = (\{.*\})/.exec(shell)?.[1] ?? '{}')
  const start = map.pages?.find(([pattern]) => new RegExp(pattern).test('/'))
  const linked = [...shell.matchAll(/<link href="\/([^"]+\.css)" rel="stylesheet"[^>]*>/g)].map(
    ([, file]) => file,
  )
  const own = (start?.[1] ?? []).flatMap(([, files]) => files).filter((file) => file.endsWith('.css'))
  const texts = await Promise.all(
    [...new Set([...linked, ...own])].map((file) => readFile(join(dist, file), 'utf8')),
  )
  return `${texts.join('\n')}\n[data-awaiting] #root{visibility:hidden}`
}

/**
 * Styles within the page need no second round trip before the first paint. The file they come from is asked for
 * after the content: all other screens build on it.
 */
function withStyles(shell, styles) {
  const links = shell.match(/<link href="\/[^"]+\.css" rel="stylesheet"[^>]*>/g) ?? []
  return links
    .reduce((html, link) => html.replace(link, ''), shell)
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `${links.join('')}</body>`)
}

/** Title, description and what a preview in a social network shows. */
function withHead(html, texts) {
  const name = 'Roda'
  const title = escaped(`${texts['landing.headline']} · ${name}`)
  const description = escaped(texts['landing.lead'].replace('{name}', name))
  const address = process.env.RODA_PUBLIC_URL?.replace(/\/$/, '') ?? ''
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${address}/social.png`],
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

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

async function allowStyles(dist, styles) {
  const file = join(dist, 'security.json')
  const security = JSON.parse(await readFile(file, 'utf8'))
  const hash = `sha256-${createHash('sha256').update(styles).digest('base64')}`
  await writeFile(file, JSON.stringify({ ...security, styles: [hash] }, null, 2))
}
