import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readJson } from '../deployment.mjs'
import { writeLog } from '../log.mjs'
import { apiFetch } from './api-fetch.mjs'
import { htmlPage } from './html-page.mjs'
import { acceptedLanguages, cookieOf } from './negotiate.mjs'
import { pageCache, pageLifetime } from './page-cache.mjs'

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)]

/** Time in ms after which a screen that could not be rendered is tried again. */
const retryAfter = 2_000
const maxCacheBytes = 32 * 2 ** 20
/** Above this number of concurrent renders, visitors get the static page, which is faster than waiting. */
const maxRenders = 50
/** Longer paths are not rendered, because attackers could fill the cache with invented paths. */
const maxAddress = 300

/** In ms: the time limit for the path lists of the site map, and how long the site map is fresh, and then stale. */
const listTimeLimit = 5_000
const listLifetime = 600_000

const originOf = ({ publicUrl }) => (publicUrl ? new URL(publicUrl).origin : placeholder)

const notFound = { status: 404, isUnlisted: true }
/** What an entry of the cache without content occupies, in bytes. */
const emptySize = 600

/** Used as the public origin if the settings have none. */
const placeholder = 'http://origin.invalid'

/**
 * A rendered page, or only the status with which the static page is sent.
 *
 * @typedef {object} Page
 * @property {number} status
 * @property {boolean} [isUnlisted] whether search engines must not list the static page
 * @property {Buffer} [body] missing when the static page is sent
 * @property {number} [renderedAt] time in ms, as `fresh` and `stale` for `sharedCacheControl`
 * @property {number} [fresh]
 * @property {number} [stale]
 * @property {string} [tag]
 * @property {{ styles: string[], styleAttributes: string[] }} [hashes]
 * @property {Map<string, Promise<Buffer>>} [encoded]
 */

/**
 * Renders the screens of a build for visitors.
 *
 * @param {string} root the folder of the build
 * @param {{ api?: () => string, log?: (entry: object) => void, timeLimit?: number, lifetime?:
 * { fresh: number, stale: number } }} [options] `api` returns the address of the API for this server, if it is not the
 * one in config.json; `log` gets an entry for each screen or site map that could not be rendered completely; `timeLimit`:
 * milliseconds for all API calls of a screen, after which the browser renders the missing parts; `lifetime`:
 * milliseconds for which a page is fresh, and for which it is then used while it is rendered again
 * @returns {Promise<Renderer | undefined>} undefined if the build has no code to render screens
 * @typedef {Awaited<ReturnType<typeof createRenderer>>} Renderer
 */
export async function openRenderer(root, options) {
  const folder = `${root}-render`
  const parts = await readFile(join(folder, 'parts.json'), 'utf8').catch(() => undefined)
  if (!parts) return undefined
  const code = await import(pathToFileURL(join(folder, 'render.js')).href)
  return createRenderer(root, JSON.parse(parts), code, options)
}

function createRenderer(
  root,
  parts,
  code,
  { api, log = writeLog, timeLimit = 800, lifetime = pageLifetime } = {},
) {
  const cache = pageCache({ maxBytes: maxCacheBytes })
  const counters = { rendered: 0, partial: 0, failed: 0, notFound: 0, refused: 0 }
  const failures = {}
  const deployments = new Map()
  let renders = 0

  /** Opens a deployment once per content of config.json; keeps the last few, for example of several scenarios. */
  function deploymentOf({ text, settings }) {
    if (!deployments.has(text)) {
      if (deployments.size > 7) deployments.delete(deployments.keys().next().value)
      const id = createHash('sha256').update(text).digest('base64url').slice(0, 12)
      deployments.set(
        text,
        code
          .openDeployment(settings, code.plugins)
          .then((deployment) => ({ ...deployment, id, input: settings })),
      )
    }
    return deployments.get(text)
  }

  async function render(deployment, { language, target, base, readFileOf, isNotFound }) {
    const startedAt = performance.now()
    const renderedAt = Date.now()
    const url = new URL(base.slice(0, -1) + target, originOf(deployment.settings))
    const { route } = deployment.screenAt(pathOf(target))
    const failed = (reasons, errors = []) => {
      counters.failed += 1
      report('screen-not-rendered', reasons, errors)
      return { page: { status: 200 }, size: emptySize, fresh: retryAfter, stale: 0 }
    }
    const report = (event, reasons, errors) => {
      for (const reason of reasons) failures[reason] = (failures[reason] ?? 0) + 1
      const ms = Math.round(performance.now() - startedAt)
      log({
        event,
        route,
        language,
        reasons,
        ms,
        errors: errors.map(errorText),
      })
    }
    if (renders >= maxRenders) {
      counters.refused += 1
      return { page: { status: 200 }, size: 0, fresh: 0, stale: 0 }
    }
    renders += 1
    try {
      const screen = await code.renderScreen({
        ...deployment,
        url,
        language,
        messages: await textsOf(deployment, language, readFileOf),
        fetch: fetchFor(deployment),
        timeLimit,
      })
      if (screen.isNotFound || isNotFound) {
        counters.notFound += 1
        return { page: notFound, size: emptySize, fresh: lifetime.fresh, stale: 0 }
      }
      if (!screen.hasContent) return failed(screen.failures, screen.errors)
      const isPartial = screen.failures.length > 0
      counters[isPartial ? 'partial' : 'rendered'] += 1
      if (isPartial) report('screen-partly-rendered', screen.failures, screen.errors)
      const state = {
        path: url.pathname.slice(base.length - 1),
        language,
        settings: deployment.input,
        answers: screen.answers,
        entries: screen.entries,
      }
      const direction = code.directionOf(language)
      const { html, ...hashes } = htmlPage(parts, { ...screen, language, direction, state })
      const body = Buffer.from(html)
      const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
      const kept = isPartial ? { fresh: retryAfter, stale: 0 } : lifetime
      const page = { status: 200, body, tag, hashes, encoded: new Map(), renderedAt, ...kept }
      return { page, size: body.length * 2, ...kept }
    } catch (error) {
      return failed(['render'], [error])
    } finally {
      renders -= 1
    }
  }

  const fetchFor = ({ settings }) => {
    const from = (settings.api.url || originOf(settings)).replace(/\/$/, '')
    return apiFetch(from, (api?.() ?? from).replace(/\/$/, ''))
  }

  const texts = new Map()
  /** Reads the texts of a language, with those of the deployment. */
  async function textsOf({ id, settings }, language, readFileOf) {
    const key = `${id} ${language}`
    if (!texts.has(key)) {
      if (texts.size > 31) texts.clear()
      texts.set(key, loadTexts(settings, language, readFileOf))
      texts.get(key).catch(() => texts.delete(key))
    }
    return texts.get(key)
  }

  async function loadTexts(settings, language, readFileOf) {
    const base = code.isBuiltInLanguage(language) ? language : 'en'
    const file = JSON.parse(await readFile(join(root, `assets/i18n/${base}.json`), 'utf8'))
    const own = settings.language.texts && (await readFileOf(settings.language.texts))
    return own ? code.mergeTexts(file, readJson(own), language) : code.toMessages(file)
  }

  async function listPages(deployment, { base, origin: publicOrigin }) {
    const { paths, errors } = await code.listPublicPaths({
      ...deployment,
      url: new URL(base, publicOrigin),
      fetch: fetchFor(deployment),
      timeLimit: listTimeLimit,
    })
    if (errors.length > 0) log({ event: 'site-map-incomplete', errors: errors.map(errorText) })
    const urls = paths.map((path) => publicOrigin + base + path.slice(1))
    return {
      page: urls,
      size: urls.join().length,
      fresh: errors.length > 0 ? retryAfter : listLifetime,
      stale: listLifetime,
    }
  }

  return {
    /**
     * Lists the absolute URLs of pages for search engines.
     *
     * @param {{ base: string, origin: string, deployment: { text: string, settings: object } }} context `origin`: the
     * public origin
     * @returns {Promise<string[]>}
     */
    async publicUrls({ base, origin: publicOrigin, deployment: written }) {
      const deployment = await deploymentOf(written)
      return cache.get(`${deployment.id} site map`, () =>
        listPages(deployment, { base, origin: publicOrigin }),
      )
    },
    /**
     * Returns the page of a URL, or its status if the static page is to be sent.
     *
     * @param {object} context
     * @param {string} context.target below the base path, such as `/course/7`
     * @param {string} context.base the base path, such as `/app/`
     * @param {{ text: string, settings: object }} context.deployment
     * @param {import('node:http').IncomingHttpHeaders} context.headers
     * @param {(path: string) => Promise<string | undefined>} context.readFileOf reads a file of the deployment
     * @returns {Promise<Page>}
     */
    async pageFor({ target, base, deployment: written, headers, readFileOf }) {
      const deployment = await deploymentOf(written)
      if (target.length > maxAddress) return { status: 200, isUnlisted: true }
      const language = deployment.languageFor(
        cookieOf(headers.cookie, 'language'),
        acceptedLanguages(headers['accept-language']),
      )
      return cache.get([deployment.id, language, target].join(' '), async () => {
        const { answer } = deployment.screenAt(pathOf(target))
        if (answer === 'render') return render(deployment, { language, target, base, readFileOf })
        const page = answer === 'not-found' ? notFound : { status: 200, isUnlisted: true }
        return { page, size: emptySize, ...lifetime }
      })
    },
    /**
     * Forgets the site map, and the pages of these paths or all.
     *
     * @param {string[]} [paths] below the base path, such as `/course/7`
     */
    purge(paths) {
      const meant = paths?.map(comparable)
      cache.purge((key) => {
        const [, , target] = key.split(' ')
        return !meant || target === 'map' || meant.includes(comparable(target))
      })
    },
    /** Counts for monitoring. */
    health: () => ({ ...counters, failures, renders, cache: cache.size }),
  }
}

const pathOf = (target) => {
  try {
    return decodeURI(target.replace(/[?#].*$/s, ''))
  } catch {
    return target
  }
}

/** Paths that differ only in case, a last slash or their query show the same. */
const comparable = (target) => pathOf(target).toLowerCase().replace(/\/$/, '')

/** Compresses a page once per encoding. */
export function encodedPage(page, encoding) {
  if (!page.encoded.has(encoding)) {
    const compress =
      encoding === 'br'
        ? brotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : gz(page.body, { level: 6 })
    page.encoded.set(encoding, compress)
  }
  return page.encoded.get(encoding)
}

const errorText = (error) => String(error?.stack ?? error).slice(0, 600)
