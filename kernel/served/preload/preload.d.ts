import type { Language } from '../../core/config/languages'
import type { PageAnswers } from '../../core/query/page-answers'

/** The data from which the build or a server rendered the screen in the page. */
export interface PageState {
  /** URL path without the base path. */
  readonly path: string
  readonly language: Language
  /** The content of config.json. */
  readonly settings: unknown
  /** The answers of the API that the screen shows. */
  readonly answers?: PageAnswers
  /** The names of the entries in the screen (see entries-by-name.ts). */
  readonly entries: readonly string[]
  /** Whether the build rendered the screen, so that config.json may have changed since. */
  readonly isStatic?: boolean
}

declare global {
  /** Requests and functions of the boot script, see preload.js. */
  var boot:
    | {
        /** Present if the page contains a rendered screen. */
        readonly state?: PageState
        readonly build?: string
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
         * Reloads the page and stays pending if there is a newer build. Resolves with `true` when an earlier reload did not help,
         * with `false` when there is no newer build or the server is unreachable.
         */
        readonly reloadIfOutdated?: () => Promise<boolean>
        /** Called when React handles clicks. Returns the last click on a button of the rendered screen from before. */
        readonly takeEarlyClick?: () => MouseEvent | undefined
        /** Hands a form of the rendered screen over to the app. Returns whether the visitor has already submitted it. */
        readonly takeSubmit?: (form: HTMLFormElement) => boolean
        /** Shows a message with a retry button when the app cannot start. */
        readonly showBootError?: () => Promise<void>
      }
    | undefined
}
