import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cacheControlFor } from './cache-rules.mjs'
import { localFilesOf, readBuildInfo, readDeployment } from './deployment.mjs'
import { acceptedEncodings } from './encodings.mjs'
import { classifyPath, typeOf, withinBase } from './request-path.mjs'
import { securityHeaders } from './security-headers.mjs'

/**
 * Serves a build: its files, and its HTML page for every screen URL.
 *
 * @param {string} root the folder of the build
 * @param {{ settings?: (request: import('node:http').IncomingMessage) => object | undefined, config?: string,
 * server?: string }} [options] `config` is the file with the settings (default: config.json of the build); files that
 * the settings refer to are served from its folder. `settings` returns overrides for a request. `server` is the origin
 * of the API server behind a proxy
 */
export function staticFiles(
  root,
  { settings: overlay = () => undefined, config = join(root, 'config.json'), server } = {},
) {
  const report = createReporter(config)
  return async (request, response) => {
    const security = await readBuildInfo(root)
    const target = withinBase(request.url ?? '/', security.base)
    if (target === undefined) return redirectToBase(security.base, request, response)
    const meaning = classifyPath(target)
    if (meaning.kind === 'nothing') return refuse(response, 404)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(response, 405)
    }

    const faults = []
    const deployment = await readDeployment(config, overlay(request), (fault) => faults.push(fault))
    const headers = securityHeaders({ ...security, server }, deployment.settings, (fault) =>
      faults.push(`${fault} It is ignored.`),
    )
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    report(faults)

    if (meaning.kind === 'file' && meaning.path === 'config.json') {
      return sendText(request, response, deployment.text)
    }
    const path = meaning.kind === 'file' ? meaning.path : await pageFor(root, target)
    const isLocalFile = localFilesOf(deployment.settings, security.base).includes(path)
    const localFile = isLocalFile && (await sizeAndDate(join(dirname(config), path)))
    return sendFile(request, response, localFile ? dirname(config) : root, path)
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

/**
 * Selects the HTML page of a screen. A prerendered index.html shows the start page, so other screens need shell.html.
 */
async function pageFor(root, target) {
  const isStart = /^\/(index\.html)?(\?|$)/.test(target)
  return !isStart && (await sizeAndDate(join(root, 'shell.html'))) ? 'shell.html' : 'index.html'
}

async function sendFile(request, response, root, path) {
  const file = join(root, path)
  const original = await sizeAndDate(file)
  if (!original) return refuse(response, 404)

  response.setHeader('Content-Type', typeOf(path) ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControlFor(path))
  response.setHeader('Vary', 'Accept-Encoding')
  const variant = await bestVariant(file, original, request.headers['accept-encoding'])
  if (variant.encoding) response.setHeader('Content-Encoding', variant.encoding)
  // The ETag is weak, because all compressed variants of a file share it.
  if (sendIfNotModified(request, response, `W/"${original.size.toString(36)}-${original.date.toString(36)}"`))
    return
  response.setHeader('Content-Length', variant.size)
  response.writeHead(200)
  if (request.method === 'HEAD') return response.end()
  await pipeline(createReadStream(variant.file), response).catch(ignorePrematureClose)
}

function sendText(request, response, text) {
  response.setHeader('Content-Type', typeOf('config.json'))
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
  const sentences = { 404: 'Not found', 405: 'Method not allowed' }
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
