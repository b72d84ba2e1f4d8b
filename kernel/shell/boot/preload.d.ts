import type { Language } from '../../core/config/languages'

declare global {
  /** Requests and functions of the boot script, see preload.js. */
  var boot:
    | {
        readonly settings?: Promise<unknown>
        readonly texts?: Partial<Record<Language, Promise<Response>>>
        /** Hashes of the texts in the language files of this build: see kernel/core/i18n/hash-text.ts. */
        readonly written?: Partial<Record<Language, number>>
        /** The first data of the screen, requested without a token; the API client deletes this field when it uses it. */
        preloaded?: {
          readonly url: string
          readonly answer: Promise<Response>
          readonly abort: AbortController
        }
        /** Resolves with the id of the build on the server if it differs from this page's build, else `undefined`. */
        readonly fetchLatestBuild?: () => Promise<string | undefined>
        /**
         * Reloads the page if there is a newer build; the promise then stays pending. Resolves with `true` when an
         * earlier reload did not help, with `false` when there is no newer build or the server is unreachable.
         */
        readonly reloadIfOutdated?: () => Promise<boolean>
        /** Repeats the last click on a button of the pre-rendered page that came before the app had started. */
        readonly repeatEarlyClick?: () => void
        /** Shows a message with a retry button when the app cannot start. */
        readonly showBootError?: () => Promise<void>
      }
    | undefined
}
