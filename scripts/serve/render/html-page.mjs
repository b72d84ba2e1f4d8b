import { createHash } from 'node:crypto'
import { classesIn, stylesFor } from './page-styles.mjs'

/**
 * The parts of a build's page: see scripts/build/prerender.
 *
 * @typedef {object} PageParts
 * @property {string} head the start of the page, up to the end of the boot script
 * @property {string} importMap the modules that remote plugins import
 * @property {string} noscript message that forms need JavaScript
 * @property {string} late scripts and styles that load after the main image
 * @property {import('../../build/prerender/style-index.mjs').StyleIndex} styles
 */

/**
 * A rendered screen.
 *
 * @typedef {object} Screen
 * @property {string} html content of the root element, preceded by hints for the browser such as preload tags
 * @property {string} head title, and tags for search engines and link previews
 * @property {string} language
 * @property {'ltr' | 'rtl'} [direction]
 * @property {string} access who may open the screen: `anyone` or `visitor`
 * @property {object} state data for hydration: see `PageState` in kernel/served/preload/preload.d.ts
 */

/**
 * Inserts a rendered screen into the page of the build.
 *
 * @param {PageParts} parts
 * @param {Screen} screen
 * @param {string} [css] the styles, if several pages share them
 * @returns {{ html: string, styles: string[], styleAttributes: string[] }} the page, with the hashes of its inline styles
 */
export function htmlPage(
  parts,
  { html, head, language, direction = 'ltr', access, state },
  css = stylesOf(parts, [html]),
) {
  const [hints, content] = splitHead(html)
  // A static page keeps the import map, because remote plugins may be added to config.json after the build.
  const hasRemotes = state.isStatic || state.settings.remotes?.length > 0
  const page = [
    withHead(parts.head, { language, direction, access, isStatic: state.isStatic, head: head + hints }),
    `<style id="fonts" media="not all">${parts.styles.fonts}</style>`,
    `<style>${css}</style></head><body>${content.includes('<form') ? parts.noscript : ''}<div id="root">${content}</div>`,
    `<script type="application/json" id="state">${json(state)}</script>`,
    hasRemotes ? parts.importMap : '',
    `<template id="late">${parts.late}</template></body></html>`,
  ]
  return {
    html: page.join(''),
    styles: [hashOf(parts.styles.fonts), hashOf(css)],
    styleAttributes: [
      ...new Set(
        [...content.matchAll(/<[^>]*\sstyle="([^"]*)"/g)].map(([, style]) => hashOf(unescaped(style))),
      ),
    ],
  }
}

/** Returns the styles that several rendered screens need. */
export const stylesOf = ({ styles }, screens) =>
  `${stylesFor(styles, new Set(screens.flatMap((html) => [...classesIn(html)])))}\n[data-awaiting] #root,[data-member] [data-visitor]{visibility:hidden}noscript{display:block;padding:.75rem 1rem}`

/** Separates the title, meta and link tags, which React writes in front of the content. */
function splitHead(html) {
  const [head] = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(html)
  return [head, html.slice(head.length)]
}

/** Replaces the general title and description by those of a screen. */
function withHead(page, { language, direction, access, isStatic, head }) {
  return (
    page
      .replace(
        /<html [^>]*>/,
        `<html lang="${language}" dir="${direction}" data-prerendered="${access}"${isStatic ? ' data-static' : ''}>`,
      )
      .replace(/<title>[^<]*<\/title>|<meta name="description"[^>]*>/g, '')
      // The boot script in the head waits for the main image, whose request starts with its preload tag.
      .replace('<script>', () => `${head}<script>`)
  )
}

const unescaped = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Escapes `<`, so that no text can end the element. */
const json = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`
