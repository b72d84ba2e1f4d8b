import type { Language } from '../../core/config/languages'

declare global {
  /** What the page asked for before any script had come: see early.js. */
  var boot:
    | {
        readonly settings?: Promise<unknown>
        readonly texts?: Partial<Record<Language, Promise<Response>>>
        /** Fingerprints of the language files that the build has written: see kernel/core/i18n/hash-text.ts. */
        readonly written?: Partial<Record<Language, number>>
        /** What the screen shows first, asked of the server without a token; whoever takes it up takes it away. */
        preloaded?: { readonly url: string; readonly answer: Promise<Response>; readonly abort: AbortController }
        /** The name of a build that the server has in place of this page's; nothing where there is none or nobody knows. */
        readonly fetchLatestBuild?: () => Promise<string | undefined>
        /**
         * Looks whether the server has a newer build than this page. The page is made anew for it, once, and this never
         * settles then; `true` where that has not helped, `false` where there is none or it cannot be asked for.
         */
        readonly reloadIfOutdated?: () => Promise<boolean>
        /** Says that the product cannot start, with a way on. */
        readonly showBootError?: () => Promise<void>
      }
    | undefined
}
