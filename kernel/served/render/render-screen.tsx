import { Writable } from 'node:stream'
import type { QueryClient } from '@tanstack/react-query'
import { fork } from 'effector'
import type { ComponentProps, ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Language } from '../../core/config/languages'
import type { Settings } from '../../core/config/schema'
import { $settings } from '../../core/config/settings'
import type { Failure } from '../../core/http/api-error'
import { outcomeOf } from '../../core/http/outcome'
import { $language, $messages } from '../../core/i18n/i18n'
import type { Messages, TextRef } from '../../core/i18n/text'
import { translate } from '../../core/i18n/use-texts'
import { matchPage } from '../../core/navigation/current-page'
import type { RegisteredPage, Registry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import type { Access } from '../../core/plugin/slot'
import { type PageAnswers, recordAnswers } from '../../core/query/page-answers'
import { createQueryClient } from '../../core/query/query-client'
import { App } from '../../frame/app/app'
import { setDefaultCurrency } from '../../kit/parts/money/default-currency'
import {
  type HeadContext,
  headTags,
  type PageHeadProps,
  publicHead,
  recordPageHead,
  structuredData,
} from '../../kit/parts/navigation/page-head'
import { recordRenderedEntries } from '../../kit/parts/slot/lazy-entry'
import { entriesByName } from '../start/entries-by-name'
import { connectWithoutToken, runAt } from './request-context'

interface ScreenRequest {
  /** The URL in the browser, with the base path. Its origin may be a placeholder: no HTML depends on it. */
  readonly url: URL
  readonly language: Language
  readonly settings: Settings
  readonly messages: Messages
  readonly registry: Registry
  /** Sends the requests of the screen to the API. They never have a token. */
  readonly fetch: typeof fetch
  /** Time limit in milliseconds; the browser renders the parts that are not ready in time. */
  readonly timeLimit: number
}

/** Why a part of a screen was left to the browser. */
type RenderFailure = 'late' | 'render' | Failure

interface RenderedScreen {
  /** Content of the root element, preceded by the tags that belong into the head. */
  readonly html: string
  /** The answers of the API that the screen shows, for the queries in the browser. */
  readonly answers: PageAnswers
  /** Names of the rendered entries, whose code the browser needs for hydration (see entries-by-name.ts). */
  readonly entries: readonly string[]
  readonly head: string
  readonly access: Access
  /** Empty when the screen is complete. */
  readonly failures: readonly RenderFailure[]
  /** Errors thrown by components. */
  readonly errors: readonly unknown[]
  /** Whether the HTML has the main content, not only the navigation bar and placeholders. */
  readonly hasContent: boolean
  /** Whether the API answered that the object in the URL does not exist. */
  readonly isNotFound: boolean
}

/** Renders a screen in Node, as a visitor sees it. @throws when the navigation bar or layout cannot be rendered */
export function renderScreen(request: ScreenRequest): Promise<RenderedScreen> {
  return runAt(request.url, async () => {
    const { settings, registry } = request
    const canceled = new AbortController()
    connectWithoutToken(request, canceled.signal)
    setDefaultCurrency(settings.locale.currency)
    const answers = recordAnswers()
    const rendered = recordRenderedEntries()
    const recordedHead = recordPageHead()
    const client = createServerQueryClient()
    const scope = fork({
      values: [
        [$settings, settings],
        [$language, request.language],
        [$messages, request.messages],
        [$registry, registry],
      ],
    })
    const router: ComponentProps<typeof App>['router'] = (props) => (
      <StaticRouter location={request.url.pathname + request.url.search} {...props} />
    )
    try {
      const { html, errors, isLate } = await renderToHtml(
        <App scope={scope} router={router} queries={{ client }} />,
        request.timeLimit,
      )
      const queries = client.getQueryCache().getAll()
      const page = matchPage(registry, withoutBase(request.url.pathname))?.page
      const main = queries.find(({ queryKey }) => queryKey[1] === page?.preload?.path)?.state.error
      return {
        html,
        answers,
        head: headHtml(request, page, recordedHead.head),
        access: page?.access ?? 'anyone',
        entries: [...entriesByName(registry)].flatMap(([name, { load }]) =>
          rendered.has(load) ? [name] : [],
        ),
        errors: errors.filter((error) => !outcomeOf(error).reason),
        failures: [...errors.map(failureOf), ...(isLate ? (['late'] as const) : [])],
        hasContent: html.includes('<h1'),
        isNotFound: outcomeOf(main).isMissing,
      }
    } finally {
      canceled.abort()
      client.clear()
    }
  })
}

/** The title of a page and its tags for search engines and link previews, as HTML. */
function headHtml(
  { url, settings, language, messages }: ScreenRequest,
  page: RegisteredPage | undefined,
  own: PageHeadProps | undefined,
): string {
  const translateText = (text: TextRef) => translate(text, messages, language)
  const name = own?.title ?? (page?.title && translateText(page.title))
  const title = [name, settings.brand.name].filter(Boolean).join(' · ')
  const context: HeadContext = {
    head: publicHead({ page, own, translate: translateText }),
    brand: settings.brand.name,
    language,
    origin: settings.publicUrl ? new URL(settings.publicUrl).origin : undefined,
    path: url.pathname,
  }
  const tags = headTags(context).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
    return `<${tag} ${written.join(' ')} data-head="">`
  })
  const data = structuredData(context)
  return [
    `<title>${escaped(title)}</title>`,
    ...tags,
    // Escape `<`, so that no text can end the element.
    ...(data ? [`<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`] : []),
  ].join('')
}

const withoutBase = (pathname: string) => pathname.slice(process.env.RODA_BASE.length) || '/'

const failureOf = (error: unknown): RenderFailure => outcomeOf(error).reason ?? 'render'

/** Renders in one piece: streaming would need inline scripts, and a screen takes only a few milliseconds. */
function renderToHtml(screen: ReactNode, timeLimit: number) {
  return new Promise<Pick<RenderedScreen, 'html' | 'errors'> & { isLate: boolean }>((resolve, reject) => {
    const errors: unknown[] = []
    let isLate = false
    const { pipe, abort } = renderToPipeableStream(screen, {
      // Beyond this limit, React would put parts of the page at its end and move them into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError(error) {
        if (!isLate) errors.push(error)
      },
      onAllReady() {
        clearTimeout(timer)
        const chunks: Buffer[] = []
        pipe(
          new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              resolve({ html: Buffer.concat(chunks).toString(), errors, isLate })
              done()
            },
          }),
        )
      },
    })
    const timer = setTimeout(() => {
      isLate = true
      abort()
    }, timeLimit)
  })
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** Creates a query client whose queries suspend until they are answered. Failed queries throw: the browser retries them. */
function createServerQueryClient(): QueryClient {
  const client = createQueryClient({ onFailure: () => undefined, onSuccess: () => undefined })
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Number.POSITIVE_INFINITY } })
  const withDefaults = client.defaultQueryOptions.bind(client) as (options: object) => object
  return Object.assign(client, {
    // Suspending would also send disabled queries.
    defaultQueryOptions: (options: { readonly enabled?: unknown }) => ({
      ...withDefaults(options),
      suspense: options.enabled !== false,
    }),
  })
}
