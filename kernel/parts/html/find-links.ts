import { find } from 'linkifyjs'

/** A URL found in a text; `start` and `end` are positions in the text. */
export interface FoundLink {
  readonly href: string
  readonly start: number
  readonly end: number
}

/** Finds typed URLs, with or without `https://`. */
export const findLinks = (text: string): readonly FoundLink[] =>
  find(text, 'url', { defaultProtocol: 'https' })
    .filter(({ href }) => /^https?:/i.test(href))
    .map(({ href, start, end }) => ({ href, start, end }))
