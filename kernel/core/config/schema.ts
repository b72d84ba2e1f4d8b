import * as v from 'valibot'
import { parseUrl } from '../parse/url'
import { resolveName } from './base-path'
import { isLanguageTag, type Language, languages } from './languages'

/** Longest delay of `setTimeout` in ms: browsers run timers with a longer delay immediately. */
const maxTimeout = 2 ** 31 - 1
const positive = v.pipe(v.number(), v.minValue(0))
const httpAddress = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || (/^https?:\/\//.test(value) && parseUrl(value) !== undefined),
    'a valid address that begins with http:// or https://',
  ),
)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A file of the page's origin. Excludes `//host` and `/\t/host` (URL parsers drop tabs), which lead to another host. */
const localFile = v.pipe(
  v.string(),
  v.transform(resolveName),
  v.regex(/^(?:\/(?![/\\\s]).*)?$/, 'a file next to config.json, or a path'),
)

/** Checks only the syntax of a locale: asking whether the browser supports it takes 20 ms at each start. */
function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length > 0
  } catch {
    return false
  }
}

const language = v.pipe(
  v.string(),
  v.check(isLanguageTag, 'a language tag such as pt-BR'),
  v.transform((tag): Language => tag),
)

const linkAddress = v.pipe(
  v.string(),
  v.transform(resolveName),
  v.regex(
    /^(?:https?:\/\/|mailto:|\/(?![/\\\s]))/,
    'an address that begins with https://, http:// or mailto:, a path, or a file next to config.json',
  ),
)

const brandLink = v.object({
  label: v.custom<string | Readonly<Record<string, string>>>(
    (value) =>
      (isObject(value) ? Object.values(value) : [value]).every((text) => text && typeof text === 'string'),
    'a text, or texts by language',
  ),
  url: linkAddress,
})

export const settingsSchema = v.object({
  api: v.optional(
    v.object({
      /** Base URL of the server; if empty, the page's own origin. */
      url: v.optional(httpAddress, ''),
      patience: v.optional(v.pipe(v.number(), v.minValue(1000), v.maxValue(maxTimeout)), 20_000),
      antiForgery: v.optional(
        v.object({
          cookie: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'XSRF-TOKEN'),
          header: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'X-XSRF-TOKEN'),
        }),
        {},
      ),
      /** Whether commands carry `Idempotency-Key`; a server on another origin must allow this header (decision:commands). */
      idempotencyKey: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** Public address of the deployment, `https://community.example`, for link previews, canonical links and the site map. */
  publicUrl: v.optional(httpAddress, ''),
  brand: v.optional(
    v.object({
      name: v.optional(
        v.pipe(v.string(), v.trim(), v.minLength(1, 'a name'), v.maxLength(40, 'at most 40 characters')),
        'Roda',
      ),
      logo: v.optional(v.pipe(v.string(), v.transform(resolveName)), ''),
      accent: v.optional(v.pipe(v.string(), v.hexColor('a color such as #0f6e5f')), '#0f6e5f'),
      links: v.optional(v.array(brandLink), []),
    }),
    {},
  ),
  language: v.optional(
    v.object({
      default: v.optional(language, 'en'),
      /** Languages to choose from. The file `texts` has the texts of languages that are not in the build. */
      offered: v.optional(v.array(language), [...languages]),
      /** The file with the deployment's texts: `{ "en": { "accounts": { "landing.headline": "…" } } }`. */
      texts: v.optional(localFile, ''),
      /** URL of a service that returns `{ country }`; if empty, no request is sent (decision:geolocation-setting). */
      geolocation: v.optional(httpAddress, ''),
    }),
    {},
  ),
  locale: v.optional(
    v.object({
      /** Language tag whose region is used for numbers and dates: `en-GB`, `es-MX`. */
      id: v.optional(v.pipe(v.string(), v.check(isLocale, 'a language tag such as pt-BR')), 'pt-BR'),
      currency: v.optional(
        v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code of three capitals')),
        'USD',
      ),
    }),
    {},
  ),
  session: v.optional(
    v.object({
      /** Session limit in minutes when the server names none for the account. */
      defaultLimit: v.optional(positive, 1),
    }),
    {},
  ),
  /** Whether visitors who register get an account or join a waiting list (decision:registration-mode). */
  registration: v.optional(v.picklist(['open', 'waiting-list'])),
  /** Older name of `registration`: `true` means `open`. Ignored when `registration` is set. */
  beta: v.optional(v.boolean()),
  /** Meaning of `true` in the server's uniqueness checks (decision:uniqueness-answer). */
  uniquenessAnswer: v.optional(v.picklist(['taken', 'free']), 'taken'),
  captcha: v.optional(
    v.object({
      /** `altcha` runs without third parties; the other captchas load a vendor's script where a form needs it. */
      provider: v.optional(v.picklist(['none', 'altcha', 'recaptcha', 'hcaptcha', 'turnstile']), 'none'),
      siteKey: v.optional(v.string(), ''),
      /** Endpoint of `altcha` challenges; a path is relative to `api.url`. */
      challengeUrl: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^(https?:\/\/|\/(?![/\\\s])|$)/, 'a path, or an address that begins with https://'),
        ),
        '',
      ),
    }),
    {},
  ),
  content: v.optional(
    v.object({
      /** Hosts of images allowed in posts, courses and lessons: `img.example.org`, `*.example.org`. */
      pictures: v.optional(
        v.array(
          v.pipe(
            v.string(),
            v.regex(
              /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i,
              'a host such as img.example.org, or *.example.org',
            ),
          ),
        ),
        [],
      ),
    }),
    {},
  ),
  /** Reports of errors and web vitals, without personal data. */
  reports: v.optional(
    v.object({
      enabled: v.optional(v.boolean(), false),
      /** Receives reports by POST as a JSON array; if empty, only plugins get them. */
      url: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^(https?:\/\/|\/(?![/\\\s])|$)/, 'a path, or an address that begins with https://'),
        ),
        '',
      ),
    }),
    {},
  ),
  videos: v.optional(v.object({ consent: v.optional(v.picklist(['ask', 'none']), 'ask') }), {}),
  /** URL of the external studio that the navigation bar links to; if empty, there is no link. */
  studio: v.optional(v.object({ url: v.optional(httpAddress, '') }), {}),
  help: v.optional(
    v.object({
      url: v.optional(v.union([v.literal(''), linkAddress]), ''),
      /** Where visitors report a public page: the contact call needs a token. */
      report: v.optional(v.union([v.literal(''), linkAddress]), ''),
    }),
    {},
  ),
  /** Plugins by id: `false` disables one; an object holds its settings and may contain `enabled: false`. */
  plugins: v.optional(
    v.record(
      v.string(),
      v.custom<boolean | { readonly enabled?: boolean }>(
        (value) => typeof (isObject(value) ? (value.enabled ?? true) : value) === 'boolean',
        'true, false or an object',
      ),
    ),
    {},
  ),
  /** Whether the diagnostics at `/__plugins` are public. */
  diagnostics: v.optional(v.boolean(), false),
  /** Whether members can open the app and read without a connection (decision:offline). `false` also deletes stored copies. */
  offline: v.optional(v.boolean(), true),
  /** Paths below the base path that other applications serve: no screens, and left alone by the service worker. */
  otherApps: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/[^/\\\s]/, 'a path such as /shop/'))), []),
  /** Remote plugins. kernel/remotes/remote-settings.ts parses each item separately. */
  remotes: v.optional(v.array(v.unknown()), []),
  slots: v.optional(
    v.record(
      v.string(),
      v.object({ remove: v.optional(v.array(v.string()), []), order: v.optional(v.array(v.string()), []) }),
    ),
    {},
  ),
})

/** The validated settings of `config.json`, with defaults for missing values. */
export type Settings = v.InferOutput<typeof settingsSchema>
