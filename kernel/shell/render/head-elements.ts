import { type HeadContext, headTags, structuredData } from '../../core/navigation/page-head'

/** The title of a page and its tags for search engines and link previews, as HTML. */
export function headElements({ title, ...context }: HeadContext & { readonly title: string }): string {
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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
