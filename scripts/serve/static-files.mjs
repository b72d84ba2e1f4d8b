import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isHttpUrl } from './banner.mjs'
import { cacheControlFor, isHashed } from './cache-rules.mjs'
import { localFilesOf, readBuildInfo, readDeployment } from './deployment.mjs'
import { acceptedEncodings } from './encodings.mjs'
import { robotsTxt, sitemapXml } from './render/crawlers.mjs'
import { languageOf } from './render/negotiate.mjs'
import { sharedCacheControl } from './render/page-cache.mjs'
import { encodedPage } from './render/screens.mjs'
import { classifyPath, localPath, typeOf, withinBase } from './request-path.mjs'
import { securityHeaders } from './security-headers.mjs'
import { manifestFile, manifestText } from './web-manifest.mjs'

/**
 * Serves a build: its files, and its HTML page for every screen URL.
 *
 * @param {string} root the folder of the build
 * @param {{ settings?: (request: import('node:http').IncomingMessage) => object | undefined, config?: string,
 * server?: string, previous?: string, renderer?: import('./render/screens.mjs').Renderer }} [options] `config` is the file
 * with the settings (default: config.json of the build); files that the settings refer to are served from its folder.
 * `settings` returns overrides for a request. `server` is the origin of the API server behind a proxy. `previous` is a
 * folder with files of earlier builds, for pages that are still open. `renderer` renders the screens that visitors may open
 */
export function staticFiles(
  root,
  {
    settings: overlay = () => undefined,
    config = join(root, 'config.json'),
    server,
    previous,
    renderer,
  } = {},
) {
  const report = createReporter(config)
  const headersOf = createHeaders(server)
  return async (request, response) => {
    const security = await readBuildInfo(root)
    const target = withinBase(request.url ?? '/', security.base)
    if (target === undefined) return redirectToBase(security.base, request, response)
    const meaning = classifyPath(target)
    if (meaning.kind === 'nothing') return refuse(response, 404)
    if (request.method === 'POST' && meaning.kind === 'screen')
      return sendBack(request, response, security.base + target.replace(/^[/\\]+/, ''))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(response, 405)
    }

    const faults = []
    const deployment = await readDeployment(config, overlay(request), (fault) => faults.push(fault))
    const setHeaders = (hashes) => {
      const { headers, problems } = headersOf(security, hashes, deployment.settings)
      faults.push(...problems)
      for (const [name, value] of headers) response.setHeader(name, value)
    }
    setHeaders()
    report(faults)

    const isUnreadable = deployment.text === undefined
    if (isUnreadable && ['config.json', manifestFile].includes(meaning.path)) return refuse(response, 500)
    if (meaning.kind === 'file' && meaning.path === 'config.json') {
      return sendText(request, response, deployment.text, 'config.json')
    }
    if (meaning.path === manifestFile) {
      const text = await manifestText(deployment.settings, config, {
        root,
        base: security.base,
        app: security.app,
      })
      return sendText(request, response, text, manifestFile)
    }
    if (meaning.path === 'robots.txt' && !(await sizeAndDate(join(root, 'robots.txt')))) {
      const text = robotsTxt(security.base, renderer && publicOrigin(deployment.settings))
      return sendText(request, response, text, 'robots.txt')
    }
    if (meaning.path === 'sitemap.xml' && renderer && !(await sizeAndDate(join(root, 'sitemap.xml'))))
      return sendSitemap(request, response, { renderer, base: security.base, deployment })
    const folderOf = async (path) => {
      if (previous && isHashed(path) && !(await sizeAndDate(join(root, path)))) return previous
      const isLocalFile = localFilesOf(deployment.settings, security.base).includes(path)
      return isLocalFile && (await sizeAndDate(join(dirname(config), path))) ? dirname(config) : root
    }
    // The service worker caches this page and shows it without a connection.
    if (/^\/shell\.html(\?|$)/.test(target)) return sendFile(request, response, root, 'shell.html')
    if (meaning.kind === 'file')
      return sendFile(request, response, await folderOf(meaning.path), meaning.path)

    // The page reads config.json itself and reports that it cannot start.
    if (isUnreadable) return sendFile(request, response, root, 'shell.html')
    const readFileOf = async (url) => {
      const path = localPath(url, security.base)
      return path && readFile(join(await folderOf(path), path), 'utf8').catch(() => undefined)
    }
    const { base } = security
    const { headers } = request
    const page = await renderer?.pageFor({ target, base, deployment, headers, readFileOf })
    if (page?.body) {
      setHeaders(page.hashes)
      return sendPage(request, response, page)
    }
    // Send the page without rendered content, because the screens that the build rendered may be outdated.
    if (page?.isUnlisted) response.setHeader('X-Robots-Tag', 'noindex')
    if (renderer) return sendFile(request, response, root, 'shell.html', page?.status)
    response.setHeader('Vary', 'Accept-Encoding, Accept-Language')
    return sendFile(request, response, root, await staticPageFor(root, target, security.languages, headers))
  }
}

/** Returns a function that computes the security headers of a page or a build once for the same settings. */
function createHeaders(server) {
  const known = new WeakMap()
  return (security, hashes, settings) => {
    const key = hashes ?? settings
    const before = known.get(key)
    if (before?.security === security && before.settings === settings) return before
    const problems = []
    const all = securityHeaders({ ...security, ...hashes, server }, settings, (fault) =>
      problems.push(`${fault} It is ignored.`),
    )
    const result = { security, settings, problems, headers: Object.entries(all) }
    known.set(key, result)
    return result
  }
}

/** Reports problems of the settings once per change, not per request. */
function createReporter(config) {
  let lastReported = ''
  return (faults) => {
    const sentences = faults.map((fault) => `${config}: ${fault}`).join('\n')
    if (sentences !== lastReported && sentences !== '') console.warn(sentences)
    lastReported = sentences
  }
}

/** Redirects a path that lacks the base path, because the mock server's payment page links to such paths. */
function redirectToBase(base, request, response) {
  const target = request.url ?? '/'
  if (classifyPath(target).kind !== 'screen') return refuse(response, 404)
  const [path] = /^[^?#]*/.exec(target)
  const rest = `${path}/` === base ? target.slice(path.length) : target.replace(/^\/+/, '')
  response.writeHead(302, { Location: base + rest }).end()
}

/** Answers a form that was submitted without JavaScript: ignores its content and redirects to its screen. */
function sendBack(request, response, location) {
  request.resume()
  response.writeHead(303, { Location: location }).end()
}

/**
 * Selects the HTML page of a screen: the one that the build rendered in the visitor's language, or else the page with a
 * skeleton.
 */
async function staticPageFor(root, target, languages = [], headers = {}) {
  const [path] = /^[^?#]*/.exec(target)
  const folder = path.replace(/\/index\.html$/, '/')
  for (const suffix of [`.${languageOf(languages, headers)}`, '']) {
    const page = join(folder, `index${suffix}.html`).slice(1)
    if (await sizeAndDate(join(root, page))) return page
  }
  return 'shell.html'
}

async function sendPage(request, response, page) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  // Mark pages as private if a cookie selected the language, because shared caches know only Accept-Language.
  response.setHeader(
    'Cache-Control',
    request.headers.cookie?.includes('language=') ? 'private, max-age=0' : sharedCacheControl(page),
  )
  response.setHeader('Vary', 'Accept-Encoding, Accept-Language')
  if (sendIfNotModified(request, response, page.tag)) return
  const [variant] = acceptedEncodings(request.headers['accept-encoding'])
  const body = variant ? await encodedPage(page, variant.encoding) : page.body
  if (variant) response.setHeader('Content-Encoding', variant.encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body)
}

async function sendFile(request, response, root, path, status = 200) {
  const file = join(root, path)
  const original = await sizeAndDate(file)
  if (!original) return refuse(response, 404)

  response.setHeader('Content-Type', typeOf(path) ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControlFor(path))
  if (!response.hasHeader('Vary')) response.setHeader('Vary', 'Accept-Encoding')
  const variant = await bestVariant(file, original, request.headers['accept-encoding'])
  if (variant.encoding) response.setHeader('Content-Encoding', variant.encoding)
  // The ETag is weak, because all compressed variants of a file share it.
  if (sendIfNotModified(request, response, `W/"${original.size.toString(36)}-${original.date.toString(36)}"`))
    return
  response.setHeader('Content-Length', variant.size)
  response.writeHead(status)
  if (request.method === 'HEAD') return response.end()
  await pipeline(createReadStream(variant.file), response).catch(ignorePrematureClose)
}

async function sendSitemap(request, response, { renderer, base, deployment }) {
  const origin = publicOrigin(deployment.settings)
  if (!origin) return refuse(response, 404)
  const urls = await renderer.publicUrls({ base, origin, deployment })
  sendText(request, response, sitemapXml(urls), 'sitemap.xml')
}

const publicOrigin = ({ publicUrl } = {}) =>
  typeof publicUrl === 'string' && isHttpUrl(publicUrl) ? new URL(publicUrl).origin : undefined

function sendText(request, response, text, name) {
  response.setHeader('Content-Type', typeOf(name))
  response.setHeader('Cache-Control', 'no-cache')
  if (
    sendIfNotModified(
      request,
      response,
      `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`,
    )
  )
    return
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : text)
}

async function bestVariant(file, original, accepted) {
  for (const { encoding, suffix } of acceptedEncodings(accepted)) {
    const compressed = await sizeAndDate(file + suffix)
    if (compressed) return { file: file + suffix, size: compressed.size, encoding }
  }
  return { file, size: original.size }
}

/** Answers 304 if the browser already has the version of this ETag. Returns whether it has. */
function sendIfNotModified(request, response, tag) {
  response.setHeader('ETag', tag)
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  if (!known.includes(tag)) return false
  response.writeHead(304).end()
  return true
}

async function sizeAndDate(file) {
  const entry = await stat(file).catch(() => null)
  return entry?.isFile() ? { size: entry.size, date: Math.round(entry.mtimeMs) } : null
}

function refuse(response, status) {
  const sentences = { 404: 'Not found', 405: 'Method not allowed', 500: 'The settings cannot be read' }
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(`${sentences[status]}\n`)
}

/** Ignores the error of a client that disconnects early. */
function ignorePrematureClose(error) {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
