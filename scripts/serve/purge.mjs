import { createHash, timingSafeEqual } from 'node:crypto'

/** In bytes. */
const maxBody = 100_000

/**
 * Answers `POST /__purge`, with which a deployment removes pages from the memory of this process: all, or those of
 * `{ "paths": ["/@ana"] }`, below the base path.
 *
 * @param {{ purge(paths?: string[]): void } | undefined} renderer
 * @param {string | undefined} secret what the header `Authorization: Bearer …` must contain; without it there is no purge
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<number>} the status of the answer
 */
export async function purge(renderer, secret, request) {
  if (!secret) return 404
  if (request.method !== 'POST') return 405
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!timingSafeEqual(hashOf(given), hashOf(secret))) return 401
  const paths = await readPaths(request).catch(() => null)
  if (paths === null) return 400
  renderer?.purge(paths)
  return 204
}

/** @throws when the body is neither empty nor an object with paths */
async function readPaths(request) {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > maxBody) throw new Error('The body is too long.')
  }
  if (text === '') return undefined
  const { paths } = JSON.parse(text)
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string')) throw new Error('No paths.')
  return paths
}

const hashOf = (text) => createHash('sha256').update(text).digest()
