import { type Answer, textAnswer } from './reply'

/**
 * How HTML pages of the mock server send input: with POST forms (`form`), or through URLs of the product (`link`). A
 * service worker needs `link`, because it gets no requests from pages that it served itself.
 */
export type PageStyle = 'form' | 'link'

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

interface HtmlPage {
  title: string
  style: string
  /** Body of the page as HTML, in which text from outside is already escaped. */
  body: string
  status?: number
}

/** Renders a page without scripts. Its policy allows its own styles, and images of its origin for the icon that Firefox requests. */
export async function htmlPage({ title, style, body, status = 200 }: HtmlPage): Promise<Answer> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}</body></html>`
  const answer = textAnswer(page, 'text/html; charset=utf-8', status)
  answer.headers['content-security-policy'] =
    `default-src 'none'; img-src 'self'; style-src 'sha256-${await hashOf(style)}'; base-uri 'none'; frame-ancestors 'none'`
  return answer
}

/** Renders an error page with one sentence (plain text) and a link to the product. */
export const messagePage = (sentence: string): Promise<Answer> =>
  htmlPage({
    title: 'Mock server',
    style: 'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}',
    body: `<main><h1>Mock server</h1><p>${escapeHtml(sentence)}</p><p><a href="/">To the product</a></p></main>`,
    status: 400,
  })
