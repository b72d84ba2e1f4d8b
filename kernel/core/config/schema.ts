import * as v from 'valibot'
import { languages } from './languages'

/** Milliseconds that browsers can count down, 24 days; they take more for none at all. */
const longest = 2 ** 31 - 1
const positive = v.pipe(v.number(), v.minValue(0))
const httpAddress = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || /^https?:\/\//.test(value),
    'an address that begins with http:// or https://',
  ),
)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Paths of this deployment's own files. Two slashes lead elsewhere, also where a tab that browsers pass over parts them. */
const ownPath = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\\s]).*)?$/, 'a path that begins with a slash'))

function isLocale(value: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value).length > 0
  } catch {
    return false
  }
}

const linkAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:https?:\/\/|mailto:|\/(?![/\\\s]))/,
    'an address that begins with https://, http:// or mailto:, or a path',
  ),
)

/** A link in the words of the deployment: the same in every language, or by language. */
const brandLink = v.object({
  label: v.custom<string | Readonly<Record<string, string>>>(
    (value) =>
      (isObject(value) ? Object.values(value) : [value]).every((text) => text && typeof text === 'string'),
    'a text, or texts by language',
  ),
  url: linkAddress,
})

/** `config.json`, the settings of a deployment, changed without a rebuild. Every value has a default. */
export const settingsSchema = v.object({
  /** Where the server is, and how long to wait for it. */
  api: v.optional(
    v.object({
      /** The server's base address; empty for the one that serves the page. */
      url: v.optional(httpAddress, ''),
      /** Milliseconds without an answer after which a call is given up. */
      patience: v.optional(v.pipe(v.number(), v.minValue(1000), v.maxValue(longest)), 20_000),
      antiForgery: v.optional(
        v.object({
          cookie: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'XSRF-TOKEN'),
          header: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'X-XSRF-TOKEN'),
        }),
        {},
      ),
    }),
    {},
  ),
  /** How the product presents itself. */
  brand: v.optional(
    v.object({
      name: v.optional(
        v.pipe(v.string(), v.trim(), v.minLength(1, 'a name'), v.maxLength(40, 'at most 40 characters')),
        'Roda',
      ),
      /** Address of a picture that stands in for the product's own mark. */
      logo: v.optional(v.string(), ''),
      accent: v.optional(v.pipe(v.string(), v.hexColor('a colour such as #0f6e5f')), '#0f6e5f'),
      /** Links at the foot of every page. */
      links: v.optional(v.array(brandLink), []),
    }),
    {},
  ),
  language: v.optional(
    v.object({
      /** Used when nothing else decides (KRN-I18N-06). */
      default: v.optional(v.picklist(languages), 'en'),
      /** The languages on offer. */
      offered: v.optional(v.array(v.picklist(languages)), [...languages]),
      /** Path of texts that stand in for ours: `{ "en": { "accounts": { "landing.headline": "…" } } }`. */
      texts: v.optional(ownPath, ''),
      /** Address of the geolocation service that is asked for `country`; none, no request (decision:geolocation-setting). */
      geolocation: v.optional(httpAddress, ''),
    }),
    {},
  ),
  locale: v.optional(
    v.object({
      /** The region whose numbers and dates its language uses: `en-GB` for English, `es-MX` for Spanish (KRN-I18N-06). */
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
      /** Minutes that the profile offers as a session's limit where the server names none for the account (KRN-CLOCK-04). */
      defaultLimit: v.optional(positive, 1),
    }),
    {},
  ),
  /** Whether visitors create an account at once, or are put on a list (decision:registration-mode). */
  registration: v.optional(v.picklist(['open', 'waiting-list'])),
  /** The same by its older name: `true` is `open`. `registration` wins where both are given. */
  beta: v.optional(v.boolean()),
  /** What the server means by `true` when it is asked about a login or an e-mail address (decision:uniqueness-answer). */
  uniquenessAnswer: v.optional(v.picklist(['taken', 'free']), 'taken'),
  /** How forms that anybody can send tell people from programs (decision:captcha-providers). */
  captcha: v.optional(
    v.object({
      /** `altcha` needs the server alone; the last three load their own script on the screens that ask. */
      provider: v.optional(v.picklist(['none', 'altcha', 'recaptcha', 'hcaptcha', 'turnstile']), 'none'),
      /** The public key that the provider gave out for this deployment; `altcha` has none. */
      siteKey: v.optional(v.string(), ''),
      /** Where the server hands out `altcha` challenges; a path is one below `api.url`. */
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
  /** What of other hosts is shown in people's texts. */
  content: v.optional(
    v.object({
      /** Hosts whose pictures stay in posts, courses and lessons, over https: `img.example.org`, `*.example.org`. */
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
  /** Whether people are asked before a player of YouTube or Vimeo is loaded. */
  videos: v.optional(v.object({ consent: v.optional(v.picklist(['ask', 'none']), 'ask') }), {}),
  /** The external studio that the navigation bar links to; none, no link (KRN-NAV-02). */
  studio: v.optional(v.object({ url: v.optional(httpAddress, '') }), {}),
  /** Help for people who cannot log in, linked from the screens of login and registration; none, no link. */
  help: v.optional(v.object({ url: v.optional(v.union([v.literal(''), linkAddress]), '') }), {}),
  /** Plugin id → `false` switches it off; an object holds its own settings, and may say `enabled: false`. */
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
  /** Whether `/__plugins` shows everybody what is on, what is off and why, and what failed. */
  diagnostics: v.optional(v.boolean(), false),
  /** Plugins from outside: see kernel/core/remotes/remote-settings.ts, which reads each where there is any. */
  remotes: v.optional(v.array(v.unknown()), []),
  /** Slot id → entries to leave out, and entries to put first. */
  slots: v.optional(
    v.record(
      v.string(),
      v.object({ remove: v.optional(v.array(v.string()), []), order: v.optional(v.array(v.string()), []) }),
    ),
    {},
  ),
})

/** The settings in force: all values present. */
export type Settings = v.InferOutput<typeof settingsSchema>
