import type { Language } from '../i18n/languages'

declare global {
  /** What the page asked for before any script had come: see early.js. */
  var early:
    | {
        readonly settings?: Promise<unknown>
        readonly texts?: Partial<Record<Language, Promise<Response>>>
      }
    | undefined
}
