import type { Language } from '../../core/config/languages'

declare global {
  /** Requests started by the boot script: see preload.js. */
  var boot:
    | {
        readonly settings?: Promise<unknown>
        readonly texts?: Partial<Record<Language, Promise<Response>>>
        /** Hashes of the language files of this build: see kernel/core/i18n/hash-text.ts. */
        readonly written?: Partial<Record<Language, number>>
        /** First data of the screen, requested without a token; the consumer deletes it. */
        preloaded?: {
          readonly url: string
          readonly answer: Promise<Response>
          readonly abort: AbortController
        }
        /** Id of the build on the server when it differs from this page's; `undefined` if unknown. */
        readonly fetchLatestBuild?: () => Promise<string | undefined>
        /**
         * Reloads the page once for a newer build and never settles then. `true` when a reload did not
         * help, `false` when there is no newer build or the server is unreachable.
         */
        readonly reloadIfOutdated?: () => Promise<boolean>
        /** Shows a message with a retry button when the app cannot start. */
        readonly showBootError?: () => Promise<void>
      }
    | undefined
}
